import type { Seat, SeatName, Words } from '@parlour/kernel/game';
import { formatList, type Translate, translator } from '@parlour/messages';
import { type Card, NATION_NAMES, NATIONS, type Nation, rankNameOfCard, rankTitle, titleOf } from '../../pack/pack.ts';
import { sheet } from '../../sheet.generated.ts';
import type { NationsEvent } from './apply.ts';
import { callWords } from './call-words.ts';
import type { NationsRefusal } from './refusals.ts';
import type { NationsParts } from './state.ts';
import type { NationsView } from './view.ts';

const english = {
  title: 'Nations',
  deals: '{who} deals thirteen cards to each player.',
  starIs: 'The Star card is {card}.',
  picksUpStar: '{who} picks up the Star card.',
  plays: '{who} plays {card}.',
  leads: '{who} leads {card}.',
  follows: '{who} follows with {card}.',
  passesSuit: '{who} passes the suit with {card}.',
  stars: '{who} Stars it with {card}.',
  takesTrick: '{who} takes the trick with {card}.',
  callYes: '{who} calls: "{words}" The answer is yes.',
  callNo: '{who} calls: "{words}" The answer is no.',
  callOwn: '{who} calls: "{words}" The caller’s own titles are enough.',
  shows: '{who} shows {cards}.',
  tookTricks:
    '{one} and {two} took {tricks, plural, one {# trick} other {# tricks}} and score {points, plural, =0 {nothing} one {# point} other {# points}}.',
  dealtTitles:
    '{one} and {two} were dealt {titles, plural, =4 {all four titles} other {three titles}} and score {points, plural, =0 {nothing for them} one {# point} other {# points}}.',
  titlesDivided: 'The titles are divided, two to each side, and count nothing.',
  win: '{one} and {two} win the game.',

  isWon: 'The game is over.',
  notYourTurn: 'It’s {who}’s turn.',
  notYourLead: '{who} took the last trick and leads.',
  notHeld: 'You don’t have {card}.',
  mustFollow: 'You hold {nation}, so you must follow it.',
  callInTurn: 'You can call only on your own turn. It’s {who}’s turn.',
  callElsewhere: 'You can call only when your side has {points} points.',
  callTooLate: 'You can call only before your first card of the deal.',
  calledAlready: 'You have already called in this deal.',
  tooFewTitles: 'You need two titles in your hand to call.',

  undealt: 'The cards haven’t been dealt yet.',
  score: 'Nations to {target}. Seats 0 and 2: {even}. Seats 1 and 3: {odd}.',
  tricks: 'Tricks in this deal: {even} to {odd}.',
  seat: 'Seat {seat}',
  seatWithMarks: 'Seat {seat} ({marks})',
  dealer: 'dealer',
  toPlay: 'to play',
  cards: '{cards, plural, one {# card} other {# cards}}',
  starBefore: 'with the Star card face up',
  played: 'played {card}',
  yourHand: 'Your hand (seat {seat}):',
} as const;
export const nationsText: Translate<typeof english> = translator('nations', english);

const namesOfSide = (side: number, name: SeatName): { one: string; two: string } => ({
  one: name(side),
  two: name(side + 2),
});

const CARD_MESSAGES = { 'NA-5': 'leads', 'NA-9': 'leads', 'NA-6': 'follows', 'NA-7': 'passesSuit' } as const;
const CALL_MESSAGES = { yes: 'callYes', no: 'callNo', own: 'callOwn' } as const;

