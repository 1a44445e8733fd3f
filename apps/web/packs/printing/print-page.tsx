/** A worker makes the PDF or the pictures in the browser, also offline. */
import { PRESSES } from '@parlour/card-art/pack-art';
import { type ShelvedBox, shelf } from '@parlour/games/shelf/shelf';
import { defaultsOf } from '@parlour/kernel/options';
import { failure, type Result, success } from '@parlour/kernel/result';
import { isPaper, MAX_OFFSET_MM, PAPERS, PRINTS } from '@parlour/print/layout/paper';
import {
  BACKS,
  CARD_SIZES,
  CORNER_STYLES,
  DEFAULT_PRINT_SETTINGS,
  EXTENTS,
  FORMS,
  MAX_SETS,
  type PrintSettings,
  SHOPS,
} from '@parlour/print/settings';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { PageProps } from '../../app/app.tsx';
import { currentLocation } from '../../app/router.tsx';
import club from '../../club/club.module.css';
import { loadCards } from '../../lib/box-assets.ts';
import { downloadFile } from '../../lib/download.ts';
import { useAsync } from '../../lib/use-async.ts';
import { connectRpc } from '../../lib/worker-rpc.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField, inputClass } from '../../ui/fields.tsx';
import { BackToBox, NotFound, PageLayout } from '../../ui/page.tsx';
import { Panel } from '../../ui/surfaces.tsx';
import styles from '../packs.module.css';
import { optionsOfStoredPack } from '../storage.ts';
import { printText } from './print-text.ts';
import type { PrintResult, PrintWorkerApi } from './worker.ts';

export function PrintPage({ named }: PageProps): JSX.Element {
  const box = shelf.find(({ id }) => id === named.box);
  return box ? <PrintForm box={box} /> : <NotFound />;
}

const defaultSettings = (): PrintSettings => ({
  ...DEFAULT_PRINT_SETTINGS,
  paper: /-(US|CA|MX|PH)$/.test(navigator.language) ? 'letter' : 'a4',
});

type PrintInfo = Omit<PrintResult, 'bytes'> & Pick<PrintSettings, 'form'>;

function PrintForm({ box }: { readonly box: ShelvedBox }): JSX.Element {
  const settings = useSignal(defaultSettings());
  const isBusy = useSignal(false);
  const outcome = useSignal<Result<PrintInfo> | undefined>(undefined);
  const progress = useSignal<PrintProgress | undefined>(undefined);
  const id = currentLocation.value.query.get('pack');
  const hasCards = useAsync(async () => (await loadCards(box, {})).pack.length > 0, [box]) ?? true;
  const print = async (): Promise<void> => {
    isBusy.value = true;
    outcome.value = await printAndDownload(box, id, settings.value, progress).then(success, (error: Error) =>
      failure(error.message),
    );
    isBusy.value = false;
  };
  const { form } = settings.value;
  return (
    <PageLayout
      title={printText('print', { box: box.title })}
      world={box.id}
      back={{ to: `/box/${box.id}`, name: box.title }}
    >
      <Panel class={club.panel}>
        <p>{printText(hasCards || form === 'booklet' ? `${form}Intro` : 'withoutCards')}</p>
        {id && <p class={club.soft}>{printText('ownPack')}</p>}
        <PrintSettingsForm settings={settings} hasCards={hasCards} />
        <Button tone="primary" size="large" onAct={() => void print()} isDisabled={isBusy.value}>
          {printText(isBusy.value ? 'working' : form === 'png' ? 'makePictures' : 'makePdf')}
        </Button>
        {isBusy.value && progress.value && (
          <progress
            class={styles.progress}
            aria-label={printText('pagesDrawn')}
            max={progress.value.of}
            value={progress.value.pages}
          />
        )}
        <div role="status">{outcome.value && <PrintOutcome outcome={outcome.value} />}</div>
      </Panel>
      <BackToBox box={box} />
    </PageLayout>
  );
}

type PrintProgress = { readonly pages: number; readonly of: number };

async function printAndDownload(
  box: ShelvedBox,
  id: string | null,
  settings: PrintSettings,
  progress: Signal<PrintProgress | undefined>,
): Promise<PrintInfo> {
  const options = { ...defaultsOf(box.games[0]!.options), ...(await optionsOfStoredPack(box, id)) };
  const onPage = (pages: number, of: number): void => {
    progress.value = { pages, of };
  };
  const { bytes, ...outcome } = await startPrintWorker().print(box.id, options, settings, onPage, paintPicture);
  const type = settings.form === 'png' ? 'application/zip' : 'application/pdf';
  downloadFile(fileName(box.id, settings), bytes as Uint8Array<ArrayBuffer>, type);
  return { ...outcome, form: settings.form };
}

const fileName = (id: string, { form, paper }: PrintSettings): string => {
  if (form === 'png') return `${id}-cards.zip`;
  return form === 'sheets' ? `${id}-${paper}.pdf` : `${id}-${form}.pdf`;
};

async function paintPicture(svg: string, width: number, height: number): Promise<Uint8Array> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new Uint8Array(await blob.arrayBuffer());
}

