/** What every card was worth by what the chair could know: tried in worlds that explain what had been played. */
import { itemAt } from '@parlour/kernel/result';
import type { Situation } from '@parlour/players/player';
import type { WeighedPlay } from '@parlour/players/review/review';
import { compareChoices } from '@parlour/players/review/review';
import { type CardIndex, indexOf } from '../../pack/pack.ts';
import { type Aim, forTricks } from '../players/levels/aims.ts';
import { candidates, type Position, positionOf } from '../players/levels/position.ts';
import { layWorld, type Tally, tryByBook, tryOpen, worthIn } from '../players/levels/trials.ts';
import { areEqual } from '../players/worlds/decisions.ts';
import { inRowsOf } from '../players/worlds/rows.ts';
import type { NationsPlay } from '../rules/judge.ts';
import type { NationsParts } from '../rules/parts.ts';
import { callAim } from './call.ts';

/** Worlds of one row grow out of each other, so that only their average is a sample that stands for itself. */
const ROW = 6;
/** With so few cards left, what everybody's best play would give counts as much as what the book gives. */
const ENDING = 5;

/** By choice, and by row of worlds: tricks of the deal on average. */
type Worths = readonly number[][];

export function* weighPlays(
  situation: Situation<NationsParts>,
  played: NationsPlay | undefined,
): Generator<void, readonly WeighedPlay<NationsPlay>[]> {
  const { plays } = situation;
  const position = positionOf(situation);
  const cards = candidates(position);
  const mayCall = plays.some(play => play.do === 'call');
  const aims = mayCall ? [forTricks, callAim(position.view)] : [forTricks];
  const [byCard = [], byCall = []] = yield* weighCards(situation, position, cards, aims);
  const rowsOf = (play: NationsPlay): readonly number[] =>
    play.do === 'call'
      ? itemAt(byCall, placeOfBest(byCard))
      : itemAt(byCard, placeAmong(position, cards, indexOf(play.card)));
  const choices = playedFirst(plays, played);
  return compareChoices(choices, choices.map(rowsOf));
}

/** What was played comes first among equals. */
const playedFirst = (plays: readonly NationsPlay[], played: NationsPlay | undefined): NationsPlay[] =>
  plays.toSorted((a, b) => Number(isSame(b, played)) - Number(isSame(a, played)));

const isSame = (play: NationsPlay, other: NationsPlay | undefined): boolean =>
  other !== undefined && JSON.stringify(play) === JSON.stringify(other);

const placeAmong = ({ deal }: Position, cards: readonly CardIndex[], card: CardIndex): number =>
  cards.findIndex(other => areEqual(deal, other, card));

const meanOf = (row: readonly number[]): number => row.reduce((sum, each) => sum + each, 0) / row.length;

function placeOfBest(worths: Worths): number {
  const means = worths.map(meanOf);
  return means.indexOf(Math.max(...means));
}

/** By aim; all of them in the same worlds. One unit of work is one world. */
function* weighCards(
  situation: Situation<NationsParts>,
  position: Position,
  cards: readonly CardIndex[],
  aims: readonly Aim[],
): Generator<void, readonly Worths[]> {
  const fill = inRowsOf(ROW)(situation, position);
  const all = aims.map((): Worths => cards.map(() => []));
  for (let row = 0; row < situation.budget / ROW; row++) {
    const tallies = aims.map(() => cards.map((card): Tally => ({ card, sum: 0 })));
    for (let world = 0; world < ROW; world++) {
      layWorld(position, fill);
      aims.forEach((aim, i) => void tryWorld(position, itemAt(tallies, i), aim));
      yield;
    }
    tallies.forEach((each, aim) => void noteRow(itemAt(all, aim), each));
  }
  return all;
}

function noteRow(worths: Worths, tallies: readonly Tally[]): void {
  for (const [i, { sum }] of tallies.entries()) itemAt(worths, i).push(sum / ROW);
}

function tryWorld(position: Position, tallies: readonly Tally[], aim: Aim): void {
  const worth = worthIn(position, aim);
  const isEnding = position.deal.left <= ENDING;
  tryByBook(tallies, isEnding ? tricks => worth(tricks) / 2 : worth);
  if (isEnding) tryOpen(tallies, tricks => worth(tricks) / 2);
}
