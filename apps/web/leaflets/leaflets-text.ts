import { type Translate, translator } from '@parlour/messages';

const english = {
  // How to play and rules
  rulesTitle: 'How to play {game}',
  howTo: 'How to play',
  contents: 'On this page',
  learnByPlaying: 'Learn by playing',
  rules: 'Rules',
  rulesNote:
    "The printed rules in our words, clause by clause. A clause whose number ends in r is a ruling: the printed rules don't say, and this is how we play.",
  storyLink: 'The story of this box',
  cardsLink: 'See the cards',
  rulesLink: 'How to play {game}',

  // Story and cards
  storyTitle: 'The story of {box}',
  cardsTitle: 'The cards of {box}',
  size: 'Size',
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  noCards: 'This box has no cards.',
  noCardsWhy: 'Its games are played without them.',
  copies: '{count, plural, one {} other {# of these}}',
  back: 'Card back',
} as const;

export const leafletsText: Translate<typeof english> = translator('leaflets', english);
