// Written by `npm run generate`; do not edit.
export const sheet = {
  'gather': [
    { id: 'GA-1', text: 'Four suits, Rose, Leaf, Moon and Star, are numbered 1 to 12. Seven cards are dealt to each player; the next is turned up and begins the pile, the rest is the stock.', ruling: false },
    { id: 'GA-2', text: 'The player on the dealer\'s left begins; the turn passes to the left.', ruling: false },
    { id: 'GA-3', text: 'A turn begins with drawing one card: the top of the stock unseen, or the top of the pile.', ruling: false },
    { id: 'GA-4', text: 'Then a player may lay melds: three cards of one number, or three of a suit that follow each other. A meld scores its highest number.', ruling: false },
    { id: 'GA-5', text: 'A turn ends with a card laid on the pile.', ruling: false },
    { id: 'GA-6', text: 'Whoever has no card left scores 5 points more, and the game is over.', ruling: false },
    { id: 'GA-7', text: 'The game is over too when a turn ends and the stock is empty. Most points win.', ruling: false },
    { id: 'GA-8r', text: 'Equal points share the win.', ruling: true },
    { id: 'GA-9r', text: 'What was taken from the pile may be laid on it again in the same turn.', ruling: true },
  ],
} as const;

export const sections = [
  { title: 'Gather', games: ['gather'], clauses: ['GA-1', 'GA-2', 'GA-3', 'GA-4', 'GA-5', 'GA-6', 'GA-7', 'GA-8r', 'GA-9r'], also: [] },
] as const;
