/** What is missing, too long or there twice, each a way to the field it is about. */
import { isUntouched, type Place, placeName, type Want } from '@parlour/games/shelf/wanting';
import type { JSX } from 'preact';
import styles from './make.module.css';
import type { MakingDesk } from './make-pack.tsx';

export function fieldOf(place: Place): string {
  if (place.at === 'head') return `head-${place.field}`;
  return place.at === 'about' ? `about-${place.group}` : `cell-${place.row}-${place.column}`;
}

const groupOf = (place: Place, rowsAGroup: number): number | undefined => {
  if (place.at === 'head') return undefined;
  return place.at === 'about' ? place.group : Math.floor(place.row / rowsAGroup);
};

const KINDS: readonly (readonly [Want['is'], string])[] = [
  ['missing', 'missing'],
  ['unprintable', 'not to be printed'],
  ['too long', 'too long'],
  ['twice', 'there twice'],
];

const LISTED = 12;

export function Wants({ making, wants, draft, open }: MakingDesk): JSX.Element {
  const found = wants.value;
  const visit = (want: Want): void => {
    open.value = groupOf(want, making.rowsAGroup) ?? open.value;
    requestAnimationFrame(() => document.getElementById(fieldOf(want))?.focus());
  };
  const counted = KINDS.map(([is, says]) => [found.filter(want => want.is === is).length, says] as const);
  const said = counted.filter(([count]) => count > 0).map(([count, says]) => `${count} ${says}`);
  if (isUntouched(making, draft.value))
    return <p class={styles.wants}>Nothing is written yet: begin with a title, or paste a spreadsheet.</p>;
  return (
    <details class={styles.wants}>
      <summary>{said.length === 0 ? 'Nothing is missing.' : `Texts: ${said.join(', ')}.`}</summary>
      <ul>
        {found.slice(0, LISTED).map(want => (
          <li key={fieldOf(want)}>
            <button type="button" class={styles.want} onClick={() => visit(want)}>
              {placeName(want, making)}: {want.message}
            </button>
          </li>
        ))}
        {found.length > LISTED && <li>… and {found.length - LISTED} more.</li>}
      </ul>
    </details>
  );
}
