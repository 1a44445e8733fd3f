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
    'The Rabbit running away can be among 4 cards of Seat 1, 4 cards of Seat 2 or 3 cards of Seat 3. No one has asked for it yet.',
  ],
  [
    'somebody said no',
    FOUR,
    THEN,
    '0 ask 2 1b',
    'The Fan can be among 3 cards of Seat 1 or 4 cards of Seat 2. Seat 3 said no to it 3 questions ago.',
  ],
  [
    'a no could hand over what somebody wants',
    FOUR,
    THEN,
    '0 ask 1 1b',
    'The Fan can be among 3 cards of Seat 1 or 4 cards of Seat 2. Seat 3 said no to it 3 questions ago. Don’t ask Seat 2: they need the Caterpillar, and a “no” could hand it over.',
  ],
  [
    'somebody had it not, and then drew a card',
    FOUR,
    AGAIN,
    '2 ask 1 5a',
    'Seat 1 drew a card 2 questions ago from Seat 0, who may have had the Caterpillar.',
  ],
  [
    'nobody else can have it',
    THREE,
    TAKEN,
    '0 ask 2 1b',
    'Seat 2 must have the Fan. Seat 1 said no to it 4 questions ago. It can’t have reached them since.',
  ],
  [
    'all other cards of a hand are known',
    THREE,
    TAKEN,
    '0 ask 1 1a',
    'The Rabbit running away can only be among 1 card of Seat 1. No one has asked for it yet.',
  ],
  [
    'one card of the set is held',
    FOUR,
    VAIN,
    '2 expose 4L',
    'You already have the Rabbit. No one has asked for Bill the Lizard yet.',
  ],
  [
    'too little is known to go on',
    SURE,
    GIVEN.slice(0, 2),
    '0 stop',
    'You don’t know where to find a whole set. A “no” would cost you one of your 2 cards. 1 of them is a Leading card.',
  ],
  [
    'what is known can wait',
    SURE,
    GIVEN,
    '1 stop',
    'Only you can ask for the Lory, so it can wait while the others lose cards.',
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
    [FOUR, VAIN.slice(0, 1), '0 ask 1 1a', 'Nothing is known about it yet: count the cards.'],
    [FOUR, THEN, '0 ask 2 1b', 'Nothing is certain, but you can rule out a player.'],
    [FOUR, AGAIN, '2 ask 1 5a', 'A player who didn’t have it has drawn a card since.'],
    [THREE, TAKEN, '0 ask 2 1b', 'One question can’t fail.'],
    [FOUR, VAIN, '2 expose 4L', 'One of your sets needs only one card.'],
    [SURE, GIVEN, '1 expose 3L', 'You can be certain to complete one of your sets.'],
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
    expect(thought.why).toMatch(/^(Seat 2 must have the Fan|Seat 1 has the Rabbit running away in all 100 layouts)\. /);
    expect(thought.steps?.look).toBe(
      'Who has asked for a card of “Alice Telescoping”, who said no, and who has drawn a card since?',
    );
  });

  it('goes by what is recalled', () => {
    const match = playLines(FOUR, THEN);
    const told = { game: match.game, seat: 0, view: viewWithHistory(match, 0), span: 1 };
    expect(explainPlay(told, { do: 'ask', of: 2, card: '1b' })).toContain('No one has asked for it yet');
  });
});
