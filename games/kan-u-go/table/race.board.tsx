/** The board of the race: all at once, and the shortest row of cards is ahead. */
import type { Board, Lesson, Spread } from '@parlour/felt/board';
import type { Seat } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import { PACK } from '../rules/pack.ts';
import type { RaceView } from '../rules/race/parts.ts';
import type { RacePlay } from '../rules/race/plays.ts';
import type { TableHappening } from '../rules/round/happenings.ts';
import { Opening } from './opening.tsx';
import { ROUND } from './round-board.ts';
import { RoundTable } from './round-table.tsx';
import type { RoundSpread } from './round-words.ts';

type RaceSpread = Spread<RaceView, RacePlay, TableHappening>;

function Table(spread: RaceSpread): JSX.Element {
  const { opened, phase } = spread.view;
  const marks = (seat: number): string[] => (phase === 'play' && !opened[seat] ? ['at the start'] : []);
  const round = { ...spread, prompt: asked(spread) } as unknown as RoundSpread;
  return <RoundTable spread={round} most={PACK.length} marks={marks} />;
}

/** What is asked; of a dealer who chooses, which word. */
function asked({ view: { rest }, plays, send, prompt }: RaceSpread): RaceSpread['prompt'] {
  const mayOpen = plays.some(({ do: what }) => what === 'open');
  return rest && mayOpen ? <Opening {...{ rest, plays, send }} /> : prompt;
}

const isMine = ({ seat, turn, phase }: RaceView): boolean => phase === 'play' && seat !== null && turn.includes(seat);

function prompt(view: RaceView, plays: readonly RacePlay[], name: (seat: Seat) => string): string {
  if (view.phase === 'over') return 'The race is over.';
  if (view.phase === 'opening') return sayOpening(view, name);
  if (view.phase === 'stop') return 'Stop! The pack is shuffled.';
  if (view.phase !== 'play') return 'Ready …';
  if (view.seat === null) return 'All play at once.';
  if (plays.some(({ do: what }) => what === 'out')) return 'You hold free cards only: call!';
  return view.opened[view.seat] ? 'Go on: any letters, any length!' : 'Go! At least three letters first.';
}

const sayOpening = ({ seat, dealer }: RaceView, name: (seat: Seat) => string): string =>
  seat === dealer ? 'Choose a word to begin with.' : `${name(dealer!)} chooses a word to begin with.`;

const lessons: readonly Lesson<RaceView, RacePlay, TableHappening>[] = [
  {
    id: 'race/start',
    clause: 'KR-3',
    says: 'All play at once and nobody waits. Tap a square and your letters, type, or drag; then Play.',
    when: isMine,
  },
  {
    id: 'race/three',
    clause: 'KR-5',
    says: 'Your first addition lays at least three cards. After it one is enough.',
    when: view => isMine(view) && view.seat !== null && !view.opened[view.seat],
  },
  {
    id: 'race/long',
    clause: 'KR-4',
    says: 'There is no upper limit now: long words empty a hand.',
    when: view => isMine(view) && view.seat !== null && view.opened[view.seat] === true,
  },
  {
    id: 'race/meanwhile',
    clause: 'KR-12r',
    says: 'The crossword changes while you lay. What no longer fits comes back to your hand.',
    when: (view, _, fresh) => isMine(view) && fresh.some(({ what }) => what === 'laid'),
  },
  {
    id: 'race/out',
    clause: 'KR-8',
    says: 'Whoever has nothing left, or free cards only, calls Out and wins the heat: 20 off his score.',
    when: view => isMine(view) && view.others.some(({ cards }) => cards <= 3),
  },
];

export const board: Board<RaceView, RacePlay, TableHappening> = {
  ...ROUND,
  Table,
  prompt,
  lessons,
};
