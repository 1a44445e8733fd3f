/** Plays in words, for a board that knows no game: what each says, which cards it is about, and which are of one kind. */
import { spelt } from '@parlour/card-art/plain/naming';
import type { Game, Name, Play } from '@parlour/kernel/game';

/** A play, the words on its button, and the cards that it names. */
export type Worded = { readonly play: Play; readonly says: string; readonly cards: readonly string[] };

/** Plays that do the same, to be found under one label. */
export type PlayKind = { readonly label: string; readonly plays: readonly Worded[] };

/** Every text within some plain data. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

type Speaker = Pick<Game, 'pack' | 'write' | 'sayPlay' | 'sayCard'>;

export function wordedPlay(game: Speaker, play: Play, name: Name): Worded {
  const { do: _, ...facts } = play;
  const cards = textsIn(facts).filter(text => game.pack.includes(text));
  return { play, says: game.sayPlay?.(play, name) ?? asWritten(game, play, cards), cards };
}

/** As the game writes it, with its cards by the names they have in words. */
function asWritten({ write, sayCard = spelt }: Speaker, play: Play, cards: readonly string[]): string {
  const named = new Map(cards.map(card => [card, sayCard(card)]));
  const [first = '', ...rest] = write(play).split(' ');
  return [spelt(first), ...rest.map(word => named.get(word) ?? word)].join(' ');
}

/** The words that all begin with. */
function beginning(sentences: readonly string[]): readonly string[] {
  const [first = [], ...others] = sentences.map(sentence => sentence.split(' '));
  const end = first.findIndex((word, i) => others.some(other => other[i] !== word));
  return end < 0 ? first : first.slice(0, end);
}

/** In the order in which they first come; several of a kind go by what their words have in common. */
export function kindsOf(plays: readonly Worded[]): readonly PlayKind[] {
  const kinds = new Map<string, Worded[]>();
  for (const worded of plays) kinds.set(worded.play.do, [...(kinds.get(worded.play.do) ?? []), worded]);
  return [...kinds].map(([what, own]) => {
    const shared = beginning(own.map(({ says }) => says)).join(' ');
    return { label: own.length === 1 ? shared : `${shared || spelt(what)} …`, plays: own };
  });
}

/** Whether a list has every item of another, each as often. */
function hasAll(all: readonly string[], some: readonly string[]): boolean {
  const count = (list: readonly string[], card: string): number => list.filter(other => other === card).length;
  return some.every(card => count(all, card) >= count(some, card));
}

/** The plays that are about all of the chosen cards. */
export const about = (plays: readonly Worded[], chosen: readonly string[]): readonly Worded[] =>
  plays.filter(({ cards }) => hasAll(cards, chosen));

/** The plays that are about any of some cards. */
export const aboutAny = (plays: readonly Worded[], asked: readonly string[]): readonly Worded[] =>
  plays.filter(({ cards }) => cards.some(card => asked.includes(card)));

/** Of the cards of a play, those that are in a hand. */
const inHand = (cards: readonly string[], hand: readonly string[]): readonly string[] =>
  cards.filter(card => hand.includes(card));

/** The one play that the chosen cards alone can mean. */
export function meant(
  plays: readonly Worded[],
  chosen: readonly string[],
  hand: readonly string[],
): Worded | undefined {
  const [only, ...others] = about(plays, chosen);
  return only && others.length === 0 && inHand(only.cards, hand).length === chosen.length ? only : undefined;
}

/** What no card of the hand stands for, and so needs a button. */
export const withoutHand = (plays: readonly Worded[], hand: readonly string[]): readonly Worded[] =>
  plays.filter(({ cards }) => inHand(cards, hand).length === 0);

/** Plays whose words, or whose notation, have all the words somebody looks for in them. */
export function found(plays: readonly Worded[], sought: string, write: Game['write']): readonly Worded[] {
  const words = sought.toLowerCase().split(/\s+/);
  return plays.filter(({ says, play }) => {
    const text = `${says} ${write(play)}`.toLowerCase();
    return words.every(word => text.includes(word));
  });
}
