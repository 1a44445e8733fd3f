// Written by `npm run generate`; do not edit.
export const sheet = {
  'posies': [
    { id: 'PO-1', text: 'Four suits, Rose, Leaf, Moon and Star, are numbered 1 to 12. Seven cards are dealt to each player; the next is turned up and begins the pile, the rest is the stock.', ruling: false },
    { id: 'PO-2', text: 'The player on the dealer\'s left begins; the turn passes to the left.', ruling: false },
    { id: 'PO-3', text: 'A turn begins with drawing one card: the top of the stock unseen, or the top of the pile.', ruling: false },
    { id: 'PO-4', text: 'Then a player may lay melds: three cards of one number, or three of a suit that follow each other. A meld scores its highest number.', ruling: false },
    { id: 'PO-5', text: 'A turn ends with a card laid on the pile.', ruling: false },
    { id: 'PO-6', text: 'Whoever has no card left scores 5 points more, and the game is over.', ruling: false },
    { id: 'PO-7', text: 'The game is over too when a turn ends and the stock is empty. Most points win.', ruling: false },
    { id: 'PO-8r', text: 'Equal points share the win.', ruling: true },
    { id: 'PO-9r', text: 'What was taken from the pile may be laid on it again in the same turn.', ruling: true },
  ],
} as const;

export const sections = [
  { title: 'Posies', games: ['posies'], clauses: ['PO-1', 'PO-2', 'PO-3', 'PO-4', 'PO-5', 'PO-6', 'PO-7', 'PO-8r', 'PO-9r'], also: [] },
] as const;
