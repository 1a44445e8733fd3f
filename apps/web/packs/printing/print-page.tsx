/** A worker makes the PDF in the browser, also offline. */
import { PRESSES } from '@parlour/card-art/pack-art';
import { type ShelvedBox, shelf } from '@parlour/games/shelf/shelf';
import { defaultsOf } from '@parlour/kernel/options';
import { failure, type Result, success } from '@parlour/kernel/result';
import { isPaper, MAX_OFFSET_MM, PAPERS, PRINTS } from '@parlour/print/layout/paper';
import {
  BACKS,
  CORNER_STYLES,
  DEFAULT_PRINT_SETTINGS,
  EXTENTS,
  FORMS,
  MAX_SETS,
  type PrintSettings,
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

type PrintInfo = Omit<PrintResult, 'bytes'>;

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
  return (
    <PageLayout
      title={printText('print', { box: box.title })}
      world={box.id}
      back={{ to: `/box/${box.id}`, name: box.title }}
    >
      <Panel class={club.panel}>
        <p>{printText(hasCards ? 'withCards' : 'withoutCards')}</p>
        {id && <p class={club.soft}>{printText('ownPack')}</p>}
        <PrintSettingsForm settings={settings} />
        <Button tone="primary" size="large" onAct={() => void print()} isDisabled={isBusy.value}>
          {printText(isBusy.value ? 'working' : 'makePdf')}
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
  const { bytes, ...outcome } = await startPrintWorker().print(box.id, options, settings, onPage);
  const name = settings.form === 'cards' ? 'cards' : settings.paper;
  downloadFile(`${box.id}-${name}.pdf`, bytes as Uint8Array<ArrayBuffer>, 'application/pdf');
  return outcome;
}

function PrintOutcome({ outcome }: { readonly outcome: Result<PrintInfo> }): JSX.Element {
  if (!outcome.ok) return <p class={styles.wrong}>{printText('failed', { reason: outcome.fault })}</p>;
  const { missingLetters, contents } = outcome.value;
  return (
    <>
      {missingLetters.length > 0 && (
        <p class={styles.wrong}>{printText('missingLetters', { letters: missingLetters.join(' ') })} </p>
      )}
      <p>{printText('done')}</p>
      <ol class={styles.contents}>
        {contents.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </>
  );
}

const COUNTS = Array.from({ length: MAX_SETS }, (_, i) => String(i + 1));

type SettingsFormProps = { readonly settings: { value: PrintSettings } };

export function PrintSettingsForm({ settings }: SettingsFormProps): JSX.Element {
  const set = (changed: Partial<PrintSettings>): void => {
    settings.value = { ...settings.value, ...changed };
  };
  const { paper, print, press: inks, form, extent, backs, corners, sets, offset } = settings.value;
  return (
    <div class={styles.form}>
      <ChoiceField
        label={printText('paper')}
        value={paper}
        choices={Object.keys(PAPERS)
          .filter(isPaper)
          .map(each => [each, printText(each)])}
        onChange={paper => set({ paper })}
      />
      <ChoiceField
        label={printText('cards')}
        value={print}
        choices={PRINTS.map(each => [each, printText(each)])}
        onChange={print => set({ print })}
      />
      <ChoiceField
        label={printText('ink')}
        hint={printText('inkHelp')}
        value={inks}
        choices={PRESSES.map(each => [each, printText(each)])}
        onChange={press => set({ press })}
      />
      <ChoiceField
        label={printText('format')}
        hint={printText('formatHelp')}
        value={form}
        choices={FORMS.map(each => [each, printText(each === 'cards' ? 'singleCards' : each)])}
        onChange={form => set({ form })}
      />
      {form === 'sheets' && <SheetSettings {...{ extent, backs, corners, set }} />}
      <ChoiceField
        label={printText('sets')}
        hint={printText('setsHelp')}
        value={String(sets)}
        choices={COUNTS.map(count => [count, count])}
        onChange={sets => set({ sets: Number(sets) })}
      />
      <fieldset class={styles.offset}>
        <legend>{printText('shift')}</legend>
        <MillimetreField
          label={printText('right')}
          value={offset.x}
          onChange={x => set({ offset: { ...offset, x } })}
        />
        <MillimetreField label={printText('down')} value={offset.y} onChange={y => set({ offset: { ...offset, y } })} />
        <p class={club.soft}>{printText('shiftHelp')}</p>
      </fieldset>
    </div>
  );
}

type SheetSettingsProps = Pick<PrintSettings, 'extent' | 'backs' | 'corners'> & {
  set(changed: Partial<PrintSettings>): void;
};

function SheetSettings({ extent, backs, corners, set }: SheetSettingsProps): JSX.Element {
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
export function startPrintWorker(): PrintWorkerApi {
  printWorker ??= connectRpc<PrintWorkerApi>(
    new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'press' }),
  );
  return printWorker;
}
