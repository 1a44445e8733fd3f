/** The stacks and the pack of the third method, and how cards are turned up [K3-1, K3-3, K3-5, K3-8r]. */
import { itemAt } from '@parlour/kernel/result';
import type { Third } from '../../rules/options.ts';

export type ThirdPiles = {
  /** Each from the bottom to the top card, which alone lies face up. */
  readonly stacks: readonly (readonly string[])[];
  /** The pack in the order in which it is gone through; turning it over does not change that. */
  readonly pack: readonly string[];
  /** Which cards of the pack have been seen. */
  readonly seen: readonly boolean[];
  /** How many cards have left the pack for the turned-up pile. */
  readonly turned: number;
  /** Whether the card turned up last has been used, and the pile offers nothing. */
  readonly spent: boolean;
};

const STACKS = 7;
const STEP = 3;

/** In rows, each beginning one stack later than the one before. */
export function dealPiles(cards: readonly string[]): ThirdPiles {
  const stacks: string[][] = Array.from({ length: STACKS }, () => []);
  let next = 0;
  for (let row = 0; row < STACKS; row++) {
    for (let stack = row; stack < STACKS; stack++) itemAt(stacks, stack).push(itemAt(cards, next++));
  }
  return { stacks, ...untouched(cards.slice(next)) };
}

export const undealtPiles = (cards: readonly string[]): ThirdPiles => ({
  stacks: Array.from({ length: STACKS }, () => []),
  ...untouched(cards),
});

const untouched = (pack: readonly string[]): Omit<ThirdPiles, 'stacks'> => ({
  pack,
  seen: pack.map(() => false),
  turned: 0,
  spent: false,
});

/** The card of the pack that is in play. */
export const upCard = ({ pack, turned, spent }: ThirdPiles): string | null =>
  spent ? null : (pack[turned - 1] ?? null);

export const topCards = ({ stacks }: ThirdPiles): string[] => stacks.flatMap(stack => stack.slice(-1));

const seeTop = (piles: ThirdPiles): ThirdPiles => ({
  ...piles,
  seen: piles.seen.map((seen, i) => seen || i === piles.turned - 1),
});

export const isAtEnd = ({ pack, turned }: ThirdPiles): boolean => turned === pack.length;

/** The next third card; at the end of the pack it is turned over first. */
export function turn(piles: ThirdPiles): ThirdPiles {
  const from = isAtEnd(piles) ? 0 : piles.turned;
  return seeTop({ ...piles, turned: Math.min(from + STEP, piles.pack.length), spent: false });
}

/** The card turned up is used: the pile now offers nothing, or the card below. */
export function usePack(piles: ThirdPiles, third: Third): ThirdPiles {
  const at = piles.turned - 1;
  const isOther = (_: unknown, i: number): boolean => i !== at;
  const left = { ...piles, pack: piles.pack.filter(isOther), seen: piles.seen.filter(isOther), turned: at };
  return third === 'strict' ? { ...left, spent: true } : seeTop(left);
}

/** What turning alone can bring about, to the end of this pass and once through the next; one for each card. */
export function futures(piles: ThirdPiles): ThirdPiles[] {
  const passes = [piles.pack.length - piles.turned, piles.pack.length];
  const turns = passes.reduce((sum, cards) => sum + Math.ceil(cards / STEP), 0);
  const byCard = new Map<string | null, ThirdPiles>();
  for (let i = 0, next = piles; i < turns; i++) {
    next = turn(next);
    byCard.set(upCard(next), next);
  }
  return [...byCard.values()];
}
