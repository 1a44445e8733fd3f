/** What is missing, too long or there twice, each a way to the field it is about. */
import type { Place, Want } from '@parlour/games/making';
import type { JSX } from 'preact';
import styles from './make.module.css';
import type { Desk } from './make-pack.tsx';

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
  ['too long', 'too long'],
  ['twice', 'there twice'],
];

const LISTED = 12;

export function Wants({ making, wants, open }: Desk): JSX.Element {
  const found = wants.value;
  const visit = (want: Want): void => {
    open.value = groupOf(want, making.rowsAGroup) ?? open.value;
    requestAnimationFrame(() => document.getElementById(fieldOf(want))?.focus());
  };
  const counted = KINDS.map(([is, says]) => [found.filter(want => want.is === is).length, says] as const);
  const said = counted.filter(([count]) => count > 0).map(([count, says]) => `${count} ${says}`);
  return (
    <details class={styles.wants}>
      <summary>{said.length === 0 ? 'Nothing is missing.' : `Texts: ${said.join(', ')}.`}</summary>
      <ul>
        {found.slice(0, LISTED).map(want => (
          <li key={fieldOf(want)}>
            <button type="button" class={styles.want} onClick={() => visit(want)}>
              {whereIs(want, making)}: {want.message}
            </button>
          </li>
        ))}
        {found.length > LISTED && <li>… and {found.length - LISTED} more.</li>}
      </ul>
    </details>
  );
}

const whereIs = (place: Place, { groups, rowsAGroup }: Desk['making']): string => {
  const group = groupOf(place, rowsAGroup);
  if (group === undefined) return 'Above';
  return place.at === 'cell' && rowsAGroup > 1
    ? `${groups[group]}, row ${(place.row % rowsAGroup) + 1}`
    : groups[group]!;
};
