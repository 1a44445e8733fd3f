/** No hint and no review of the word games contradicts or ignores its play: each sentence is compared with the position. */
import type { Game } from '@parlour/kernel/game';
import type { GameReviewer } from '@parlour/players/review/review';
import { checkSentences, type SaidAt, type SentenceClaim } from '@parlour/players/tests/sentence-checks';
import { describe, expect, it } from 'vitest';
import type { AnyParts } from '../../alone/players/patience-search.ts';
import { nameOf as aloneName } from '../../alone/players/reasons.ts';
import { withoutSources } from '../../alone/rules/method.ts';
import { countPoints, isLetter, LETTERS, withoutCards } from '../../pack/pack.ts';
import type { TableParts } from '../../round/players/position.ts';
import { playName } from '../../round/players/reasons.ts';
import { lettersOf } from '../../round/rules/state.ts';
import { loadReviewing, openFixture, playFixture } from './fixtures.ts';

type At = SaidAt<TableParts>;

const NAME = '(.+?)';
const LETTERS_LIST = '([A-Z](?:, [A-Z])*(?: and [A-Z])?)';
const number = (text = ''): number => (text === '' || text === 'no' ? 0 : text === 'one' ? 1 : Number(text));
const sorted = (list: string): string =>
  list
    .replace(/ and |, /g, '')
    .split('')
    .sort()
    .join('');

const nameOf = (at: At, play: At['play']): string => playName(at.view, play as never);
const isPlay = (at: At, name: string | undefined): boolean => nameOf(at, at.play) === name;
/** Names the play it is for, and another: the one compared with, if any. */
const compares = (at: At, best: string | undefined, other: string | undefined): boolean => {
  const isGiven = at.other !== undefined && at.game.write(at.other) !== at.game.write(at.play);
  const given = isGiven ? nameOf(at, at.other) : other;
  return (
    isPlay(at, best) &&
    (other === `${best} in the other place` ? given === best || !isGiven : given === other && other !== best)
  );
};
const lettersLaid = ({ play }: At): string[] => (play.do === 'add' ? lettersOf(play.cells) : []);
const handLeft = (at: At): string[] => withoutCards(at.view.hand!, lettersLaid(at));
const lettersLeft = (at: At): string => handLeft(at).filter(isLetter).sort().join('');
const isAgainst = (at: At): at is At & { readonly other: TableParts['play'] } =>
  at.other !== undefined && at.game.write(at.other) !== at.game.write(at.play);
const isCompared: SentenceClaim<TableParts>[1] = (at, better, mine) =>
  isAgainst(at) && isPlay(at, better) && nameOf(at, at.other) === mine;

const LAYOUTS = 'in (\\d+) of 40 layouts';

