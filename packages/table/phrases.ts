/** What can be said across a table: a few polite phrases instead of free chat. */
export const PHRASES: Readonly<Record<string, string>> = {
  hello: 'Good evening!',
  luck: 'Good luck!',
  'well-played': 'Well played!',
  thanks: 'Thank you!',
  sorry: 'I beg your pardon.',
  oh: 'Oh dear!',
  moment: 'One moment, please.',
  'your-turn': 'It is your turn, I believe.',
  again: 'Shall we play another?',
  bye: 'I must be going. Good night!',
};
