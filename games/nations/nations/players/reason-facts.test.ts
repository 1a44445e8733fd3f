/** Checks what reasons say of hidden cards against the real hands. */
import { type Match, rebuildMatch, viewForChair } from '@parlour/kernel/match';
import { describe, expect, it } from 'vitest';
import { CARDS, type Card, NATION_NAMES, NATIONS, type Nation, titleOf } from '../../pack/pack.ts';
import { nationsStage, playStage } from '../../players/tests/fixtures.ts';
import type { NationsParts } from '../rules/state.ts';
import { cardsOf, starNation, turnOf } from '../rules/state.ts';
import { type FastDeal, legalCards } from './fast-deal.ts';
import { positionOf } from './levels/position.ts';
import { explainCard } from './reasons.ts';

type Facts = {
  readonly handOf: (person: string) => readonly string[];
  readonly next: readonly string[];
  readonly others: readonly string[];
  readonly opponents: readonly string[];
  readonly star: Nation;
};

function factsOf({ state }: Match<NationsParts>): Facts {
  const seat = turnOf(state);
  const hand = (step: number): readonly string[] => cardsOf(state.hands, (seat + step) & 3);
  return {
    handOf: person => (person.startsWith('Seat') ? cardsOf(state.hands, Number(person.slice(5))) : hand(2)),
    next: hand(1),
    others: [1, 2, 3].flatMap(hand),
    opponents: [1, 3].flatMap(hand),
    star: NATIONS[starNation(state)]!,
  };
}

const nationNamed = (name: string): Nation => NATIONS.find(nation => NATION_NAMES[nation] === name)!;
const has = (cards: readonly string[], nation: Nation): boolean => cards.some(card => card.startsWith(nation));
const namesIn = (text: string): string[] =>
  CARDS.filter(card => text.includes(titleOf(card)) || text.includes(titleOf(card).replace('the', 'The')));
const higher = (cards: readonly string[], than: string): string[] =>
  cards.filter(card => card.slice(0, 2) === than.slice(0, 2) && indexIn(card) > indexIn(than));
const indexIn = (card: string): number => (CARDS as readonly string[]).indexOf(card);

const CLAIMS: readonly (readonly [RegExp, (said: RegExpExecArray, facts: Facts, card: string) => boolean])[] = [
  [/(Seat \d|[Pp]artner) is out of (\w+)/, ([, who, of], { handOf }) => !has(handOf(who!), nationNamed(of!))],
  [/is the highest left of/, (_, { others }, card) => higher(others, card).length === 0],
  [/No opponent has a Star/, (_, { opponents, star }) => !has(opponents, star)],
  [/The opponents have no Stars left/, (_, { opponents, star }) => !has(opponents, star)],
  [/No one else has a Star/, (_, { others, star }) => !has(others, star)],
  [/No one else has any (\w+)/, ([, of], { others }) => !has(others, nationNamed(of!))],
  [/No opponent can follow with a higher card/, (_, { next }, card) => higher(next, card).length === 0],
  [/No higher Star is left/, (_, { others }, card) => higher(others, card).length === 0],
  [
    /The others have (\d+) Stars? left/,
    ([, n], { others, star }) => others.filter(c => c.startsWith(star)).length === Number(n),
  ],
  [
    /(\d+) more to follow with/,
    ([, n], { others }, card) => others.filter(c => c.startsWith(card.slice(0, 2))).length === Number(n),
  ],
  [
    /(\d+) higher cards of (\w+) are still out/,
    ([, n, of], { others }) => others.filter(c => c.startsWith(nationNamed(of!))).length >= Number(n),
  ],
  [
    /(?:^|\. )((?:[Tt]he (?:Map|Man|Woman|Child|\d+) of \w+(?:, | and )?)+) (?:is|are) still out/,
    ([, list], { others }) => namesIn(list!).every(card => others.includes(card)),
  ],
];

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

describe('what a reason says of hidden cards', () => {
  it('is so, for every card that could have been played', () => {
    const checked = CLAIMS.map(() => 0);
    for (const match of moments()) {
      const deal = dealAt(match);
      for (const card of legalCards(deal)) {
        const { fact } = explainCard(deal, card);
        for (const [i, [pattern, holds]] of CLAIMS.entries()) {
          const said = pattern.exec(fact);
          if (said === null) continue;
          checked[i]! += 1;
          expect({ fact, holds: holds(said, factsOf(match), CARDS[card]!) }).toEqual({ fact, holds: true });
        }
      }
    }
    expect(checked.filter(times => times > 0).length).toBeGreaterThan(9);
  });
});

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
        const { look } = explainCard(deal, card);
        const claim = LOOKS.find(([says]) => says.test(look));
        if (claim) given.add(claim[0]);
        const holds = claim?.[1](at, claim[0].exec(look)!);
        expect({ look, trick: at.trick, holds }).toEqual({ look, trick: at.trick, holds: true });
      }
    }
    expect(LOOKS.map(([says]) => says).filter(says => !given.has(says))).toEqual([]);
  });
});