function say(event: NationsEvent, name: SeatName): string {
  switch (event.what) {
    case 'deal':
      return nationsText('deals', { who: name(event.dealer) });
    case 'star':
      return nationsText('starIs', { card: titleOf(event.card) });
    case 'star-taken':
      return nationsText('picksUpStar', { who: name(event.seat) });
    case 'card': {
      const message = event.isStar ? 'stars' : (CARD_MESSAGES[event.clause as keyof typeof CARD_MESSAGES] ?? 'plays');
      return nationsText(message, { who: name(event.seat), card: titleOf(event.card) });
    }
    case 'trick':
      return nationsText('takesTrick', { who: name(event.seat), card: titleOf(event.card) });
    case 'call':
      return nationsText(CALL_MESSAGES[event.answer], { who: name(event.seat), words: callWords(event.seat) });
    case 'shown':
      return nationsText('shows', { who: name(event.seat), cards: formatList(event.cards.map(titleOf)) });
    case 'tricks':
      return nationsText('tookTricks', {
        ...namesOfSide(event.side, name),
        tricks: event.tricks,
        points: event.points?.[event.side] ?? 0,
      });
    case 'titles':
      return nationsText('dealtTitles', {
        ...namesOfSide(event.side, name),
        titles: event.titles,
        points: event.points?.[event.side] ?? 0,
      });
    case 'divided':
      return nationsText('titlesDivided');
    case 'won':
      return nationsText('win', namesOfSide(event.side, name));
  }
}

function shortRanks(cards: readonly Card[], nation: Nation): string {
  const ranks = cards.filter(card => card.startsWith(`${nation}-`)).map(rankNameOfCard);
  return ranks.length === 0 ? '-' : ranks.map(rankTitle).join(' ');
}

function show(view: NationsView): string {
  const hand = view.hand ?? [];
  return [
    nationsText('score', { target: view.target, even: view.scores[0], odd: view.scores[1] }),
    view.star === null ? nationsText('undealt') : nationsText('starIs', { card: titleOf(view.star) }),
    nationsText('tricks', { even: view.tricks[0], odd: view.tricks[1] }),
    '',
    ...[0, 1, 2, 3].map(seat => seatLine(view, seat)),
    ...(view.seat === null ? [] : ['', nationsText('yourHand', { seat: view.seat })]),
    ...(view.seat === null
      ? []
      : NATIONS.map(nation => `  ${NATION_NAMES[nation].padEnd(8)}${shortRanks(hand, nation)}`)),
  ].join('\n');
}

function seatLine(view: NationsView, seat: Seat): string {
  const cards = view.others.find(other => other.seat === seat)?.cards ?? view.hand?.length ?? 0;
  const played = view.trick.find(card => card.seat === seat);
  const marks = [
    ...(seat === view.dealer ? [nationsText('dealer')] : []),
    ...(view.turn.includes(seat) ? [nationsText('toPlay')] : []),
  ];
  const named =
    marks.length > 0 ? nationsText('seatWithMarks', { seat, marks: marks.join(', ') }) : nationsText('seat', { seat });
  const notes = [
    nationsText('cards', { cards }),
    ...(view.starExposed && seat === view.dealer ? [nationsText('starBefore')] : []),
    ...(played ? [nationsText('played', { card: titleOf(played.card) })] : []),
  ];
  return `  ${named}: ${notes.join(', ')}`;
}

function sayRefusal(refusal: NationsRefusal, name: SeatName): string {
  switch (refusal.why) {
    case 'won':
      return nationsText('isWon');
    case 'not-your-turn':
      return nationsText('notYourTurn', { who: name(refusal.turn) });
    case 'not-your-lead':
      return nationsText('notYourLead', { who: name(refusal.turn) });
    case 'not-held':
      return nationsText('notHeld', { card: titleOf(refusal.card) });
    case 'must-follow':
      return nationsText('mustFollow', { nation: NATION_NAMES[refusal.nation] });
    case 'call-in-turn':
      return nationsText('callInTurn', { who: name(refusal.turn) });
    case 'call-elsewhere':
      return nationsText('callElsewhere', { points: refusal.stand });
    case 'call-too-late':
      return nationsText('callTooLate');
    case 'called-already':
      return nationsText('calledAlready');
    case 'too-few-titles':
      return nationsText('tooFewTitles');
  }
}

export const nationsEnglish: Words<NationsParts> = {
  title: nationsText('title'),
  clauses: sheet.nations,
  show,
  say,
  sayRefusal,
  sayPlay: play => (play.do === 'card' ? titleOf(play.card) : undefined),
};
