// Written by `npm run generate`; do not edit.
export const sheet = {
  'alice': [
    { id: 'AL-1', text: 'The pack is shuffled and cut and dealt out one at a time, face down, to the last card, first to the dealer\'s left.', ruling: false },
    { id: 'AL-2', text: 'Before play, a player who holds a whole set lays it face down in front of them; it is theirs.', ruling: false },
    { id: 'AL-3', text: 'The player on the dealer\'s left begins.', ruling: false },
    { id: 'AL-4', text: 'A player in their turn exposes a Leading card from their hand and asks any player they please for one of the two cards it wants.', ruling: false },
    { id: 'AL-5', text: 'A player who is asked for a card they have must hand it over.', ruling: false },
    { id: 'AL-6', text: 'When the asker then has the whole set they must complete it at once; if not they must ask again, the same player or another, for what is still missing.', ruling: false },
    { id: 'AL-7', text: 'A player who asks for a card that the other has not got forfeits one card to the player they asked, and the turn passes to the left.', ruling: false },
    { id: 'AL-8', text: 'A forfeit is a card drawn unseen from the forfeiter\'s hand by the one who receives it. The exposed Leading card is not part of the hand.', ruling: false },
    { id: 'AL-9', text: 'Having completed a set, a player may expose another Leading card and go on, until they forfeit.', ruling: false },
    { id: 'AL-10', text: 'A player whose turn comes and who has no Leading card, in hand or exposed, forfeits a card to the player who played last, and the turn passes to the left.', ruling: false },
    { id: 'AL-11', text: 'A player who completed a set in this turn and then has no Leading card forfeits nothing; the turn passes to the left.', ruling: false },
    { id: 'AL-12', text: 'Only one Leading card may lie exposed before a player, and its set must be completed before another is exposed. It stays exposed from turn to turn.', ruling: false },
    { id: 'AL-13', text: 'A player with no card but their exposed Leading card forfeits that card to the player they ask for a card they do not get.', ruling: false },
    { id: 'AL-14', text: 'When all sets are made, the player with the most sets wins.', ruling: false },
    { id: 'AL-15r', text: 'A player asks only for a card of their exposed set which they do not hold themselves, and only of a player who has cards in hand.', ruling: true },
    { id: 'AL-16r', text: 'AL-9 says *may*: after completing a set a player may also stop, and the turn passes without a forfeit.', ruling: true },
    { id: 'AL-17r', text: 'If forfeits or gifts have given a player all three of a set, they complete it in their turn by exposing its Leading card; no question is needed. An exposed Leading card whose last wanted card comes to its owner by forfeit is completed when their turn comes.', ruling: true },
    { id: 'AL-18r', text: 'A Leading card won under AL-13 goes into the winner\'s hand.', ruling: true },
    { id: 'AL-19r', text: 'A player with no card at all is out of the asking and answering; turns skip them.', ruling: true },
    { id: 'AL-20r', text: 'AL-10 when no one has played yet: no forfeit, the turn passes. "The player who played last" is the last player who asked or completed something; if they have no cards at all, they still receive the forfeit; if it is the same player, there is none.', ruling: true },
    { id: 'AL-21r', text: 'Players with equally many sets share the win.', ruling: true },
    { id: 'AL-23r', text: 'A question answered with no may not be put again by the same player to the same player for the same card until that player has received a card by another question or forfeit; the forfeit that this very question cost does not count. (The sheet does not forbid it, but players who do not remember can go round for ever.)', ruling: true },
    { id: 'AL-22r', text: 'With two players every question can be answered by exclusion and the game is hollow; it is for three or more.', ruling: true },
  ],
} as const;

export const sections = [
  { title: 'Alice in Wonderland', games: ['alice'], clauses: ['AL-1', 'AL-2', 'AL-3', 'AL-4', 'AL-5', 'AL-6', 'AL-7', 'AL-8', 'AL-9', 'AL-10', 'AL-11', 'AL-12', 'AL-13', 'AL-14', 'AL-15r', 'AL-16r', 'AL-17r', 'AL-18r', 'AL-19r', 'AL-20r', 'AL-21r', 'AL-23r', 'AL-22r'], also: [] },
] as const;
