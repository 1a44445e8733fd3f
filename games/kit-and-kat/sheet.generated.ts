// Written by `npm run generate`; do not edit.
export const sheet = {
  'kit-and-kat': [
    { id: 'KK-1', text: '140 cards, 14 books of ten.', ruling: false },
    { id: 'KK-2', text: 'The shuffled pack is dealt out into 28 packets of five. Each player takes one packet as their hand; whenever their hand is played out they take another, while there are any.', ruling: false },
    { id: 'KK-3', text: 'The first player to the right of the dealer who has a card marked 1 plays first.', ruling: false },
    { id: 'KK-4', text: 'A player\'s cards marked 1 must all be played before anything else; every other card is played in its order: a book\'s 2 on its 1, its 3 on its 2, up to 10.', ruling: false },
    { id: 'KK-5', text: 'A player may go on playing as long as they can. When they stop they must lay one card face up in front of them; then the next player has their turn.', ruling: false },
    { id: 'KK-6', text: 'Cards so laid are their *Kittens*: at most four piles. If they have a fifth, one must be put on top of another, and a covered Kitten cannot be played until the one covering it has been. The top Kittens may be played just like cards from the hand.', ruling: false },
    { id: 'KK-7', text: 'The player who plays the 10 of a book takes that book. The most books win.', ruling: false },
    { id: 'KK-8', text: 'A player makes a *mistake* if they do anything else while they hold a card marked 1, or play a card out of its order. The first other player to notice shouts "Kit-and-Kat!" at them and draws one card unseen from their hand. The turn of the caught player ends at once, and they do not even lay a Kitten. They play again in their next turn.', ruling: false },
    { id: 'KK-9', text: 'When the hands of all are played out and only Kittens remain, each player\'s Kittens, covered ones too, serve as their hand to finish the game.', ruling: false },
    { id: 'KK-10', text: 'Questions and answers are read aloud as they are played.', ruling: false },
    { id: 'KK-11r', text: 'The turn passes to the right, the way KK-3 looks for the first player, unless the players agree on the left. If no one was dealt a 1, the player on the dealer\'s right begins.', ruling: true },
    { id: 'KK-12r', text: 'A new packet is taken the moment the hand is empty; in mid-turn the player goes on with it (its 1s first). If they emptied their hand by laying a Kitten, their turn is over all the same.', ruling: true },
    { id: 'KK-13r', text: 'KK-5 says *may*: a player may stop although they could play on, by laying a card (a 1 they may not lay: KK-4). Holding back any card but a 1 is no mistake.', ruling: true },
    { id: 'KK-14r', text: 'With fewer than four piles a laid card always starts a new one.', ruling: true },
    { id: 'KK-15r', text: 'A player with no hand and no packet left plays their top Kittens if they can and want, and then passes; they lay nothing. A player with no card of any kind is skipped.', ruling: true },
    { id: 'KK-16r', text: 'In the last phase (KK-9) the cards are open, no one lays, and a player who can play must play at least one card; after that they may pass.', ruling: true },
    { id: 'KK-17r', text: 'Mistakes are *possible*: a wrong play is taken as a person at the table could make it, and no one is told.', ruling: true },
    { id: 'KK-18r', text: 'A shout is good from the moment of the mistake until the next player has played, laid or passed. Only the other players may shout; if several do, the first counts.', ruling: true },
    { id: 'KK-19r', text: 'A good shout: whatever the player has played or laid since their first mistake of the turn goes back to where it came from (hand or Kittens), and books taken with it are given back; then the draw, so a returned card may be the one drawn; then their turn is over. What they played before the mistake stays, and so does a packet taken meanwhile. If their hand is empty nothing is drawn.', ruling: true },
    { id: 'KK-20r', text: 'A false shout costs no card, but the shouter may not shout again in that turn.', ruling: true },
    { id: 'KK-21r', text: 'A mistake that no one called stands. A card out of order stays on its book\'s row; the book then waits for its lowest missing card, and is taken, when its ten cards are on the table, by the player of its 10.', ruling: true },
    { id: 'KK-22r', text: 'Equal numbers of books share the win.', ruling: true },
    { id: 'KK-23r', text: 'A 1 held back gives itself away when it is played at last: if a player plays, from hand or Kittens, a 1 that they already held in hand when an earlier turn of theirs ended, a shout is good in this turn too (KK-18r). The 1 and all else they have played stay; they lose a card and the rest of their turn. A good shout, even one after the turn, pays for every 1 then in their hand or uncovered: it is not late, unless they hold it back again to the end of a later turn.', ruling: true },
    { id: 'KK-24r', text: 'KK-6 says one on another, not which: with four piles already, either the card just laid goes on one of them, or one pile goes whole, keeping its order, on top of another and the card just laid starts a pile in the place that has become free. A good shout moves it back.', ruling: true },
    { id: 'KK-25r', text: 'A 1 that lies uncovered among a player\'s Kittens is one of their cards marked 1 (KK-4): it came there by a mistake, everyone can see it, and it must be played before anything else; passing is a mistake too (KK-15r). A covered 1 cannot be played and does not count. Lying there makes no 1 late (KK-23r).', ruling: true },
    { id: 'KK-26r', text: 'A pack of one\'s own may have fewer books, four at least: then there is a packet of five for every player still.', ruling: true },
  ],
} as const;

export const sections = [
  { title: 'Kit and Kat', games: ['kit-and-kat'], clauses: ['KK-1', 'KK-2', 'KK-3', 'KK-4', 'KK-5', 'KK-6', 'KK-7', 'KK-8', 'KK-9', 'KK-10', 'KK-11r', 'KK-12r', 'KK-13r', 'KK-14r', 'KK-15r', 'KK-16r', 'KK-17r', 'KK-18r', 'KK-19r', 'KK-20r', 'KK-21r', 'KK-22r', 'KK-23r', 'KK-24r', 'KK-25r', 'KK-26r'], also: [] },
] as const;