function PrintOutcome({ outcome }: { readonly outcome: Result<PrintInfo> }): JSX.Element {
  if (!outcome.ok) return <p class={styles.wrong}>{printText('failed', { reason: outcome.fault })}</p>;
  const { missingLetters, contents, form } = outcome.value;
  return (
    <>
      {missingLetters.length > 0 && (
        <p class={styles.wrong}>{printText('missingLetters', { letters: missingLetters.join(' ') })} </p>
      )}
      <p>{printText(form === 'png' ? 'donePictures' : 'done')}</p>
      <ol class={styles.contents}>
        {contents.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </>
  );
}

const COUNTS = Array.from({ length: MAX_SETS }, (_, i) => String(i + 1));

type SettingsFormProps = { readonly settings: { value: PrintSettings }; readonly hasCards: boolean };

function PrintSettingsForm({ settings, hasCards }: SettingsFormProps): JSX.Element {
  const set = (changed: Partial<PrintSettings>): void => {
    settings.value = { ...settings.value, ...changed };
  };
  const { paper, print, press: inks, form, sets } = settings.value;
  return (
    <div class={styles.form}>
      <ChoiceField
        label={printText('format')}
        value={form}
        choices={FORMS.filter(each => hasCards || each === 'sheets' || each === 'booklet').map(each => [
          each,
          printText(each === 'cards' ? 'singleCards' : each),
        ])}
        onChange={form => set({ form })}
      />
      {form === 'png' && <PictureSettings settings={settings.value} set={set} />}
      {(form === 'sheets' || form === 'booklet') && (
        <ChoiceField
          label={printText('paper')}
          value={paper}
          choices={Object.keys(PAPERS)
            .filter(isPaper)
            .map(each => [each, printText(each)])}
          onChange={paper => set({ paper })}
        />
      )}
      {form !== 'png' && (
        <ChoiceField
          label={printText(form === 'booklet' ? 'type' : 'cards')}
          value={print}
          choices={PRINTS.map(each => [each, printText(form === 'booklet' && each === 'usual' ? 'normal' : each)])}
          onChange={print => set({ print })}
        />
      )}
      <ChoiceField
        label={printText('ink')}
        hint={printText('inkHelp')}
        value={inks}
        choices={PRESSES.map(each => [each, printText(each)])}
        onChange={press => set({ press })}
      />
      {form === 'sheets' && <SheetSettings settings={settings.value} set={set} />}
      {(form === 'sheets' || form === 'cards') && (
        <ChoiceField
          label={printText('sets')}
          hint={printText('setsHelp')}
          value={String(sets)}
          choices={COUNTS.map(count => [count, count])}
          onChange={sets => set({ sets: Number(sets) })}
        />
      )}
      {form === 'sheets' && <OffsetFields settings={settings.value} set={set} />}
    </div>
  );
}

type FieldGroupProps = { readonly settings: PrintSettings; set(changed: Partial<PrintSettings>): void };

function PictureSettings({ settings: { cardSize, shop }, set }: FieldGroupProps): JSX.Element {
  return (
    <>
      <ChoiceField
        label={printText('cardSize')}
        hint={printText('cardSizeHelp')}
        value={cardSize ?? 'nearest'}
        choices={(['nearest', ...CARD_SIZES] as const).map(each => [each, printText(each)])}
        onChange={size => set({ cardSize: size === 'nearest' ? undefined : size })}
      />
      <ChoiceField
        label={printText('shop')}
        value={shop}
        choices={SHOPS.map(each => [each, printText(each)])}
        onChange={shop => set({ shop })}
      />
    </>
  );
}

function OffsetFields({ settings: { offset }, set }: FieldGroupProps): JSX.Element {
  return (
    <fieldset class={styles.offset}>
      <legend>{printText('shift')}</legend>
      <MillimetreField label={printText('right')} value={offset.x} onChange={x => set({ offset: { ...offset, x } })} />
      <MillimetreField label={printText('down')} value={offset.y} onChange={y => set({ offset: { ...offset, y } })} />
      <p class={club.soft}>{printText('shiftHelp')}</p>
    </fieldset>
  );
}

function SheetSettings({ settings: { extent, backs, corners }, set }: FieldGroupProps): JSX.Element {
  return (
    <>
      <ChoiceField
        label={printText('contents')}
        value={extent}
        choices={EXTENTS.map(each => [each, printText(each === 'box' ? 'wholeBox' : 'cardsOnly')])}
        onChange={extent => set({ extent })}
      />
      <ChoiceField
        label={printText('backs')}
        hint={printText('backsHelp')}
        value={backs}
        choices={BACKS.map(each => [each, printText(each)])}
        onChange={backs => set({ backs })}
      />
      <ChoiceField
        label={printText('corners')}
        value={corners}
        choices={CORNER_STYLES.map(each => [each, printText(each)])}
        onChange={corners => set({ corners })}
      />
    </>
  );
}

type MillimetreFieldProps = { readonly label: string; readonly value: number; onChange(value: number): void };

function MillimetreField({ label, value, onChange: set }: MillimetreFieldProps): JSX.Element {
  const id = useId();
  const clampAndSet = (input: HTMLInputElement): void => {
    const typed = Number(input.value) || 0;
    const within = Math.min(MAX_OFFSET_MM, Math.max(-MAX_OFFSET_MM, typed));
    input.value = String(within);
    set(within);
  };
  return (
    <span class={styles.millimetres}>
      <label for={id}>{label}</label>
      <input
        id={id}
        class={inputClass}
        type="number"
        step="0.5"
        min={-MAX_OFFSET_MM}
        max={MAX_OFFSET_MM}
        value={value}
        onChange={event => clampAndSet(event.currentTarget)}
      />
    </span>
  );
}

let printWorker: PrintWorkerApi | undefined;

/** Returns the calls to the print worker, which starts with the first print. */
function startPrintWorker(): PrintWorkerApi {
  printWorker ??= connectRpc<PrintWorkerApi>(
    new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'press' }),
  );
  return printWorker;
}