const TABLE_CLAIMS: readonly SentenceClaim<TableParts>[] = [
  [
    new RegExp(`^You go out first ${LAYOUTS} after ${NAME}, in (\\d+) after ${NAME}\\.$`),
    (at, times, best, timesOther, other) => compares(at, best, other) && number(times) > number(timesOther),
  ],
  [
    new RegExp(
      `^The round ends better for you after ${NAME} than after ${NAME}: ${LAYOUTS}(?: \\(worse in (\\d+)\\))?\\.$`,
    ),
    (at, best, other, better, worse) => compares(at, best, other) && number(better) > number(worse),
  ],
  [new RegExp(`^It’s close: ${NAME} does better than ${NAME} ${LAYOUTS}, and worse in \\d+\\.$`), compares],
  [new RegExp(`^In 40 layouts, ${NAME} comes to the same as ${NAME}\\.$`), compares],
  [
    new RegExp(`^${NAME} lays the whole hand, ${NAME}, and goes out\\.$`),
    (at, name, letters) =>
      isPlay(at, name) && sorted(letters!) === lettersLaid(at).sort().join('') && lettersLeft(at) === '',
  ],
  [
    /^Only free cards are left, so throw them in\.$/,
    ({ play, view }) => play.do === 'out' && !view.hand!.some(isLetter),
  ],
  [
    new RegExp(`^${NAME} leaves ${NAME}, which can then go down together in (.+) places?\\.$`),
    (at, name, letters) => isPlay(at, name) && sorted(letters!) === lettersLeft(at),
  ],
  [
    new RegExp(`^${NAME} lays ${LETTERS_LIST}\\.$`),
    (at, name, letters) => isPlay(at, name) && sorted(letters!) === lettersLaid(at).sort().join(''),
  ],
  [/^A word is required\.$/, ({ play }) => play.do === 'add'],
  [/^No word fits\.$/, ({ play }) => play.do === 'exchange'],
  [/^With the face-up card the hand is .+\.$/, ({ play }) => play.do === 'exchange' && play.take === 'up'],
  [/^No word fits this hand\.$/, ({ play }) => play.do === 'exchange'],
  [
    /^(\w) fits (\d+) of the (\d+) possible additions?\.$/,
    ({ play }, letter, uses, all) => play.do === 'exchange' && play.give === letter && number(uses) < number(all),
  ],
  [/^(.+) is the least useful card, and .+\.$/, ({ play }) => play.do === 'exchange', 'support'],
  [
    new RegExp(`^${NAME} would have laid the whole hand, ${NAME}, and ended the round\\.$`),
    (at, name, letters) =>
      isAgainst(at) &&
      isPlay(at, name) &&
      sorted(letters!) === lettersLaid(at).sort().join('') &&
      lettersLeft(at) === '',
  ],
  [
    /^Only free cards were left, and throwing them in would have ended the round\.$/,
    at => isAgainst(at) && at.play.do === 'out',
  ],
  [
    new RegExp(`^After ${NAME}, the rest (?:\\(.+\\)) can go down together in (.+) places?\\.$`),
    (at, name) => isAgainst(at) && isPlay(at, name),
  ],

  [
    /^(\d+) points? left in hand: (.+)\.$/,
    (at, points, letters) =>
      countPoints(handLeft(at), at.view.options.numbers) === Number(points) && sorted(letters!) === lettersLeft(at),
    'support',
  ],
  [/^\d+ of the \d+ unseen cards (?:is a vowel|are vowels)\.$/, ({ play }) => play.do === 'exchange', 'support'],
  [
    new RegExp(
      `^After ${NAME}, (?:(\\d+) letters? (?:was|were) left|the rest fits nowhere|there (?:is|are) only .+)\\.$`,
    ),
    (at, mine) => isAgainst(at) && nameOf(at, at.other) === mine,
    'support',
  ],
  [
    new RegExp(`^A word was possible: ${NAME} lays (\\d+) cards?, an exchange none\\.$`),
    (at, name) => isAgainst(at) && isPlay(at, name) && at.other?.do === 'exchange',
    'support',
  ],
  [new RegExp(`^Better: ${NAME}\\.$`), (at, name) => isAgainst(at) && isPlay(at, name), 'support'],
  [
    new RegExp(`^${NAME} lays (\\d+) cards?, ${NAME} only (\\d+)\\.$`),
    (at, better, more, mine, fewer) => isCompared(at, better!, mine!) && number(more) > number(fewer),
    'support',
  ],
  [
    new RegExp(`^${NAME} leaves (\\d+) points? in hand, ${NAME} (\\d+)\\.$`),
    (at, better, fewer, mine, more) => isCompared(at, better!, mine!) && number(more) > number(fewer),
    'support',
  ],
  [
    new RegExp(`^${NAME} gets rid of the (\\w), and ${NAME} keeps it\\.$`),
    (at, better, letter, mine) => isCompared(at, better!, mine!) && lettersLaid(at).includes(letter!),
    'support',
  ],
  [
    new RegExp(`^${NAME} leaves \\d+ vowels? among \\d+ letters?, ${NAME} \\d+ vowels? among \\d+ letters?\\.$`),
    (at, better, mine) => isCompared(at, better!, mine!),
    'support',
  ],
  [
    new RegExp(`^The letters that ${NAME} leaves make (\\d+) additions? next, those that ${NAME} leaves (\\d+)\\.$`),
    (at, better, ways, mine, fewer) => isCompared(at, better!, mine!) && number(ways) > number(fewer),
    'support',
  ],
  [new RegExp(`^${NAME} leaves .+, ${NAME} .+\\.$`), (at, better) => isAgainst(at) && isPlay(at, better), 'support'],
  [/^No other player has fewer than \d+ cards?\.$/, isAgainst, 'support'],
  [/^The same word (?:is better )?in the other place: .+\.$/, isAgainst, 'support'],
];

type AloneAt = SaidAt<AnyParts>;
const isSolo = (at: AloneAt, name: string | undefined): boolean => aloneName(at.view, at.play) === name;
const comparesSolo = (at: AloneAt, best: string | undefined, other: string | undefined): boolean =>
  isSolo(at, best) &&
  (at.other === undefined ||
    [aloneName(at.view, at.other), `${aloneName(at.view, at.other)} in the other place`].includes(other!)) &&
  best !== other;
const outside = ({ view, play }: AloneAt): string[] =>
  withoutCards(LETTERS, [...lettersOf(view.crossword), ...soloLaid({ play })]);
const soloLaid = ({ play }: Pick<AloneAt, 'play'>): string[] =>
  play.do === 'add' ? lettersOf(withoutSources(play.cells)) : [];
const SOLO = 'in (\\d+) of (\\d+) layouts?';

