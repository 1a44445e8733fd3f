import { seededRandom } from '@parlour/kernel/random';
import { think } from '@parlour/players/player';
import { describe, expect, it } from 'vitest';
import { playLines, viewWithHistory } from '../testing/fixtures.ts';
import { aliceCharacters } from './characters.ts';
import { explainPlay, hintStepsFor } from './reasons.ts';

const FOUR = ['1L 2L 3a 5a', '1a 2b 3L 5b', '1b 4L 4a 5L', '2a 3b 4b'];
const VAIN = ['0 expose 1L', '0 ask 3 1b', '* forfeit 3a', '1 expose 3L', '1 ask 2 3b', '* forfeit 5b'];
const THEN = [...VAIN, '2 expose 5L', '2 ask 1 5a', '* forfeit 5b', '* forfeit 4b'];
const AGAIN = [...THEN, '0 ask 1 1b', '* forfeit 5a', '1 ask 2 3b', '* forfeit 5b'];
const THREE = ['1L 2a 3a', '2L 3b 1a', '3L 1b 2b'];
const NO = ['0 expose 1L', '0 ask 1 1b', '* forfeit 2a', '1 expose 2L', '1 ask 0 2b', '* forfeit 3b'];
const TAKEN = [...NO, '2 expose 3L', '2 ask 0 3a', '2 ask 0 3b'];
const SURE = ['1L 1a 2L 4a', '3L 2a 4L 1b', '3a 3b 2b 4b'];
const GIVEN = ['0 expose 1L', '0 ask 1 1b', '0 expose 2L', '0 ask 1 2b', '* forfeit 4a', '1 expose 4L', '1 ask 2 4b'];

type Known = [tells: string, hands: string[], lines: string[], play: string, why: string];

const known: Known[] = [
  [
    'nothing was heard',
    FOUR,
    VAIN.slice(0, 1),
    '0 ask 1 1a',
    '“Rabbit running away” can be among four cards of Seat 1, four cards of Seat 2 or three cards of Seat 3: nothing has been heard of it yet',
  ],
  [
    'somebody said no',
    FOUR,
    THEN,
    '0 ask 2 1b',
    '“The Fan” can be among three cards of Seat 1 or four cards of Seat 2: Seat 3 said no to it three questions ago',
  ],
  [
    'a no could hand over what somebody wants',
    FOUR,
    THEN,
    '0 ask 1 1b',
    '“The Fan” can be among three cards of Seat 1 or four cards of Seat 2: Seat 3 said no to it three questions ago; Seat 2 wants “Caterpillar”, which a no could hand over',
  ],
  [
    'somebody had it not, and then drew a card',
    FOUR,
    AGAIN,
    '2 ask 1 5a',
    '“Caterpillar”: Seat 1 drew a card from Seat 0 two questions ago, who may have had it',
  ],
  [
    'nobody else can have it',
    THREE,
    TAKEN,
    '0 ask 2 1b',
    '“The Fan” must be with Seat 2: Seat 1 said no to it four questions ago, and nothing that could be it has come to them since',
  ],
  [
    'all other cards of a hand are known',
    THREE,
    TAKEN,
    '0 ask 1 1a',
    '“Rabbit running away” can only be among one card of Seat 1: nothing has been heard of it yet',
  ],
  [
    'one card of the set is held',
    FOUR,
    VAIN,
    '2 expose 4L',
    'you hold “Rabbit” already, and nothing has been heard of “Bill the Lizard”',
  ],
  [
    'too little is known to go on',
    SURE,
    GIVEN.slice(0, 2),
    '0 stop',
    'of no Leading card in your hand is it known who has all that it wants, and a no would cost one of your two cards, one of them Leading',
  ],
  [
    'what is known can wait',
    SURE,
    GIVEN,
    '1 stop',
    'nobody but you can ask for “Lory”, so it can wait while others lose cards by asking',
  ],
];

describe('the reason', () => {
  it.each(known)('where %s', (_, hands, lines, played, why) => {
    const match = playLines(hands, lines);
    const seat = Number(played.slice(0, 1));
    const play = match.game.read(played.slice(2))!;
    expect(match.game.refuse(match.state, seat, play)).toBeUndefined();
    expect(explainPlay({ game: match.game, seat, view: viewWithHistory(match, seat) }, play)).toBe(why);
  });
});

describe('a hint', () => {
  const kinds = [
    [FOUR, VAIN.slice(0, 1), '0 ask 1 1a', 'Nothing has been heard of it: count the cards.'],
    [FOUR, THEN, '0 ask 2 1b', 'Nothing is certain, but somebody can be ruled out.'],
    [FOUR, AGAIN, '2 ask 1 5a', 'Somebody who had it not has drawn a card since.'],
    [THREE, TAKEN, '0 ask 2 1b', 'There is a question that cannot fail.'],
    [FOUR, VAIN, '2 expose 4L', 'One of your sets wants only one card.'],
    [SURE, GIVEN, '1 expose 3L', 'One of your sets is sure to be completed.'],
  ] as const;

  it.each(kinds)('leads to the play without naming it: %#', (hands, lines, played, kind) => {
    const match = playLines(hands, lines);
    const seat = Number(played.slice(0, 1));
    const play = match.game.read(played.slice(2))!;
    const steps = hintStepsFor({ game: match.game, seat, view: viewWithHistory(match, seat) }, play);
    expect(steps.kind).toBe(kind);
    const words = `${steps.look} ${steps.kind}`;
    expect(words).not.toContain('Seat');
    if (play.do !== 'stop') expect(words).not.toContain(match.game.sayCard!(play.card));
  });

  it('is given by who knows best: for the certain question, and why it is certain', () => {
    const match = playLines(THREE, TAKEN);
    const [expert] = aliceCharacters.slice(-1);
    const { game, state } = match;
    const situation = { game, seat: 0, view: viewWithHistory(match, 0), plays: game.plays(state, 0), awaited: true };
    const thought = think(expert!.think, { ...situation, random: seededRandom('hint'), budget: 1 });
    expect(thought.why).toMatch(
      /^“(The Fan” must be with Seat 2|Rabbit running away” can only be among one card of Seat 1): /,
    );
    expect(thought.steps?.look).toBe(
      'Think of what “Alice Telescoping” wants: who asked for it, who said no, and who has drawn a card since?',
    );
  });

  it('goes by what is recalled', () => {
    const match = playLines(FOUR, THEN);
    const told = { game: match.game, seat: 0, view: viewWithHistory(match, 0), span: 1 };
    expect(explainPlay(told, { do: 'ask', of: 2, card: '1b' })).toContain('nothing has been heard of it yet');
  });
});
