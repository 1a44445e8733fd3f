import { type Match, rebuildMatch, viewForChair } from '@parlour/kernel/match';
import { describe, expect, it } from 'vitest';
import {
  CARDS,
  type Card,
  indexOf,
  NATION_NAMES,
  NATIONS,
  type Nation,
  nationOf,
  rankOf,
  titleOf,
} from '../../pack/pack.ts';
import { nationsStage, playStage } from '../../players/tests/fixtures.ts';
import { cardsOf, type NationsParts, starNation, turnOf } from '../rules/state.ts';
import { type FastDeal, legalCards, newDeal, playCard } from './fast-deal.ts';
import { positionOf } from './levels/position.ts';
import { ALL_RANKS } from './masks.ts';
import { hintStepsFor, supportFor } from './reasons.ts';

/** Seat 0 is to play; Asia is the Star nation by default. */
type Table = {
  readonly hand: string;
  /** In order; the last was played by the seat on the right. */
  readonly trick?: string;
  readonly gone?: string;
  readonly star?: string;
  /** "2 eu": seat 2 did not follow Europe, or has led it. */
  readonly out?: readonly string[];
  readonly led?: readonly string[];
};

const cards = (names = ''): number[] => names.split(' ').filter(Boolean).map(indexOf);
const bits = (pairs: readonly string[] = []): number =>
  pairs.reduce((mask, pair) => mask | (1 << (4 * Number(pair[0]) + nationOf(indexOf(`${pair.slice(2)}-2`)))), 0);

function dealOf({ hand, trick, gone, star = 'as', out, led }: Table): FastDeal {
  const deal: FastDeal = { ...newDeal(), star: nationOf(indexOf(`${star}-2`)), left: cards(hand).length };
  deal.held.fill(ALL_RANKS);
  for (const card of cards(gone)) deal.held[nationOf(card)]! &= ~(1 << rankOf(card));
  const played = cards(trick);
  for (const card of cards(hand)) deal.hands[nationOf(card)]! |= 1 << rankOf(card);
  deal.turn = (4 - played.length) & 3;
  played.forEach((card, i) => {
    deal.hands[4 * ((deal.turn + i) & 3) + nationOf(card)]! |= 1 << rankOf(card);
  });
  for (const card of played) playCard(deal, card);
  deal.voids |= bits(out);
  deal.leads |= bits(led);
  return deal;
}

const factOf = (table: Table, card: Card): string => supportFor(dealOf(table), indexOf(card)).join(' ');
const ALL_STARS = 'as-2 as-3 as-4 as-5 as-6 as-7 as-8 as-9 as-10 as-child as-woman as-man as-map';

describe('what speaks for a lead', () => {
  it.each<[string, Table, Card, string]>([
    [
      'the highest left',
      { hand: 'eu-man eu-3', gone: 'eu-map' },
      'eu-man',
      'The Man of Europe is the highest left of Europe. The others have 10 more to follow with.',
    ],
    [
      'the highest left, which will hardly go round',
      { hand: 'eu-man', gone: 'eu-map eu-woman eu-child eu-10 eu-9 eu-8 eu-7 eu-6 eu-5' },
      'eu-man',
      'The Man of Europe is the highest left of Europe.',
    ],
    [
      'no Stars with the opponents',
      { hand: 'eu-map', out: ['1 as', '3 as'] },
      'eu-map',
      'The Map of Europe is the highest left of Europe. No opponent has a Star to take it with.',
    ],
    ['an opponent is out of it', { hand: 'eu-map', out: ['3 eu'] }, 'eu-map', ''],
    [
      'an opponent is out of it, and of Stars',
      { hand: 'eu-map', out: ['3 eu', '3 as'] },
      'eu-map',
      'The Map of Europe is the highest left of Europe. The players who are out of it have no Stars.',
    ],
    [
      'partner is out of it',
      { hand: 'eu-4', out: ['2 eu'] },
      'eu-4',
      'Partner is out of Europe and may take the 4 of Europe with a Star.',
    ],
    ['all Stars are gone', { hand: 'eu-4 eu-5', out: ['2 eu'], gone: ALL_STARS }, 'eu-4', ''],
    ['partner has led it', { hand: 'eu-man eu-2', led: ['2 eu'] }, 'eu-2', 'Partner has led Europe before.'],
    [
      'Stars',
      { hand: 'as-map as-2', gone: 'as-3 as-4 as-5 as-6 as-7 as-8 as-9 as-10' },
      'as-map',
      'The others have 3 Stars left. None of them is higher.',
    ],
    [
      'a card alone, with Stars',
      { hand: 'eu-5 as-2 as-3' },
      'eu-5',
      'The 5 of Europe is your only card of Europe. Next time it is led, you have 2 Stars.',
    ],
    [
      'a row',
      { hand: 'eu-man eu-woman' },
      'eu-man',
      'The Man of Europe heads a row in your hand. Of its nation, only the Map of Europe can beat it.',
    ],
  ])('%s', (_, table, card, fact) => {
    expect(factOf(table, card)).toBe(fact);
  });
});

