/** Derives groups and short corner labels from the card names of a pack. */
import { assertDefined } from '@parlour/kernel/result';

export type NamedCard = {
  readonly card: string;
  /** Index of the group; undefined in a pack without groups. */
  readonly group: number | undefined;
  /** Up to three characters, unique in the group. */
  readonly corner: string;
};

/** Number of signs that can be told apart at a glance. */
const MAX_GROUPS = 12;
const MAX_CORNER_CHARS = 3;

const [SUFFIX, PREFIX] = [/-.*$/, /^[^-]*-/];

/**
 * "red" of "red-7". Requires that every card has such a name and none is alone in its group; otherwise there are no
 * groups.
 */
export function groupNames(cards: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const card of cards) {
    const group = card.replace(SUFFIX, '');
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  const isGrouped = cards.every(card => PREFIX.test(card)) && [...counts.values()].every(count => count > 1);
  return isGrouped && counts.size > 1 && counts.size <= MAX_GROUPS ? [...counts.keys()] : [];
}

const lettersOf = (value: string): string => value.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

const initialsOf = (value: string): string =>
  lettersOf(value.replace(/([\p{L}\p{N}])[\p{L}\p{N}]*/gu, '$1')).slice(0, MAX_CORNER_CHARS);

/** Short names stay; longer ones get the fewest first letters that are unique, or initials, or numbers. */
function cornersFor(values: readonly string[]): string[] {
  const shortened = (cut: (value: string) => string): string[] =>
    values.map(value => (lettersOf(value).length <= MAX_CORNER_CHARS ? lettersOf(value) : cut(value)));
  const first = Array.from({ length: MAX_CORNER_CHARS }, (_, i) =>
    shortened(value => [...lettersOf(value)].slice(0, i + 1).join('')),
  );
  const ways = [...first, shortened(initialsOf)];
  const distinct = ways.find(corners => !corners.includes('') && new Set(corners).size === corners.length);
  return distinct ?? values.map((_, i) => `${i + 1}`);
}

/** Distinct cards in pack order. */
export function namedCards(pack: readonly string[]): readonly NamedCard[] {
  const cards = [...new Set(pack)];
  const groups = groupNames(cards);
  const groupOf = (card: string): string => (groups.length > 0 ? card.replace(SUFFIX, '') : '');
  const corners = new Map<string, string>();
  for (const group of new Set(cards.map(groupOf))) {
    const own = cards.filter(card => groupOf(card) === group);
    const short = cornersFor(own.map(card => (groups.length > 0 ? card.replace(PREFIX, '') : card)));
    own.forEach((card, i) => {
      corners.set(card, assertDefined(short[i]));
    });
  }
  const place = (card: string): number | undefined => (groups.length > 0 ? groups.indexOf(groupOf(card)) : undefined);
  return cards.map(card => ({ card, group: place(card), corner: assertDefined(corners.get(card)) }));
}

/** Readable default name: "bones-mrs" becomes "Bones mrs". */
export function spellCardName(card: string): string {
  const words = card.replace(/[-_]+/g, ' ').trim();
  return words === '' ? card : words.charAt(0).toUpperCase() + words.slice(1);
}
