// Written by `npm run generate`; do not edit.
export const sheet = {
  'knuckles': [
    { id: 'KU-1', text: 'The player on the dealer\'s left begins; the turn passes to the left.', ruling: false },
    { id: 'KU-2', text: 'In their turn a player throws three dice. They may throw all three again, once.', ruling: false },
    { id: 'KU-3', text: 'Then they mark one of the numbers from 1 to 6 that they have not marked before.', ruling: false },
    { id: 'KU-4', text: 'A mark scores the number as often as the dice show it.', ruling: false },
    { id: 'KU-5', text: 'When everybody has marked all six numbers, most points win.', ruling: false },
    { id: 'KU-6r', text: 'A number that no die shows may be marked, for nothing.', ruling: true },
    { id: 'KU-7r', text: 'Equal points share the win.', ruling: true },
  ],
} as const;

export const sections = [
  { title: 'Knuckles', games: ['knuckles'], clauses: ['KU-1', 'KU-2', 'KU-3', 'KU-4', 'KU-5', 'KU-6r', 'KU-7r'], also: [] },
] as const;
