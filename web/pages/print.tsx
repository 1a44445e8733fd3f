/** A box on paper: choose the paper, and the PDF is made here in the browser, with or without a network. */
import { type Press as Inks, PRESSES } from '@parlour/art/dress';
import { Action } from '@parlour/felt/pieces/prompt';
import { type Box, shelf } from '@parlour/games/shelf';
import { defaultsOf } from '@parlour/kernel/options';
import type { Settings } from '@parlour/print/pack';
import { FARTHEST, PAPERS, type Paper, PRINTS } from '@parlour/print/paper';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { PageProps } from '../app.tsx';
import { download } from '../making/download.ts';
import { optionsFrom } from '../making/playing.ts';
import { press } from '../printing/press.ts';
import type { Printed } from '../printing/worker.ts';
import { Link, place } from '../router.tsx';
import { Missing } from './missing.tsx';
import { Page, Paper as Sheet } from './page.tsx';
import styles from './print.module.css';

export function PrintPage({ named }: PageProps): JSX.Element {
  const box = shelf.find(({ id }) => id === named.box);
  return box?.print ? <Print box={box} /> : <Missing />;
}

const usual = (): Settings => ({
  paper: /-(US|CA|MX|PH)$/.test(navigator.language) ? 'letter' : 'a4',
  press: 'colour',
  print: 'usual',
  offset: { x: 0, y: 0 },
});

type Made = Omit<Printed, 'bytes'> | { readonly wrong: string };

function Print({ box }: { readonly box: Box }): JSX.Element {
  const settings = useSignal(usual());
  const isBusy = useSignal(false);
  const made = useSignal<Made | undefined>(undefined);
  const id = place.value.query.get('pack');
  const print = async (): Promise<void> => {
    isBusy.value = true;
    made.value = await printed(box, id, settings.value).catch((fault: Error) => ({ wrong: fault.message }));
    isBusy.value = false;
  };
  return (
    <Page title={`Print ${box.title}`} world={box.id}>
      <Sheet>
        <p>
          One file holds a test sheet, the cards with their backs, the sheet of rules and a box to fold. Print it at
          actual size, cut, and play at the kitchen table.
        </p>
        {id && <p class={styles.note}>The cards are those of the pack you have made.</p>}
        <SettingsForm settings={settings} />
        <Action tone="main" onAct={() => void print()} isDisabled={isBusy.value}>
          {isBusy.value ? 'The press is running …' : 'Make the PDF'}
        </Action>
        <div role="status">{made.value && <Outcome made={made.value} />}</div>
        <p class={styles.note}>
          <Link to={`/box/${box.id}`}>Back to the box of {box.title}</Link>
        </p>
      </Sheet>
    </Page>
  );
}

async function printed(box: Box, id: string | null, settings: Settings): Promise<Made> {
  const options = { ...defaultsOf(box.games[0]!.options), ...(await optionsFrom(box, id)) };
  const { bytes, ...made } = await press().print(box.id, options, settings);
  download(`${box.id}-${settings.paper}.pdf`, bytes as Uint8Array<ArrayBuffer>, 'application/pdf');
  return made;
}

function Outcome({ made }: { readonly made: Made }): JSX.Element {
  if ('wrong' in made) return <p class={styles.wrong}>It cannot be printed: {made.wrong}</p>;
  return (
    <>
      {made.strangers.length > 0 && (
        <p class={styles.wrong}>
          The fonts of the cards have no letters for {made.strangers.join(' ')}; there is a gap where they stand.
        </p>
      )}
      <p>The file is among your downloads. Print it at actual size (100 %), two-sided, turned over the long edge:</p>
      <ol class={styles.contents}>
        {made.contents.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </>
  );
}

const PAPER_NAMES: Readonly<Record<Paper, string>> = { a4: 'A4, 210 x 297 mm', letter: 'Letter, 8.5 x 11 in' };
const PRINT_NAMES: Readonly<Record<Settings['print'], string>> = {
  usual: 'as large as the old ones',
  large: 'large print, twice the area',
};
const INK_NAMES: Readonly<Record<Inks, string>> = { colour: 'colours', black: 'black alone' };

type FormProps = { readonly settings: { value: Settings } };

function SettingsForm({ settings }: FormProps): JSX.Element {
  const set = (changed: Partial<Settings>): void => {
    settings.value = { ...settings.value, ...changed };
  };
  const { paper, print, press: inks, offset } = settings.value;
  return (
    <div class={styles.form}>
      <Named
        says="Paper"
        value={paper}
        of={Object.keys(PAPERS) as Paper[]}
        names={PAPER_NAMES}
        choose={paper => set({ paper })}
      />
      <Named says="Cards" value={print} of={PRINTS} names={PRINT_NAMES} choose={print => set({ print })} />
      <Named says="Ink" value={inks} of={PRESSES} names={INK_NAMES} choose={press => set({ press })} />
      <fieldset class={styles.offset}>
        <legend>Move the backs, in millimetres, as the test sheet tells</legend>
        <Millimetres says="right" value={offset.x} set={x => set({ offset: { ...offset, x } })} />
        <Millimetres says="down" value={offset.y} set={y => set({ offset: { ...offset, y } })} />
      </fieldset>
    </div>
  );
}

type NamedProps<T extends string> = {
  readonly says: string;
  readonly value: T;
  readonly of: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  choose(value: T): void;
};

function Named<T extends string>({ says, value, of, names, choose }: NamedProps<T>): JSX.Element {
  const id = useId();
  return (
    <div class={styles.field}>
      <label for={id}>{says}</label>
      <select id={id} class={styles.control} value={value} onChange={event => choose(event.currentTarget.value as T)}>
        {of.map(choice => (
          <option key={choice} value={choice}>
            {names[choice]}
          </option>
        ))}
      </select>
    </div>
  );
}

type MillimetresProps = { readonly says: string; readonly value: number; set(value: number): void };

function Millimetres({ says, value, set }: MillimetresProps): JSX.Element {
  const id = useId();
  const take = (input: HTMLInputElement): void => {
    const typed = Number(input.value) || 0;
    const within = Math.min(FARTHEST, Math.max(-FARTHEST, typed));
    input.value = String(within);
    set(within);
  };
  return (
    <span class={styles.millimetres}>
      <label for={id}>{says}</label>
      <input
        id={id}
        class={styles.control}
        type="number"
        step="0.5"
        min={-FARTHEST}
        max={FARTHEST}
        value={value}
        onChange={event => take(event.currentTarget)}
      />
    </span>
  );
}
