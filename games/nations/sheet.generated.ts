// Written by `npm run generate`; do not edit.
export const sheet = {
  'nations': [
    { id: 'NA-1', text: 'Four players, two partnerships, partners opposite.', ruling: false },
    { id: 'NA-2', text: 'The dealer shuffles, the player on the dealer\'s right cuts.', ruling: false },
    { id: 'NA-3', text: 'All 52 cards are dealt one at a time, first to the dealer\'s left; 13 each.', ruling: false },
    { id: 'NA-4', text: 'The last card, the dealer\'s own, is the *Star* card: it is turned face up and lies exposed until the dealer\'s turn to play to the first trick, when it is taken into the hand. Its nation is the Star nation (trumps) for the deal.', ruling: false },
    { id: 'NA-5', text: 'The player on the dealer\'s left leads to the first trick; play goes to the left.', ruling: false },
    { id: 'NA-6', text: 'A player who can follow the nation led must do so.', ruling: false },
    { id: 'NA-7', text: 'A player who cannot follow may play any card: one of another nation (*passing the suit*), or a Star (to *Star* it).', ruling: false },
    { id: 'NA-8', text: 'The highest Star takes the trick; with no Star in it, the highest card of the nation led.', ruling: false },
    { id: 'NA-9', text: 'The winner of a trick leads to the next, until all 13 are played.', ruling: false },
    { id: 'NA-10', text: 'Every trick a side takes above six counts one point.', ruling: false },
    { id: 'NA-11', text: 'Map, Man, Woman and Child of the Star nation are the *titles*. A side that was dealt all four counts 4 points, a side that was dealt three counts 2; two each, none: the titles are *divided*.', ruling: false },
    { id: 'NA-12', text: 'To a side that stands at 9 points titles are of no advantage: it counts nothing for them.', ruling: false },
    { id: 'NA-13', text: 'A side that stands at 8: a player of it who holds two titles may make *the call*: "Can you one?" or "Have you a title?" If the partner has one, the titles are shown, their points counted, and the game is over.', ruling: false },
    { id: 'NA-14', text: 'Deals follow one another until a side has 10 points: that side wins the game.', ruling: false },
    { id: 'NA-15r', text: 'The deal passes to the left each time.', ruling: true },
    { id: 'NA-16r', text: 'Tricks are counted before titles. A side that reaches 10 on tricks has won, whatever titles the other was dealt.', ruling: true },
    { id: 'NA-17r', text: '"Stands at 8" and "stands at 9" mean the score when the deal began.', ruling: true },
    { id: 'NA-18r', text: 'The call is made in turn, just before the caller\'s first card of the deal; if it does not end the game they then play that card. Each player may call once a deal. The partner answers at once and truthfully.', ruling: true },
    { id: 'NA-19r', text: 'A player at 8 who alone holds three or four titles may call too; their own titles are enough.', ruling: true },
    { id: 'NA-20r', text: 'If the call fails, everyone has learned that the caller holds two titles and the partner none, and play goes on. Titles are then counted at the end of the deal as usual (there will be none for that side unless it has three).', ruling: true },
    { id: 'NA-21r', text: 'While the Star card lies exposed it belongs to the dealer\'s hand: the dealer may play it to the first trick, and must follow with it if it is their only card of the nation led.', ruling: true },
  ],
  'monkey': [
    { id: 'MO-1', text: 'One card, any, is taken out of the pack unseen; so one card of its value will be left without a partner at the end: the odd card.', ruling: false },
    { id: 'MO-2', text: 'The cards are dealt one at a time from the dealer\'s left, as evenly as possible (51 cards; see MO-8r).', ruling: false },
    { id: 'MO-3', text: 'The dealer begins; the turn passes to the left.', ruling: false },
    { id: 'MO-4', text: 'In their turn a player who has two cards of one value lays one such pair on the table and names it ("a pair of Maps").', ruling: false },
    { id: 'MO-5', text: 'A player without a pair draws one card, unseen, from the player on their right. If it makes a pair they lay it down. Either way the turn passes.', ruling: false },
    { id: 'MO-6', text: 'It ends when all cards but one are paired: the player who holds the last one is the Monkey.', ruling: false },
    { id: 'MO-7r', text: 'One pair a turn, no more, and a player who has a pair must lay it down rather than draw. Which pair is their choice.', ruling: true },
    { id: 'MO-8r', text: 'With 51 cards only 3 or 17 players can have the same number; otherwise the first players dealt to hold one more.', ruling: true },
    { id: 'MO-9r', text: 'A player whose hand is empty is safe and sits out; "on their right" means the nearest player on that side who still has cards.', ruling: true },
    { id: 'MO-10r', text: 'The removed card stays secret until the end and is then shown.', ruling: true },
  ],
} as const;

export const sections = [
  { title: 'Nations', games: ['nations'], clauses: ['NA-1', 'NA-2', 'NA-3', 'NA-4', 'NA-5', 'NA-6', 'NA-7', 'NA-8', 'NA-9', 'NA-10', 'NA-11', 'NA-12', 'NA-13', 'NA-14', 'NA-15r', 'NA-16r', 'NA-17r', 'NA-18r', 'NA-19r', 'NA-20r', 'NA-21r'], also: [] },
  { title: 'The Game of the Monkey', games: ['monkey'], clauses: ['MO-1', 'MO-2', 'MO-3', 'MO-4', 'MO-5', 'MO-6', 'MO-7r', 'MO-8r', 'MO-9r', 'MO-10r'], also: [] },
] as const;
