/** A patience, as the shelf knows it: a method, its words and a dictionary. */
import type { Chair, Facts, Game, MatchStatus, Notation, Proof, Rules } from '@parlour/kernel/game';
import { type Random, shuffle } from '@parlour/kernel/random';
import { parseDeal } from '@parlour/kernel/record';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { Addition } from '../../crossword/crossword.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { LETTERS, less } from '../../pack/pack.ts';
import { lettersOf } from '../../round/rules/state.ts';
import { recordOf } from '../../rules/words.ts';
import { apply } from './apply.ts';
import { englishOf, type MethodWords } from './english.ts';
import { plays, refuse, waysOf } from './judge.ts';
import { type AloneState, type AloneView, cardsLeft, type Method, type Seen } from './method.ts';
import type { AloneParts } from './parts.ts';
import { type AlonePlay, isPlay, read, type Understood, write } from './plays.ts';
import type { SourcedCell } from './sources.ts';

function status<P>(state: AloneState<P>): MatchStatus {
  if (state.phase === 'deal') return { is: 'chance', of: 'deal' };
  if (state.phase === 'play') return { is: 'open', turn: [0] };
  const left = cardsLeft(state);
  return { is: 'over', result: { winners: left === 0 ? [0] : [], scores: [left] } };
}

function view<P, V extends Seen>(method: Method<P, V>, state: AloneState<P>, chair: Chair): AloneView<V> {
  const { options, phase, crossword, piles } = state;
  return {
    game: method.id,
    seat: chair,
    turn: phase === 'play' ? [0] : [],
    others: chair === null ? [{ seat: 0, cards: assertDefined(method.see(piles, 0).hand).length }] : [],
    scores: [phase === 'over' ? cardsLeft(state) : 0],
    crossword,
    options,
    phase,
    ...method.see(piles, chair),
  };
}

const unseenIn = <P, V extends Seen>(method: Method<P, V>, view: AloneView<V>): string[] =>
  less(LETTERS, [...lettersOf(view.crossword), ...method.shown(view)]);

function imagine<P, V extends Seen>(method: Method<P, V>, view: AloneView<V>, random: Random): AloneState<P> {
  const { options, phase, crossword } = view;
  return { options, phase, crossword, piles: method.imagine(view, shuffle(random, unseenIn(method, view))) };
}

/** Cards are taken from the first place that will do; what lies unseen does not matter. */
function understood<P, V extends Seen>(method: Method<P, V>, view: AloneView<V>): Understood {
  const piles = method.imagine(view, unseenIn(method, view));
  const sourced = (cells: Addition): readonly SourcedCell[] =>
    waysOf(method, piles, [cells])[0] ?? cells.map(cell => [...cell, itemAt(method.sources, 0)]);
  return { crossword: view.crossword, sourced };
}

const rulesBy = <P, V extends Seen>(method: Method<P, V>, lexicon: Lexicon): Rules<AloneParts<P, V>> => ({
  id: method.id,
  version: 1,
  seats: [1, 1],
  options: method.options,
  pack: LETTERS,
  data: recordOf(lexicon),
  begin: options => ({ options, phase: 'deal', crossword: [], piles: method.undealt }),
  status,
  draw: (_, random, pack) => pack ?? shuffle(random, LETTERS),
  refuse: (state, _, play) => refuse(method, state, play, lexicon),
  apply: (state, input) => apply(method, state, input, lexicon),
  plays: state => plays(method, state, lexicon),
  view: (state, chair) => view(method, state, chair),
  imagine: (seen, random) => imagine(method, seen, random),
});

const notationBy = <P, V extends Seen>(method: Method<P, V>): Notation<AloneParts<P, V>> => ({
  isPlay: (value): value is AlonePlay => isPlay(method, value),
  write: play => write(method, play),
  read: (text, seen) => read(method, text, seen && understood(method, seen)),
  writeChance: pack => `deal ${pack.join(' ')}`,
  readChance: (_, text) => parseDeal(LETTERS, text),
});

const proofBy = <P, V extends Seen>(method: Method<P, V>): Proof<AloneParts<P, V>> => ({
  whereabouts: ({ crossword, piles }) => ({ ...method.places(piles), crossword: lettersOf(crossword) }),
});

/** A player alone may take back as much as they like; the score is what is left, and nobody deals. */
const facts: Facts = { undo: 'free', better: 'low', sides: () => 1 };

export const alone = <P, V extends Seen>(
  method: Method<P, V>,
  words: MethodWords<V>,
  lexicon: Lexicon,
): Game<AloneParts<P, V>> => ({
  ...rulesBy(method, lexicon),
  ...notationBy(method),
  ...englishOf(method.id, words),
  ...proofBy(method),
  ...facts,
});
