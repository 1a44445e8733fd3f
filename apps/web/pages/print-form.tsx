/** What can be chosen of a print. */
import { PRESSES } from '@parlour/card-art/dress';
import { FARTHEST, isPaper, PAPERS, type Paper, PRINTS } from '@parlour/print/paper';
import { BACKS, CORNERS, EXTENTS, FORMS, MOST_SETS, type PrintSettings } from '@parlour/print/settings';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import styles from './print.module.css';
import { Choice } from './terms.tsx';

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

const COUNTS = Array.from({ length: MOST_SETS }, (_, i) => String(i + 1));
const SET_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  COUNTS.map(count => [count, count === '1' ? 'one' : `${count}, each card marked with its set`]),
);

type FormProps = { readonly settings: { value: PrintSettings } };

export function SettingsForm({ settings }: FormProps): JSX.Element {
  const set = (changed: Partial<PrintSettings>): void => {
    settings.value = { ...settings.value, ...changed };
  };
  const { paper, print, press: inks, form, extent, backs, corners, sets, offset } = settings.value;
  return (
    <div class={styles.form}>
      <Choice
        says="Paper"
        value={paper}
        of={Object.keys(PAPERS).filter(isPaper)}
        names={PAPER_NAMES}
        choose={paper => set({ paper })}
      />
      <Choice says="Cards" value={print} of={PRINTS} names={PRINT_NAMES} choose={print => set({ print })} />
      <Choice says="Ink" value={inks} of={PRESSES} names={INK_NAMES} choose={press => set({ press })} />
      <Choice says="As" value={form} of={FORMS} names={FORM_NAMES} choose={form => set({ form })} />
      <Choice
        says="Sets, one for each group"
        value={String(sets)}
        of={COUNTS}
        names={SET_NAMES}
        choose={sets => set({ sets: Number(sets) })}
      />
      {form === 'sheets' && <SheetForm {...{ extent, backs, corners, set }} />}
      <fieldset class={styles.offset}>
        <legend>Move the backs, in millimetres, as the test sheet tells</legend>
        <Millimetres says="right" value={offset.x} set={x => set({ offset: { ...offset, x } })} />
        <Millimetres says="down" value={offset.y} set={y => set({ offset: { ...offset, y } })} />
      </fieldset>
    </div>
  );
}

type SheetProps = Pick<PrintSettings, 'extent' | 'backs' | 'corners'> & { set(changed: Partial<PrintSettings>): void };

/** What there is to choose of sheets alone. */
function SheetForm({ extent, backs, corners, set }: SheetProps): JSX.Element {
  return (
    <>
      <Choice says="What" value={extent} of={EXTENTS} names={EXTENT_NAMES} choose={extent => set({ extent })} />
      <Choice says="Backs" value={backs} of={BACKS} names={BACK_NAMES} choose={backs => set({ backs })} />
      <Choice says="Corners" value={corners} of={CORNERS} names={CORNER_NAMES} choose={corners => set({ corners })} />
    </>
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
