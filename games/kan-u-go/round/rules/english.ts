/** Kan-U-Go and the race in English. */
import type { Reader, Seat, SeatName } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { formatList, type Translate, translator } from '@parlour/messages';
import { drawCrossword, writeAddition } from '../../crossword/notation.ts';
import { isFree } from '../../pack/pack.ts';
import { cardName, formatHand, sayAdditionRefusal, sayLettersLaid, sayWordsMade } from '../../rules/english.ts';
import type { ExchangeEvent, TableEvent } from './events.ts';
import type { RoundRefusal } from './refusals.ts';
import type { RoundView } from './view.ts';

const english = {
  cuts: '{player} cuts {card}.',
  cutsAgain: '{player} cuts {card} and cuts again.',
  tied: '{players} tie and cut again.',
  firstDealer: '{player} is closest to A and deals first.',
  dealer: '{player} deals.',
  dealt: 'Each player gets {each, plural, one {# card} other {# cards}}.',
  turnedUp: 'The face-up card is {card}.',
  looked: '{player} looks through the rest and chooses a word.',
  waited: '{player} ran out of time: the word is drawn at random.',
  laidOut: '{player} lays out {word}.',
  noWordLaidOut: "The rest doesn't make a word.",
  called: '{player} calls "Kan-U-Go!"',
  shuffled: 'The stock is used up: {cards, plural, one {# card is} other {# cards are}} shuffled into a new one.',
  tookFaceUp: '{player} gives {gave} and takes {got}, the face-up card.',
  tookFromStock: '{player} gives {gave} and takes {got} from the stock.',
  tookUnseen: '{player} gives {gave} and takes a card from the stock.',
  out: '{player} is out.',
  outWithFreeCards: '{player} throws in {thrown, plural, one {# free card} other {# free cards}} and is out.',
  blocked: 'No one can go on: the round is blocked.',
  counted: 'Left in hand: {counts}. Scores: {scores}.',
  countOfEmptyHand: '{player} {points}',
  countOfHand: '{player} {points} ({hand})',
  won: '{player} wins.',
  wonTogether: '{players} share the win.',

  notHeld: "You don't have {card}.",

  round: '{title}. Round {number}.',
  heat: '{title}. Heat {number}.',
  packs: 'Face up: {card}. Stock: {stock, plural, one {# card} other {# cards}}.',
  packsWithoutFaceUp: 'Face up: nothing. Stock: {stock, plural, one {# card} other {# cards}}.',
  seat: '{role, select, none {Seat {seat}} other {Seat {seat} ({role})}}  {cards, plural, one {# card} other {# cards}}{known, select, none {} other { ({known})}}, {score, plural, one {# point} other {# points}}',
  dealerRole: 'dealer',
  turnRole: 'to play',
  dealerTurnRole: 'dealer, to play',
  hand: 'Your hand (seat {seat}): {hand}',
} as const;
export const kanUGoRoundText: Translate<typeof english> = translator('kan-u-go-round', english);

const t = kanUGoRoundText;

/** Readers of the board see where cards are laid. */
export function say(event: TableEvent, name: SeatName, reader: Reader = 'text'): string {
  switch (event.what) {
    case 'cut':
      return t(isFree(event.card) ? 'cutsAgain' : 'cuts', { player: name(event.seat), card: cardName(event.card) });
    case 'tied':
      return t('tied', { players: formatList(event.seats.map(name)) });
    case 'first-dealer':
      return t('firstDealer', { player: name(event.seat) });
    case 'dealer':
      return t('dealer', { player: name(event.seat) });
    case 'dealt':
      return t('dealt', { each: event.each });
    case 'turned-up':
      return t('turnedUp', { card: cardName(event.card) });
    case 'looked':
      return t('looked', { player: name(event.seat) });
    case 'waited':
      return t('waited', { player: name(event.seat) });
    case 'laid-out':
      return event.word === '' ? t('noWordLaidOut') : t('laidOut', { player: name(event.seat), word: event.word });
    case 'called':
      return t('called', { player: name(event.seat) });
    case 'shuffled':
      return t('shuffled', { cards: event.cards });
    case 'laid':
      return reader === 'board'
        ? sayWordsMade(name(event.seat), event.words)
        : sayLettersLaid(name(event.seat), writeAddition(event.cells), event.words);
    case 'exchanged':
      return sayExchanged(event, name);
    case 'out':
      return event.thrown === 0
        ? t('out', { player: name(event.seat) })
        : t('outWithFreeCards', { player: name(event.seat), thrown: event.thrown });
    case 'blocked':
      return t('blocked');
    case 'counted':
      return sayCounted(event, name);
    case 'won':
      return event.seats.length === 1
        ? t('won', { player: name(itemAt(event.seats, 0)) })
        : t('wonTogether', { players: formatList(event.seats.map(name)) });
  }
}

function sayExchanged({ seat, gave, take, got }: ExchangeEvent, name: SeatName): string {
  const given = { player: name(seat), gave: cardName(gave) };
  if (got === undefined) return t('tookUnseen', given);
  return t(take === 'up' ? 'tookFaceUp' : 'tookFromStock', { ...given, got: cardName(got) });
}

function sayCounted({ left, points, scores }: TableEvent & { what: 'counted' }, name: SeatName): string {
  const counts = left.map((hand, seat) => {
    const count = { player: name(seat), points: itemAt(assertDefined(points), seat) };
    return hand.length === 0 ? t('countOfEmptyHand', count) : t('countOfHand', { ...count, hand: formatHand(hand) });
  });
  return t('counted', { counts: counts.join(', '), scores: scores.join(', ') });
}

export const sayRoundRefusal = (refusal: RoundRefusal, reader: Reader): string =>
  refusal.why === 'not-held' ? t('notHeld', { card: cardName(refusal.card) }) : sayAdditionRefusal(refusal, reader);

export function showRound(view: RoundView, title: string, round: 'round' | 'heat'): string {
  return [
    t(round, { title, number: view.rounds + (view.phase === 'over' ? 0 : 1) }),
    '',
    drawCrossword(view.crossword),
    '',
    view.up === null
      ? t('packsWithoutFaceUp', { stock: view.blind })
      : t('packs', { card: cardName(view.up), stock: view.blind }),
    ...view.scores.map((_, seat) => `  ${seatLine(view, seat)}`),
    ...(view.hand === undefined ? [] : [t('hand', { seat: String(view.seat), hand: formatHand(view.hand) })]),
  ].join('\n');
}

function seatLine(view: RoundView, seat: Seat): string {
  const other = view.others.find(other => other.seat === seat);
  const known = other?.hand ?? itemAt(view.taken, seat);
  return t('seat', {
    seat,
    role: roleOf(view, seat),
    cards: other?.cards ?? assertDefined(view.hand).length,
    known: other === undefined || known.length === 0 ? 'none' : formatHand(known),
    score: itemAt(view.scores, seat),
  });
}

function roleOf({ dealer, turn }: RoundView, seat: Seat): string {
  if (!turn.includes(seat)) return seat === dealer ? t('dealerRole') : 'none';
  return seat === dealer ? t('dealerTurnRole') : t('turnRole');
}
