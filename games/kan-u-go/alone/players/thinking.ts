/** What every player of a patience does alike: look at the table, name plays, and see when nothing helps any more. */
import type { ConsideredPlay, Situation, Thought } from '@parlour/players/player';
import type { Grade } from '../../lexicon/grades.ts';
import { LETTERS } from '../../pack/pack.ts';
import { bestOf, type Candidate, type Valuing } from '../../players/candidates.ts';
import { count } from '../../rules/words.ts';
import { type AlonePlay, GIVE_UP } from '../rules/plays.ts';
import type { AnyParts } from './patience.ts';
import { type AnyView, canGoOn, find, type Patience, type Piles, patienceOf, sourced } from './patience.ts';

export type Position = {
  readonly view: AnyView;
  readonly patience: Patience;
  /** The piles with some guess at the cards nobody has seen. */
  readonly piles: Piles;
  /** The letters on offer, counted. */
  readonly hand: Uint8Array;
};

export const imagined = ({ game, view, random }: Situation<AnyParts>): Piles => game.imagine(view, random).piles;

export function positionOf(situation: Situation<AnyParts>, highest: Grade): Position {
  const { view } = situation;
  const patience = patienceOf(situation.game, view, highest);
  const piles = imagined(situation);
  return { view, patience, piles, hand: find(patience, piles) };
}

export const playOf = ({ patience, piles }: Position, { cards }: Pick<Candidate, 'cards'>): AlonePlay => ({
  do: 'add',
  cells: sourced(patience, piles, cards),
});

/** The play of a player who is unable to add. */
export const unableIn = ({ patience }: Position): AlonePlay => ({ do: patience.method.unable });

export const cardsUnseen = ({ view, patience }: Position): number =>
  LETTERS.length - view.crossword.length - patience.method.shown(view).length;

const OPTIONS = 5;

/** The best additions by a value, or what is to be done without any. */
export function bestAtOnce(situation: Situation<AnyParts>, position: Position, value: Valuing): Thought<AlonePlay> {
  const best = bestOf(position.patience.finds, OPTIONS, value);
  if (best.length === 0) return withoutWords(situation, position);
  const options: ConsideredPlay<AlonePlay>[] = best.map(candidate => ({
    play: playOf(position, candidate),
    value: candidate.value,
  }));
  const laid = count(best[0]!.cards.length, 'card');
  const why = `It lays ${laid} that would be harder to place later, and what is left can still make words.`;
  return { play: options[0]!.play, why, options, units: position.patience.units };
}

function withoutWords(situation: Situation<AnyParts>, position: Position): Thought<AlonePlay> {
  const answer = (play: Thought<AlonePlay>['play'], why: string): Thought<AlonePlay> => ({
    play,
    why,
    options: [],
    units: position.patience.units,
  });
  const { options, piles, patience } = { ...position, options: position.view.options };
  const forced = options.mustPlay ? situation.plays.find(({ do: what }) => what === 'add') : undefined;
  if (forced !== undefined) return answer(forced, 'A word must be made.');
  if (canGoOn(patience, piles) && mayHelp(situation, position))
    return answer(unableIn(position), 'No word goes with these cards.');
  return answer(GIVE_UP, 'No word goes, and no card that can still come up will change that.');
}

const GUESSES = 3;

/** Whether turning on can help, however the unseen cards lie. */
function mayHelp(situation: Situation<AnyParts>, { patience, piles }: Position): boolean {
  const canAdd = (at: Piles): boolean => {
    find(patience, at);
    return patience.finds.count > 0;
  };
  const guesses = [piles, ...Array.from({ length: GUESSES }, () => imagined(situation))];
  return guesses.some(guess => !patience.method.isStuck(guess, canAdd));
}
