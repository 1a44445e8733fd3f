/** The sixteen sets: the ones made by their pictures and makers, the others by their numbers. */
import { CardSides, cardClass } from '@parlour/board-kit/components/cards/card.tsx';
import { BoardDialog } from '@parlour/board-kit/components/tabletop.tsx';
import { type Pack, usePack } from '@parlour/board-kit/pack';
import { shortName } from '@parlour/board-kit/short-name';
import type { Seat } from '@parlour/kernel/game';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { leadingOf } from '../rules/pack.ts';
import type { AliceView } from '../rules/view.ts';
import styles from './album.module.css';
import { aliceBoardText } from './alice-board-text.ts';
import { printedTitle } from './presentation.ts';

type AlbumProps = { readonly view: AliceView; name(seat: Seat): string };

const SETS = 16;

const calledBy = (name: string): string => shortName(name).replace(/^The /, '');

const countMade = ({ scores }: AliceView): number => scores.reduce((sum, sets) => sum + sets, 0);

/** Returns who has made a set, as far as the chair has seen it. */
function makerOf({ won, finished }: Pick<AliceView, 'won' | 'finished'>, set: number): Seat | undefined {
  const seat = won.findIndex((sets, at) => sets.includes(set) || finished[at]?.includes(set) === true);
  return seat < 0 ? undefined : seat;
}

/** Sets that were dealt whole lie face down. */
const countHidden = (view: AliceView): number =>
  countMade(view) -
  Array.from({ length: SETS }, (_, i) => makerOf(view, i + 1)).filter(seat => seat !== undefined).length;

function Album({ view, name }: AlbumProps): JSX.Element {
  const pack = usePack();
  const hidden = countHidden(view);
  return (
    <div class={styles.sets}>
      <ul class={styles.album} aria-label={aliceBoardText('album')}>
        {Array.from({ length: SETS }, (_, i) => (
          <Arch key={i} {...{ view, name, pack }} set={i + 1} />
        ))}
      </ul>
      <p class={styles.scores}>{scoreLine(view, name)}</p>
      {hidden > 0 && <p class={styles.scores}>{aliceBoardText('faceDown', { sets: hidden })}</p>}
    </div>
  );
}

const scoreLine = ({ scores }: AliceView, name: (seat: Seat) => string): string =>
  scores
    .map((sets, seat) => ({ sets, seat }))
    .sort((one, other) => other.sets - one.sets)
    .map(({ sets, seat }) => aliceBoardText('score', { who: calledBy(name(seat)), sets }))
    .join(' · ');

function Arch({ view, set, name, pack }: AlbumProps & { readonly set: number; readonly pack: Pack }): JSX.Element {
  const maker = makerOf(view, set);
  if (maker === undefined) return <li class={styles.arch}>{set}</li>;
  const scene = printedTitle(pack, leadingOf(set));
  return (
    <li class={styles.arch} data-mine={maker === view.seat} data-made>
      <span class={styles.made} role="img" aria-label={aliceBoardText('madeBy', { set, scene, who: name(maker) })}>
        <span class={`${cardClass} ${styles.picture}`} aria-hidden="true">
          <CardSides card={leadingOf(set)} />
        </span>
        <b class={styles.maker} aria-hidden="true">
          {calledBy(name(maker))}
        </b>
      </span>
    </li>
  );
}

/** At the end of the bar on phones; a tap shows the album. */
export function SetsBadge({
  view,
  name,
  children,
}: AlbumProps & { readonly children: ComponentChildren }): JSX.Element {
  const isOpen = useSignal(false);
  const title = aliceBoardText('setsMade', { made: countMade(view), all: SETS });
  return (
    <>
      <button type="button" class={styles.badge} data-part="badge" onClick={() => (isOpen.value = true)}>
        {aliceBoardText('setsBadge', { made: countMade(view), all: SETS })}
      </button>
      {isOpen.value && (
        <BoardDialog label={title} close={() => (isOpen.value = false)}>
          <Album view={view} name={name} />
          {children}
        </BoardDialog>
      )}
    </>
  );
}

/** Beside the table on desktops. */
export const AlbumPanel = ({ view, name }: AlbumProps): JSX.Element => (
  <section class={styles.panel} data-part="album">
    <h2 class={styles.heading}>{aliceBoardText('setsMade', { made: countMade(view), all: SETS })}</h2>
    <Album view={view} name={name} />
  </section>
);
