/**
 * The sixteen sets, in the order of the story. No source lists all 48 cards. Attested: given by a source that saw the
 * pack. Inferred: it gives the titles, we put them together. Reconstructed: supplied by us from the book.
 */
export const STANDINGS = ['attested', 'inferred', 'reconstructed'] as const;
export type Standing = (typeof STANDINGS)[number];

export type StorySet = {
  /** The title of the Leading card. */
  readonly scene: string;
  /** The titles of cards a and b. */
  readonly wants: readonly [string, string];
  /** Or the chapters the scene spans. */
  readonly chapter: string;
  readonly standing: Standing;
  readonly note?: string;
};

export const SETS: readonly StorySet[] = [
  {
    scene: 'Alice Telescoping',
    wants: ['Rabbit running away', 'The Fan'],
    chapter: 'II',
    standing: 'attested',
    note: 'The number follows the story.',
  },
  {
    scene: 'Alice swimming in her own tears',
    wants: ['Mouse', 'Crab'],
    chapter: 'II–III',
    standing: 'attested',
    note: 'The number is attested as well.',
  },
  {
    scene: 'The Dodo presenting the Thimble',
    wants: ['Lory', 'Eaglet'],
    chapter: 'III',
    standing: 'reconstructed',
  },
  {
    scene: "Alice's Hand",
    wants: ['Rabbit', 'Bill the Lizard'],
    chapter: 'IV',
    standing: 'inferred',
    note: 'The titles are attested.',
  },
  {
    scene: 'Alice and the Mushroom',
    wants: ['Caterpillar', 'Puppy'],
    chapter: 'IV–V',
    standing: 'attested',
  },
  {
    scene: 'Father William standing on his head',
    wants: ['The Eel', 'The Goose'],
    chapter: 'V',
    standing: 'reconstructed',
  },
  {
    scene: 'The Duchess with Baby',
    wants: ['Fish-Footman', 'Frog-Footman'],
    chapter: 'VI',
    standing: 'attested',
  },
  {
    scene: 'Alice and the Pig Baby',
    wants: ['Cook', 'The Pepper-box'],
    chapter: 'VI',
    standing: 'reconstructed',
    note: 'The scene is attested.',
  },
  {
    scene: 'Alice speaking to the Cheshire Cat',
    wants: ['Cheshire Cat', 'The Grin'],
    chapter: 'VI',
    standing: 'reconstructed',
  },
  {
    scene: 'The Mad Tea-Party',
    wants: ['March Hare', 'Dormouse'],
    chapter: 'VII',
    standing: 'reconstructed',
  },
  {
    scene: 'Painting the Roses red',
    wants: ['Two of Spades', 'Seven of Spades'],
    chapter: 'VIII',
    standing: 'reconstructed',
    note: 'The gardeners are Two, Five and Seven; Five is in the scene.',
  },
  {
    scene: 'The Queen of Hearts',
    wants: ['Knave of Hearts', 'The Crown'],
    chapter: 'VIII',
    standing: 'reconstructed',
    note: 'The Crown is attested.',
  },
  {
    scene: 'Alice playing Croquet',
    wants: ['Flamingo', 'Hedgehog'],
    chapter: 'VIII',
    standing: 'reconstructed',
  },
  {
    scene: 'The King of Hearts',
    wants: ['Headsman', 'Hatter'],
    chapter: 'VIII–XI',
    standing: 'inferred',
    note: 'The titles are attested.',
  },
  {
    scene: "The Mock Turtle's Story",
    wants: ['Gryphon', 'Lobster'],
    chapter: 'IX–X',
    standing: 'reconstructed',
  },
  {
    scene: 'Alice in Court',
    wants: ['Rabbit as Herald', 'The Tarts'],
    chapter: 'XI–XII',
    standing: 'reconstructed',
  },
];