describe('what speaks for following', () => {
  it.each<[string, Table, Card, string]>([
    ['last, and it takes the trick', { hand: 'eu-9 eu-2', trick: 'eu-5 eu-4 eu-8' }, 'eu-9', 'You play last.'],
    [
      'partner has it',
      { hand: 'eu-map eu-2', trick: 'eu-5 eu-10 eu-8' },
      'eu-2',
      'Partner has the trick with the 10 of Europe, and you play last.',
    ],
    ['third hand, one card beats it', { hand: 'eu-man eu-2', trick: 'eu-5 eu-6' }, 'eu-man', ''],
    [
      'third hand, the one after is out of it',
      { hand: 'eu-man eu-2', trick: 'eu-5 eu-6', out: ['1 eu', '1 as'] },
      'eu-man',
      'No opponent can follow with a higher card.',
    ],
    ['second hand low', { hand: 'eu-man eu-2', trick: 'eu-5' }, 'eu-2', 'Partner still plays.'],
    [
      'it cannot be beaten',
      { hand: 'eu-9 eu-2', trick: 'eu-5 eu-4 eu-10' },
      'eu-9',
      'None of your cards beats the 10 of Europe.',
    ],
  ])('%s', (_, table, card, fact) => {
    expect(factOf(table, card)).toBe(fact);
  });
});

describe('what speaks for a discard, and never what speaks against it', () => {
  it.each<[string, Table, Card, string]>([
    ['a Star takes it', { hand: 'as-2 af-3', trick: 'eu-5 eu-4 eu-8' }, 'as-2', 'You play last.'],
    ['a Star that partner had no need of', { hand: 'as-2 af-3', trick: 'eu-5 eu-10 eu-8' }, 'as-2', ''],
    ['a Star that is too small', { hand: 'as-2 af-3', trick: 'eu-5 eu-10 as-8' }, 'as-2', ''],
    ['a guard', { hand: 'af-man af-3', trick: 'eu-5 eu-4 eu-8' }, 'af-3', ''],
    [
      'a Star is kept',
      { hand: 'as-9 af-3', trick: 'eu-5 eu-4 eu-8' },
      'af-3',
      'The 3 of Africa is your last of Africa. Next time it is led, you have 1 Star.',
    ],
    ['the highest left', { hand: 'af-map af-3', trick: 'eu-5 eu-4 eu-8' }, 'af-map', ''],
  ])('%s', (_, table, card, fact) => {
    expect(factOf(table, card)).toBe(fact);
  });
});

type Facts = {
  readonly others: readonly string[];
  readonly star: Nation;
};

function factsOf({ state }: Match<NationsParts>): Facts {
  const seat = turnOf(state);
  const hand = (step: number): readonly string[] => cardsOf(state.hands, (seat + step) & 3);
  return {
    others: [1, 2, 3].flatMap(hand),
    star: NATIONS[starNation(state)]!,
  };
}

const nationNamed = (name: string): Nation => NATIONS.find(nation => NATION_NAMES[nation] === name)!;
const has = (cards: readonly string[], nation: Nation): boolean => cards.some(card => card.startsWith(nation));
const higher = (cards: readonly string[], than: string): string[] =>
  cards.filter(card => card.slice(0, 2) === than.slice(0, 2) && indexIn(card) > indexIn(than));
const indexIn = (card: string): number => (CARDS as readonly string[]).indexOf(card);

