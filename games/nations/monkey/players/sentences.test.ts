/** No hint and no review contradicts or ignores its play: every sentence is compared with the position. */
import { checkSentences, type SaidAt, type SentenceClaim } from '@parlour/players/tests/sentence-checks';
import { expect, it } from 'vitest';
import { monkeyStage, playStage } from '../../players/tests/fixtures.ts';
import { monkeyReviewer } from '../review/review.ts';
import { ranksText } from '../rules/english.ts';
import { monkey } from '../rules/monkey.ts';
import type { MonkeyParts } from '../rules/state.ts';
import { countInHand, countUnseen, pairsOf, rankOfPair } from './pair-odds.ts';

type At = SaidAt<MonkeyParts>;

const ranks = (at: At): string => (at.play.do === 'pair' ? ranksText(rankOfPair(at.play)) : '');
const otherRanks = (at: At): string[] => pairsOf(at).map(pair => ranksText(rankOfPair(pair)));
const rankNamed = (at: At, name: string | undefined): string =>
  pairsOf(at)
    .map(rankOfPair)
    .find(rank => ranksText(rank) === name) ?? '';
const holds = (at: At, name: string | undefined): number => countInHand(at.view, rankNamed(at, name));

const CLAIMS: readonly SentenceClaim<MonkeyParts>[] = [
  [
    /^You escape in ([\d.]+) of 100 games after a pair of (\w+), in ([\d.]+) after a pair of (\w+)\.$/,
    (at, chance, own, other, others) =>
      own === ranks(at) && otherRanks(at).includes(others!) && Number(chance) > Number(other),
  ],
  [/^It’s close: you escape in [\d.]+ of 100 games after either pair\.$/, ({ play }) => play.do === 'pair'],
  [/^It’s the only pair\.$/, at => at.play.do === 'pair' && pairsOf(at).length === 1],
  [/^There is no pair, and the backs all look the same\.$/, ({ play }) => play.do !== 'pair'],
  [/^The backs of cards all look the same\.$/, ({ play }) => play.do !== 'pair'],
  [/^One pair is as good as another\.$/, ({ play }) => play.do === 'pair'],
  [/^Worked out to the end, every pair is equally good\.$/, ({ play }) => play.do === 'pair'],
  [
    /^Three of a kind stay for last: .+\.$/,
    at => holds(at, ranks(at)) !== 3 && otherRanks(at).some(name => holds(at, name) === 3),
  ],
  [
    /^You held \d+ (\w+), and (?:had seen all the others|\d+ more were still unseen)\.$/,
    (at, own) => own === ranks(at),
  ],
  [
    /^You hold (\d+) (\w+), and .+\.$/,
    (at, count, own) => own === ranks(at) && holds(at, own) === Number(count),
    'support',
  ],
  [/^Keep the three (\w+): .+\.$/, (at, kept) => kept !== ranks(at) && holds(at, kept) === 3, 'support'],
  [
    /^You held three (\w+): a player who draws one of them finds no pair for it, so the (\w+) could go first\.$/,
    (at, own, better) => better === ranks(at) && holds(at, own) === 3,
    'support',
  ],
  [
    /^You held \d+ (\w+) with (\d+) more unseen, and \d+ (\w+) with \d+ more unseen: lay down the first, and keep the others\.$/,
    (at, better, unseen, own) =>
      better === ranks(at) && own !== better && countUnseen(at.view, rankNamed(at, better)) === Number(unseen),
    'support',
  ],
];

it('every sentence speaks for its play, and is true', () => {
  const { wrong, texts, byClaim } = checkSentences({
    game: monkey,
    play: n =>
      playStage(monkeyStage, new Array(2 + (n % 4 === 3 ? 1 : 0)).fill(monkeyStage.characters[n % 3]!), `says ${n}`),
    minds: monkeyStage.characters.slice(2),
    reviewer: monkeyReviewer,
    claims: CLAIMS,
    every: 3,
    few: 60,
  });
  expect(wrong).toEqual([]);
  expect(texts).toBeGreaterThan(100);
  expect(byClaim.size).toBeGreaterThan(4);
});
