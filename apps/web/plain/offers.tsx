/** What can be done, as buttons under the line that asks: few plays each by itself, many of a kind behind one button. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import type { Play } from '@parlour/kernel/game';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import styles from './plain.module.css';
import { PlayList, type PlayListProps } from './play-list.tsx';
import { kindsOf, type PlayKind, type Worded } from './wording.ts';

/** So many buttons have room on a phone, over a hand or where there is none. */
const ROOM = { 'over a hand': 4, alone: 8 } as const;

export type OffersProps = Pick<PlayListProps, 'write' | 'read'> & {
  /** Every play that is permitted. */
  readonly all: readonly Worded[];
  /** Those that are asked about: with the chosen cards, or with none. */
  readonly offered: readonly Worded[];
  /** Whether there are more than were sent. */
  readonly more: boolean;
  readonly advised: Worded | undefined;
  readonly place: keyof typeof ROOM;
  send(play: Play): void;
};

/** A list that lies open, under its label. */
type Opened = { readonly label: string; readonly plays: readonly Worded[] };

export function Offers({ all, offered, more, advised, place, send, ...notation }: OffersProps): JSX.Element | null {
  const opened = useSignal<Opened | undefined>(undefined);
  if (all.length === 0) return null;
  const kinds = kindsFor(offered, ROOM[place]);
  const isAll = offered.length === all.length && kinds.length > 0 && !more;
  const hint = advised && !kinds.some(({ plays }) => plays.length === 1 && plays[0]!.play === advised.play);
  return (
    <div class={styles.offers}>
      {hint && <PlayButton worded={advised} send={send} isAdvised />}
      {kinds.map(kind => (
        <KindButton key={kind.label} kind={kind} advised={advised} send={send} open={() => (opened.value = kind)} />
      ))}
      {!isAll && (all.length > ROOM[place] || more) && (
        <Action onAct={() => (opened.value = { label: 'All plays', plays: all })}>
          {more ? 'All plays …' : `All ${all.length} plays …`}
        </Action>
      )}
      {opened.value && (
        <PlayList {...notation} {...opened.value} more={more} send={send} close={() => (opened.value = undefined)} />
      )}
    </div>
  );
}

/** Each play by itself while there is room, else by its kind; kinds without number are all in one list. */
function kindsFor(offered: readonly Worded[], room: number): readonly PlayKind[] {
  if (offered.length <= room) return offered.map(worded => ({ label: worded.says, plays: [worded] }));
  const kinds = kindsOf(offered);
  return kinds.length <= room ? kinds : [];
}

type ButtonProps = Pick<OffersProps, 'send'> & { readonly worded: Worded; readonly isAdvised: boolean };

const PlayButton = ({ worded, send, isAdvised }: ButtonProps): JSX.Element => (
  <Action tone={isAdvised ? 'main' : 'plain'} onAct={() => send(worded.play)}>
    {worded.says}
    {isAdvised && ' (advised)'}
  </Action>
);

type KindProps = Pick<OffersProps, 'advised' | 'send'> & { readonly kind: PlayKind; open(): void };

function KindButton({ kind, advised, send, open }: KindProps): JSX.Element {
  const [first, ...others] = kind.plays;
  if (first && others.length === 0)
    return <PlayButton worded={first} send={send} isAdvised={advised?.play === first.play} />;
  return (
    <Action onAct={open}>
      {kind.label} ({kind.plays.length})
    </Action>
  );
}