/** Yields moments of matches, by turns of book players and beginners. */
function* moments(): Generator<Match<NationsParts>> {
  for (let n = 0; n < 12; n++) {
    const players = new Array(4).fill(nationsStage.characters[n % 2]);
    const whole = playStage(nationsStage, players, `truth ${n}`, 53) as Match<NationsParts>;
    for (let inputs = 1 + (n % 3); inputs < 53; inputs += 3) yield rebuildMatch(whole, inputs);
  }
}

const dealAt = (match: Match<NationsParts>): FastDeal =>
  positionOf({ view: viewForChair(match, turnOf(match.state)) }).deal;

function seatIn(match: Match<NationsParts>) {
  const view = viewForChair(match, turnOf(match.state));
  const trick = view.table.trick.map(({ card }) => card);
  const led = trick[0]?.slice(0, 2) as Nation | undefined;
  return { view, trick, follows: led !== undefined && has(view.hand!, led), ...factsOf(match) };
}

type SeatIn = ReturnType<typeof seatIn>;

/** With what must be so for the seat that gets it. */
const LOOKS: readonly (readonly [RegExp, (at: SeatIn, said: RegExpExecArray) => boolean])[] = [
  [
    /^(Seat \d) has the trick with (.*)\. Can you beat it\? Who plays after you\?$/,
    ({ trick, follows }, [, , card]) => [1, 2].includes(trick.length) && follows && isAmong(trick, card!),
  ],
  [
    /^(Seat \d) has the trick with (.*)\. Can you beat it\? You play last\.$/,
    ({ trick, follows }, [, , card]) => trick.length === 3 && follows && isAmong(trick, card!),
  ],
  [
    /^Partner has the trick with (.*)\. Can it still be beaten\?$/,
    ({ trick }, [, card]) => trick.length === 2 && titleOf(trick[0]! as Card) === card,
  ],
  [
    /^Partner has the trick with (.*), and you play last\.$/,
    ({ trick }, [, card]) => trick.length === 3 && titleOf(trick[1]! as Card) === card,
  ],
  [
    /^You have no (\w+)\. Who has the trick, and is it worth a Star\?$/,
    ({ view, trick, follows, star }, [, of]) =>
      trick[0]!.startsWith(nationNamed(of!)) && !follows && has(view.hand!, star),
  ],
  [
    /^Which of your cards can still win a trick, and which protect another\?$/,
    ({ trick, follows }) => trick.length > 0 && !follows,
  ],
  [
    /^How many Stars are still out, and who can have them\?$/,
    ({ trick, others, star }) => trick.length === 0 && has(others, star),
  ],
  [/^How many Stars have been played\?$/, ({ trick, others, star }) => trick.length === 0 && !has(others, star)],
  [
    /^Who didn’t follow, and which nation was it\?$/,
    ({ view, trick }) => trick.length === 0 && view.voids.some(nations => nations.length > 0),
  ],
  [
    /^Which of your cards can’t be beaten in their nation any more\?$/,
    ({ view, trick, others }) => trick.length === 0 && view.hand!.some(card => higher(others, card).length === 0),
  ],
  [
    /^Who has led which nation\?$/,
    ({ view, trick }) => trick.length === 0 && view.played.some(cards => cards.length > 0),
  ],
  [
    /^How long are your nations, and what is still out above your cards\?$/,
    ({ trick, others }) => trick.length === 0 && others.length > 0,
  ],
];

const isAmong = (trick: readonly string[], title: string): boolean =>
  trick.some(card => titleOf(card as Card) === title);

describe('a first hint', () => {
  it('is true for the seat that gets it, for every card that could be advised', () => {
    const given = new Set<RegExp>();
    for (const match of moments()) {
      const [deal, at] = [dealAt(match), seatIn(match)];
      for (const card of legalCards(deal)) {
        const { look } = hintStepsFor(deal, card);
        const claim = LOOKS.find(([says]) => says.test(look));
        if (claim) given.add(claim[0]);
        const holds = claim?.[1](at, claim[0].exec(look)!);
        expect({ look, trick: at.trick, holds }).toEqual({ look, trick: at.trick, holds: true });
      }
    }
    expect(LOOKS.map(([says]) => says).filter(says => !given.has(says))).toEqual([]);
  });
});
