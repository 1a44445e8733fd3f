import type { Chair, Facts, Game, MatchStatus, Notation, Proof, Rules } from '@parlour/kernel/game';
import { type Random, shuffle } from '@parlour/kernel/random';
import { parseDeal } from '@parlour/kernel/record/lines';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { Addition } from '../../crossword/crossword.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { LETTERS, withoutCards } from '../../pack/pack.ts';
import { lettersOf } from '../../round/rules/state.ts';
import { lexiconRecordData } from '../../rules/english.ts';
import { apply } from './apply.ts';
import { englishFor, firstEnglish, type MethodWords, secondEnglish, thirdEnglish } from './english.ts';
import { firstMethod } from './first.ts';
import { plays, refuse, waysToLay } from './judge.ts';
import {
  type AloneParts,
  type AloneState,
  type AloneView,
  cardsLeft,
  type Method,
  type PilesView,
  type SourcedCell,
} from './method.ts';
import { type AlonePlay, isPlay, read, type TypedContext, write } from './plays.ts';
import { secondMethod } from './second.ts';
import { thirdMethod } from './third.ts';

function status<P>(state: AloneState<P>): MatchStatus {
  if (state.phase === 'deal') return { is: 'chance', of: 'deal' };
  if (state.phase === 'play') return { is: 'open', turn: [0] };
  const left = cardsLeft(state);
  return { is: 'over', result: { winners: left === 0 ? [0] : [], scores: [left] } };
}

function view<P, V extends PilesView>(method: Method<P, V>, state: AloneState<P>, chair: Chair): AloneView<V> {
  const { options, phase, crossword, piles } = state;
  return {
    game: method.id,
    seat: chair,
    turn: phase === 'play' ? [0] : [],
    others: chair === null ? [{ seat: 0, cards: assertDefined(method.viewPiles(piles, 0).hand).length }] : [],
    scores: [phase === 'over' ? cardsLeft(state) : 0],
    crossword,
    options,
    phase,
    ...method.viewPiles(piles, chair),
  };
}

const unseenCards = <P, V extends PilesView>(method: Method<P, V>, view: AloneView<V>): string[] =>
  withoutCards(LETTERS, [...lettersOf(view.crossword), ...method.visibleCards(view)]);

function imagine<P, V extends PilesView>(method: Method<P, V>, view: AloneView<V>, random: Random): AloneState<P> {
  const { options, phase, crossword } = view;
  return { options, phase, crossword, piles: method.imagine(view, shuffle(random, unseenCards(method, view))) };
}

/** Takes cards from the first source that fits. */
function typedContext<P, V extends PilesView>(method: Method<P, V>, view: AloneView<V>): TypedContext {
  const piles = method.imagine(view, unseenCards(method, view));
  const sourced = (cells: Addition): readonly SourcedCell[] =>
    waysToLay(method, piles, [cells])[0] ?? cells.map(cell => [...cell, itemAt(method.sources, 0)]);
  return { crossword: view.crossword, sourced };
}

const rulesWith = <P, V extends PilesView>(method: Method<P, V>, lexicon: Lexicon): Rules<AloneParts<P, V>> => ({
  id: method.id,
  version: 1,
  seats: [1, 1],
  options: method.options,
  pack: LETTERS,
  data: lexiconRecordData(lexicon),
  begin: options => ({ options, phase: 'deal', crossword: [], piles: method.pilesBeforeDeal }),
  status,
  draw: (_, random, pack) => pack ?? shuffle(random, LETTERS),
  refuse: (state, _, play) => refuse(method, state, play, lexicon),
  apply: (state, input) => apply(method, state, input, lexicon),
  plays: state => plays(method, state, lexicon),
  view: (state, chair) => view(method, state, chair),
  imagine: (seen, random) => imagine(method, seen, random),
});

const notationFor = <P, V extends PilesView>(method: Method<P, V>): Notation<AloneParts<P, V>> => ({
  isPlay: (value): value is AlonePlay => isPlay(method, value),
  write: play => write(method, play),
  read: (text, seen) => read(method, text, seen && typedContext(method, seen)),
  writeChance: pack => `deal ${pack.join(' ')}`,
  readChance: (_, text) => parseDeal(LETTERS, text),
});

const proofFor = <P, V extends PilesView>(method: Method<P, V>): Proof<AloneParts<P, V>> => ({
  whereabouts: ({ crossword, piles }) => ({ ...method.cardsByPlace(piles), crossword: lettersOf(crossword) }),
});

const facts: Facts = { undo: 'free', better: 'low', sides: () => 1 };

export const createPatience = <P, V extends PilesView>(
  method: Method<P, V>,
  words: MethodWords<V>,
  lexicon: Lexicon,
): Game<AloneParts<P, V>> => ({
  ...rulesWith(method, lexicon),
  ...notationFor(method),
  ...englishFor(method.id, words),
  ...proofFor(method),
  ...facts,
});

export const aloneFirst = (lexicon: Lexicon): Game => createPatience(firstMethod, firstEnglish, lexicon);
export const aloneSecond = (lexicon: Lexicon): Game => createPatience(secondMethod, secondEnglish, lexicon);
export const aloneThird = (lexicon: Lexicon): Game => createPatience(thirdMethod, thirdEnglish, lexicon);