const ALONE_CLAIMS: readonly SentenceClaim<AnyParts>[] = [
  [
    new RegExp(`^All cards get laid ${SOLO} after ${NAME}, in (\\d+) after ${NAME}\\.$`),
    (at, times, _, best, timesOther, other) => comparesSolo(at, best, other) && number(times) > number(timesOther),
  ],
  [
    new RegExp(`^More cards get laid after ${NAME} than after ${NAME}: ${SOLO}(?: \\(fewer in (\\d+)\\))?\\.$`),
    (at, best, other, better, _, worse) => comparesSolo(at, best, other) && number(better) > number(worse),
  ],
  [
    new RegExp(`^It’s close: more cards get laid after ${NAME} than after ${NAME} ${SOLO}, and fewer in \\d+\\.$`),
    comparesSolo,
  ],
  [new RegExp(`^In \\d+ layouts?, as many cards get laid after ${NAME} as after ${NAME}\\.$`), comparesSolo],
  [/^All cards are known now: .+ the game\.$/, () => true],
  [
    new RegExp(`^${NAME} lays the last cards and wins the game\\.$`),
    (at, name) => isSolo(at, name) && outside(at).length === 0,
  ],
  [
    new RegExp(`^${NAME} lays ${LETTERS_LIST}\\.$`),
    (at, name, letters) => isSolo(at, name) && sorted(letters!) === soloLaid(at).sort().join(''),
  ],
  [/^No word fits (?:with these cards|any more)\.$/, ({ play }) => play.do !== 'add'],
  [/^No word fits, and no card still to come will change that\.$/, ({ play }) => play.do === 'give-up'],
  [/^A word is required\.$/, ({ play }) => play.do === 'add'],
  [/^Only (\w) is left\.$/, (at, letter) => outside(at).join('') === letter],
  [/^(\d+) cards are left, (?:none of them hard to place|including .+)\.$/, () => true, 'support'],
  [/^The game wasn't over\.$/, ({ play, other }) => play.do !== 'give-up' && other?.do === 'give-up'],
  [/^A word was possible\.$/, ({ play, other }) => play.do === 'add' && other?.do !== 'add'],

  [/^Another card may help\.$/, ({ play }) => play.do !== 'add' && play.do !== 'give-up'],
  [
    new RegExp(`^${NAME} lays the (\\w), and ${NAME} doesn't\\.$`),
    (at, name, letter) => isSolo(at, name) && soloLaid(at).includes(letter!),
    'support',
  ],
  [
    new RegExp(
      `^${NAME} lays ${LETTERS_LIST} and keeps more letters for the next words than ${NAME}, which lays ${LETTERS_LIST}\\.$`,
    ),
    (at, name) => isSolo(at, name),
    'support',
  ],
  [
    new RegExp(`^${NAME} lays (\\d+) cards?, ${NAME} only (\\d+)\\.$`),
    (at, name, more, _, fewer) => isSolo(at, name) && number(more) > number(fewer),
    'support',
  ],
  [new RegExp(`^${NAME} lays ${LETTERS_LIST}, ${NAME} ${LETTERS_LIST}\\.$`), (at, name) => isSolo(at, name), 'support'],
  [
    new RegExp(`^${NAME} uses up ${LETTERS_LIST}\\.$`),
    (at, name) => at.other !== undefined && at.play.do !== 'add' && aloneName(at.view, at.other) === name,
    'support',
  ],
];

describe('every sentence speaks for its play, and is true', () => {
  it.each(['kan-u-go', 'race'])('in %s', async id => {
    const at = await openFixture(id, { target: 30, ...(id === 'race' && { opening: 'lot' }) });
    const { wrong, texts, byClaim } = checkSentences({
      game: at.game as Game<TableParts>,
      play: n =>
        playFixture(
          at,
          Array.from({ length: 2 + (n % 2) }, (_, seat) => at.characters[(seat + n) % 2]!),
          `says ${n}`,
          200,
        ),
      minds: at.characters.slice(id === 'race' ? 3 : 2).map(character => ({ ...character, budget: 60 })),
      reviewer: (await loadReviewing(id, 40)) as GameReviewer<TableParts>,
      claims: TABLE_CLAIMS,
      every: 3,
      few: 12,
    });
    expect(wrong).toEqual([]);
    expect(texts).toBeGreaterThan(20);
    expect(byClaim.size).toBeGreaterThan(3);
  });

  it.each(['alone-first', 'alone-second', 'alone-third'])('in %s', async id => {
    const at = await openFixture(id);
    const { wrong, texts, byClaim } = checkSentences({
      game: at.game as unknown as Game<AnyParts>,
      play: n => playFixture(at, [at.characters[n % 2]!], `says ${n}`, 200),
      minds: at.characters.slice(2).map(character => ({ ...character, budget: 60 })),
      reviewer: (await loadReviewing(id, 40)) as unknown as GameReviewer<AnyParts>,
      claims: ALONE_CLAIMS,
      every: 4,
      few: 10,
    });
    expect(wrong).toEqual([]);
    expect(texts).toBeGreaterThan(20);
    expect(byClaim.size).toBeGreaterThan(2);
  });
});
