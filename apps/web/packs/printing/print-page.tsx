/** A worker makes the PDF in the browser, also offline. */
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { PRESSES } from '@parlour/card-art/pack-art';
import { type ShelvedBox, shelf } from '@parlour/games/shelf/shelf';
import { defaultsOf } from '@parlour/kernel/options';
import { failure, type Result, success } from '@parlour/kernel/result';
import { isPaper, MAX_OFFSET_MM, PAPERS, type Paper, PRINTS } from '@parlour/print/layout/paper';
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
import { loadCards } from '../../lib/box-assets.ts';
import { downloadFile } from '../../lib/download.ts';
import { useAsync } from '../../lib/use-async.ts';
import { connectRpc } from '../../lib/worker-rpc.ts';
import { SelectField } from '../../ui/form-fields.tsx';
import { BackToBox, NotFound, PageLayout, PaperPanel as Sheet } from '../../ui/page.tsx';
import { optionsOfStoredPack } from '../storage.ts';
import styles from './print-page.module.css';
import type { PrintResult, PrintWorkerApi } from './worker.ts';

export function PrintPage({ named }: PageProps): JSX.Element {
  const box = shelf.find(({ id }) => id === named.box);
  return box ? <PrintForm box={box} /> : <NotFound />;
}

const defaultSettings = (): PrintSettings => ({
  ...DEFAULT_PRINT_SETTINGS,
  paper: /-(US|CA|MX|PH)$/.test(navigator.language) ? 'letter' : 'a4',
});

const WITH_CARDS =
  'One file holds a test sheet, the cards with their backs, the sheet of rules, score sheets and a box to fold. Print it at actual size, cut, and play at the kitchen table.';
const WITHOUT_CARDS = 'This game has no cards: one file holds the sheet of rules and a score sheet.';

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
    <PageLayout title={`Print ${box.title}`} world={box.id}>
      <Sheet>
        <p>{hasCards ? WITH_CARDS : WITHOUT_CARDS}</p>
        {id && <p class={styles.note}>The cards are those of the pack you have made.</p>}
        <PrintSettingsForm settings={settings} />
        <ActionButton tone="main" onAct={() => void print()} isDisabled={isBusy.value}>
          {isBusy.value ? 'The press is running …' : 'Make the PDF'}
        </ActionButton>
        {isBusy.value && progress.value && (
          <progress
            class={styles.progress}
            aria-label="Pages drawn"
            max={progress.value.of}
            value={progress.value.pages}
          />
        )}
        <div role="status">{outcome.value && <PrintOutcome outcome={outcome.value} />}</div>
        <BackToBox box={box} />
      </Sheet>
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
  if (!outcome.ok) return <p class={styles.wrong}>It cannot be printed: {outcome.fault}</p>;
  const { missingLetters, contents } = outcome.value;
  return (
    <>
      {missingLetters.length > 0 && (
        <p class={styles.wrong}>
          The fonts of the cards have no letters for {missingLetters.join(' ')}; there is a gap where they stand.
        </p>
      )}
      <p>The file is among your downloads. Print it at actual size (100 %):</p>
      <ol class={styles.contents}>
        {contents.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </>
  );
}

const PAPER_NAMES: Readonly<Record<Paper, string>> = { a4: 'A4, 210 x 297 mm', letter: 'Letter, 8.5 x 11 in' };
const PRINT_NAMES: Readonly<Record<PrintSettings['print'], string>> = {
  usual: 'as large as the old ones',
  large: 'large print, twice the area',
};
const INK_NAMES: Readonly<Record<PrintSettings['press'], string>> = {
  colour: 'colours, with the cream of the paper',
  white: 'colours on white paper, left bare',
  black: 'black alone',
};
const FORM_NAMES: Readonly<Record<PrintSettings['form'], string>> = {
  sheets: 'sheets to cut',
  cards: 'one card a page, with bleed, for a printing house',
};
const EXTENT_NAMES: Readonly<Record<PrintSettings['extent'], string>> = {
  box: 'the whole box',
  cards: 'the cards only',
};
const BACK_NAMES: Readonly<Record<PrintSettings['backs'], string>> = {
  behind: 'on the other side of the sheet',
  beside: 'beside the faces, to fold and glue',
};
const CORNER_NAMES: Readonly<Record<PrintSettings['corners'], string>> = {
  square: 'square',
  round: 'round, with a line to cut by',
};

const COUNTS = Array.from({ length: MAX_SETS }, (_, i) => String(i + 1));
const SET_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  COUNTS.map(count => [count, count === '1' ? 'one' : `${count}, each card marked with its set`]),
);

type SettingsFormProps = { readonly settings: { value: PrintSettings } };

export function PrintSettingsForm({ settings }: SettingsFormProps): JSX.Element {
  const set = (changed: Partial<PrintSettings>): void => {
    settings.value = { ...settings.value, ...changed };
  };
  const { paper, print, press: inks, form, extent, backs, corners, sets, offset } = settings.value;
  return (
    <div class={styles.form}>
      <SelectField
        label="Paper"
        value={paper}
        options={Object.keys(PAPERS).filter(isPaper)}
        optionLabels={PAPER_NAMES}
        onChange={paper => set({ paper })}
      />
      <SelectField
        label="Cards"
        value={print}
        options={PRINTS}
        optionLabels={PRINT_NAMES}
        onChange={print => set({ print })}
      />
      <SelectField
        label="Ink"
        value={inks}
        options={PRESSES}
        optionLabels={INK_NAMES}
        onChange={press => set({ press })}
      />
      <SelectField label="As" value={form} options={FORMS} optionLabels={FORM_NAMES} onChange={form => set({ form })} />
      <SelectField
        label="Sets, one for each group"
        value={String(sets)}
        options={COUNTS}
        optionLabels={SET_NAMES}
        onChange={sets => set({ sets: Number(sets) })}
      />
      {form === 'sheets' && <SheetSettings {...{ extent, backs, corners, set }} />}
      <fieldset class={styles.offset}>
        <legend>Move the backs, in millimetres, as the test sheet tells</legend>
        <MillimetreField label="right" value={offset.x} onChange={x => set({ offset: { ...offset, x } })} />
        <MillimetreField label="down" value={offset.y} onChange={y => set({ offset: { ...offset, y } })} />
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
      <SelectField
        label="What"
        value={extent}
        options={EXTENTS}
        optionLabels={EXTENT_NAMES}
        onChange={extent => set({ extent })}
      />
      <SelectField
        label="Backs"
        value={backs}
        options={BACKS}
        optionLabels={BACK_NAMES}
        onChange={backs => set({ backs })}
      />
      <SelectField
        label="Corners"
        value={corners}
        options={CORNER_STYLES}
        optionLabels={CORNER_NAMES}
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
        class={styles.control}
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
