/** The table as text: who has how much, what lies exposed and what it wants, and the chair's own hand by title. */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { type Card, leadingOf, nameOf, setOf, type Titles, wantedOf } from './pack.ts';
import { MOST_TURNS } from './state.ts';
import { type AliceView, isDealtIn } from './view.ts';

export function show(view: AliceView, titles: Titles): string {
  const named = (card: Card): string => nameOf(card, titles);
  return [
    headline(view),
    '',
    ...allSeats(view.sets.length).flatMap(seat => seatLines(view, seat, titles)),
    ...section(
      `Answered with no, and ${view.repeats === 'allowed' ? 'no card received since' : 'not to be asked again for now'}:`,
      view.barred.map(no => sayBarred(no, named)),
    ),
    ...section(`Your hand (seat ${view.seat}):`, handLines(view, named)),
  ].join('\n');
}

function headline(view: AliceView): string {
  if (view.dealer === null || !isDealtIn(view)) return 'Alice in Wonderland. The cards are to be dealt.';
  const made = view.sets.reduce((sum, sets) => sum + sets, 0);
  const left = allSeats(view.sets.length).reduce(
    (sum, seat) => sum + cardsOf(view, seat) + exposedCount(view, seat),
    0,
  );
  const turn =
    view.repeats === 'allowed' ? ` Turn ${Math.min(MOST_TURNS, view.turns + 1)} of ${MOST_TURNS} at most.` : '';
  return `Alice in Wonderland. ${made} of ${made + left / 3} sets are made.${turn}`;
}

const cardsOf = (view: AliceView, seat: Seat): number =>
  view.others.find(other => other.seat === seat)?.cards ?? view.hand?.length ?? 0;

const exposedCount = (view: AliceView, seat: Seat): number => (view.exposed[seat] === null ? 0 : 1);

const counted = (n: number, one: string): string => `${`${n}`.padStart(2)} ${one}${n === 1 ? ' ' : 's'}`;

function seatLines(view: AliceView, seat: Seat, titles: Titles): string[] {
  const marks = [
    seat === view.seat ? 'you' : '',
    seat === view.dealer ? 'dealer' : '',
    view.turn.includes(seat) ? 'to play' : '',
  ].filter(mark => mark !== '');
  const name = `Seat ${seat}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
  const line = `${view.turn.includes(seat) ? '>' : ' '} ${name.padEnd(30)}${counted(cardsOf(view, seat), 'card')}  ${counted(itemAt(view.sets, seat), 'set')}`;
  return [line.trimEnd(), ...exposedLine(view, seat, titles), ...finishedLines(view, seat, titles)];
}

function exposedLine(view: AliceView, seat: Seat, titles: Titles): string[] {
  const leading = view.exposed[seat] ?? null;
  if (leading === null) return [];
  const [named, ...wanted] = [leading, ...wantedOf(setOf(leading))].map(card => nameOf(card, titles));
  return [`      exposed: ${named}, wants ${wanted.join(' and ')}`];
}

/** Sets that lie face up for this chair; those face down are only counted. */
function finishedLines(view: AliceView, seat: Seat, titles: Titles): string[] {
  const sets = itemAt(view.finished, seat).filter(set => set !== null);
  return sets.length === 0 ? [] : [`      made: ${sets.map(set => `${set} ${titles(leadingOf(set))}`).join(', ')}`];
}

const sayBarred = ({ by, of, card }: AliceView['barred'][number], named: Titles): string =>
  `  seat ${by} of seat ${of}: ${named(card)}`;

/** The hand set by set. */
function handLines(view: AliceView, named: Titles): string[] {
  const sets = [...new Set(view.hand?.map(setOf))];
  return sets.map(
    set =>
      `  ${assertDefined(view.hand)
        .filter(card => setOf(card) === set)
        .map(named)
        .join(', ')}`,
  );
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];
