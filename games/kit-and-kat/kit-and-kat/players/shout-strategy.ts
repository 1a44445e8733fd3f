/** Decides whether to shout at another player's turn. */
import { type Random, seededRandom } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { Situation, Thought } from '@parlour/players/player';
import { BOOKS, bookOf, type Card, isOne } from '../rules/cards.ts';
import type { KitPlay } from '../rules/judge.ts';
import type { Note } from '../rules/notes.ts';
import { firstMistakeIndex, isVisibleMistake } from '../rules/shout.ts';
import { type Cards, type KitParts, nextRank } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';
import { deedsInWindow, explainMistake } from './mistake-evidence.ts';
import { type Proof, proveFromNotes } from './mistake-proof.ts';
import { kitPlayersText } from './players-text.ts';
import { shoutHintSteps } from './reasons.ts';

/** A person can be faster than `quickest`. */
export type ReactionSeconds = readonly [quickest: number, slowest: number];

const randomBetween = (random: Random, [least, most]: ReactionSeconds): number =>
  least + ((most - least) * random.below(1000)) / 1000;

export const secondsToShout = (random: Random, reaction: ReactionSeconds): number => randomBetween(random, reaction);

/** Percentage of mistakes noticed, percentage of odd but right turns taken for mistakes, and reaction time. */
export type Attention = {
  readonly noticePercent: number;
  readonly misjudgePercent: number;
  readonly reaction: ReactionSeconds;
};

const MAX_STEPS = 4000;

export function decideShout(situation: Situation<KitParts>, attention: Attention): Thought<KitPlay> | undefined {
  const { view } = situation;
  const play = situation.plays.find(({ do: what }) => what === 'shout');
  if (play === undefined) return undefined;
  const cause = findShoutCause(view, attention);
  if (cause === undefined) return undefined;
  const seconds = secondsToShout(situation.random, attention.reaction);
  return { play, ...cause, options: [{ play, value: 1 }], seconds };
}

type ShoutCause = Pick<Thought<KitPlay>, 'why' | 'steps' | 'units'>;

/**
 * Asked again after every play, so attention is seeded by the hand and the start of the turn: a longer turn must not
 * give more chances to notice.
 */
function findShoutCause(view: KitView, { noticePercent, misjudgePercent }: Attention): ShoutCause | undefined {
  const { seat, hand, notes, window } = view;
  const lot = seededRandom(JSON.stringify([seat, hand, window, notes[assertDefined(window).since]]));
  const isAttentive = lot.below(100) < noticePercent;
  const isHasty = lot.below(100) < misjudgePercent;
  const { proven, units } = isAttentive ? proveMistake(view) : { proven: false, units: 1 };
  if (proven) return { why: explainMistake(view), steps: shoutHintSteps(view), units };
  const suspicion = isHasty ? findSuspicion(view) : undefined;
  return suspicion === undefined ? undefined : { why: suspicion, units };
}

/** None where a false shout costs a card. */
function findSuspicion(view: KitView): string | undefined {
  if (view.mistakes === 'refused' || view.falseShout === 'card') return undefined;
  const played = deedsInWindow(view).flatMap(note => (note.is === 'played' ? [note.card] : []));
  const gapped = played.find(card => hasGap(view, card));
  if (gapped !== undefined) return kitPlayersText('gapLooksWrong', { card: gapped });
  const one = played.slice(1).find((card, i) => isOne(card) && !isOne(itemAt(played, i)));
  return one && kitPlayersText('oneLooksLate', { one });
}

const hasGap = ({ rows }: KitView, card: Card): boolean => {
  const row = assertDefined(rows[itemAt(BOOKS, bookOf(card))]);
  return nextRank(row) <= row.length;
};

/** Where mistakes are refused there are none. */
export function proveMistake(view: KitView): Proof {
  if (view.mistakes === 'refused') return { proven: false, units: 0 };
  const deeds = deedsInWindow(view);
  if (isObvious(deeds, itemAt(view.held, assertDefined(view.window).seat))) return { proven: true, units: 1 };
  return view.last ? { proven: isWrongWithOpenHands(view, deeds), units: 1 } : proveFromNotes(view, MAX_STEPS);
}

/** A visible mistake, or a 1 that is known to have been held. */
const isObvious = (deeds: readonly Note[], held: Cards): boolean =>
  deeds.some(note => isVisibleMistake(note) || (note.is === 'played' && held.includes(note.card)));

/** A card drawn unseen before the last phase may have been any. */
function isWrongWithOpenHands({ others, window }: KitView, deeds: readonly Note[]): boolean {
  const hand = assertDefined(others.find(({ seat }) => seat === assertDefined(window).seat)).open;
  const isKnown = !deeds.some(note => note.is === 'drew' && note.card === null);
  return isKnown && firstMistakeIndex(deeds, hand) >= 0;
}
