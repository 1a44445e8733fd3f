/** What somebody means by a line: a number of the list, a play as it is written or spoken, or the beginning of one. */
import type { Game, Name, Play, Seat, View } from '@parlour/kernel/game';

/** A permitted play by its number in the list, as it is written, and as it is spoken. */
export type Offer = {
  readonly number: number;
  readonly play: Play;
  readonly written: string;
  readonly spoken: string | undefined;
};

export type Meaning =
  | { readonly is: 'play'; readonly play: Play }
  | { readonly is: 'several'; readonly offers: readonly Offer[] }
  | { readonly is: 'nothing' };

/** All that a seat may play, numbered from 1. */
export function offersOf(game: Game, state: unknown, seat: Seat, name: Name): Offer[] {
  const view = game.view(state, seat);
  return game.plays(state, seat).map((play, i) => offer(game, view, play, i + 1, name));
}

const offer = (game: Game, view: View, play: Play, number: number, name: Name): Offer => ({
  number,
  play,
  written: game.write(play),
  spoken: game.sayPlay?.(play, name, view),
});

/** Nobody has to type capitals or the article of a name. */
const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/\bthe /g, '');

const textsOf = ({ written, spoken }: Offer): string[] => (spoken === undefined ? [written] : [written, spoken]);

const formsOf = (offer: Offer): string[] => textsOf(offer).map(plain);

/** Of a line that is no play as it stands, the one play it is, or those it may become. */
export function meaningOf(game: Game, view: View, offers: readonly Offer[], line: string): Meaning {
  const said = plain(line);
  const numbered = /^\d+$/.test(said) ? offers[Number(said) - 1] : undefined;
  if (numbered) return { is: 'play', play: numbered.play };
  const same = offers.filter(one => formsOf(one).includes(said));
  const near = same.length > 0 ? same : offers.filter(one => formsOf(one).some(form => form.startsWith(said)));
  const [only, ...others] = near;
  if (only && others.length === 0 && said.length >= LEAST) return { is: 'play', play: only.play };
  if (only) return { is: 'several', offers: near };
  const forbidden = readAnyCase(game, view, line);
  return forbidden ? { is: 'play', play: forbidden } : { is: 'nothing' };
}

/** A single letter may have slipped from the hand. */
const LEAST = 2;

/** A play that is not permitted is played all the same, so that the referee can say why not. */
function readAnyCase(game: Game, view: View, line: string): Play | undefined {
  const said = line.trim();
  for (const text of [said, said.toLowerCase(), said.toUpperCase()]) {
    const play = game.read(text, view);
    if (play) return play;
  }
  return heldAndNamed(game, view, said);
}

/** A card that is held may be called by its name, permitted or not. */
function heldAndNamed(game: Game, view: View, said: string): Play | undefined {
  for (const card of view.hand ?? []) {
    const play = game.read(card, view);
    if (play && plain(game.sayPlay?.(play, String, view) ?? '') === plain(said)) return play;
  }
  return undefined;
}

/** The offers that have these words in them, or do what is named. */
export const offersWith = (offers: readonly Offer[], words: string): readonly Offer[] =>
  offers.filter(one => one.play.do === plain(words) || formsOf(one).some(form => form.includes(plain(words))));

const MOST_COMPLETED = 60;

/** What a beginning may become: commands first, then plays as they are written or spoken. */
export function completionsOf(commands: readonly string[], offers: readonly Offer[], line: string): string[] {
  const begun = plain(line);
  const all = [...commands, ...offers.flatMap(textsOf)];
  return [...new Set(all)].filter(text => plain(text).startsWith(begun)).slice(0, MOST_COMPLETED);
}
