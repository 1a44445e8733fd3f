/** What can be read off the names of a pack: which cards belong together, and a few letters for the corner of each. */
import { must } from '@parlour/kernel/must';

export type NamedCard = {
  readonly card: string;
  /** Which of the groups it belongs to; undefined in a pack without groups. */
  readonly group: number | undefined;
  /** Up to three letters or figures that no other card of its group has. */
  readonly corner: string;
};

/** So many signs can be told apart at a glance. */
const MOST_GROUPS = 12;
const LONGEST_CORNER = 3;

const [BEFORE, AFTER] = [/-.*$/, /^[^-]*-/];

/** "red" of "red-7", where every card is named so and none is alone in its group; else none has a group. */
export function groupNames(cards: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const card of cards) {
    const group = card.replace(BEFORE, '');
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  const isGrouped = cards.every(card => AFTER.test(card)) && [...counts.values()].every(count => count > 1);
  return isGrouped && counts.size > 1 && counts.size <= MOST_GROUPS ? [...counts.keys()] : [];
}

const lettersOf = (value: string): string => value.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

const initialsOf = (value: string): string =>
  lettersOf(value.replace(/([\p{L}\p{N}])[\p{L}\p{N}]*/gu, '$1')).slice(0, LONGEST_CORNER);

/** Short names as they are; longer ones by their first letters, as few as tell all apart, or by initials, or numbered. */
function cornersFor(values: readonly string[]): string[] {
  const shortened = (cut: (value: string) => string): string[] =>
    values.map(value => (lettersOf(value).length <= LONGEST_CORNER ? lettersOf(value) : cut(value)));
  const first = Array.from({ length: LONGEST_CORNER }, (_, i) =>
    shortened(value => [...lettersOf(value)].slice(0, i + 1).join('')),
  );
  const ways = [...first, shortened(initialsOf)];
  const telling = ways.find(corners => !corners.includes('') && new Set(corners).size === corners.length);
  return telling ?? values.map((_, i) => `${i + 1}`);
}

/** Every card of the pack once, in the order of the pack. */
export function namedCards(pack: readonly string[]): readonly NamedCard[] {
  const cards = [...new Set(pack)];
  const groups = groupNames(cards);
  const groupOf = (card: string): string => (groups.length > 0 ? card.replace(BEFORE, '') : '');
  const corners = new Map<string, string>();
  for (const group of new Set(cards.map(groupOf))) {
    const own = cards.filter(card => groupOf(card) === group);
    const short = cornersFor(own.map(card => (groups.length > 0 ? card.replace(AFTER, '') : card)));
    own.forEach((card, i) => {
      corners.set(card, must(short[i]));
    });
  }
  const place = (card: string): number | undefined => (groups.length > 0 ? groups.indexOf(groupOf(card)) : undefined);
  return cards.map(card => ({ card, group: place(card), corner: must(corners.get(card)) }));
}

/** "bones-mrs" as "Bones mrs": a name for a card whose game gives it none. */
export function spelt(card: string): string {
  const words = card.replace(/[-_]+/g, ' ').trim();
  return words === '' ? card : words.charAt(0).toUpperCase() + words.slice(1);
}
