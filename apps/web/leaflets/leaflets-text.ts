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
  fidelityLink: 'The old sheet, sentence by sentence',
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
  cardTitle: '{card}, {box}',
  allCards: 'All cards of {box}',
  allCardsShort: 'All cards',
  aboutCard: 'About this card',
  inPack: 'The pack has {count} of these.',
  fillScreen: 'Fill the screen',
  neighbours: 'Cards before and after',
  previous: 'Previous card',
  next: 'Next card',

  // Provenance
  atAGlance: 'At a glance',
  picturesNote: 'The lid and some cards, redrawn for Parlour.',
  whatIsKnown: 'About this card',
  standing:
    '{standing, select, attested {Attested} inferred {Inferred} reconstructed {Reconstructed} doubtful {In doubt} other {Ours}}',
  confidence: '{confidence, select, low {not sure} other {fairly sure}}',
  sources: 'Sources',
  sourceNumber: 'Source {number}',
  seenOn: 'Read in a stored copy on {day}.',
  rights: 'Rights',
  cite: 'Cite this page',
  citation: '{title} ({makers}, {place}, {year}). In: Parlour. {url}',
  copyCitation: 'Copy citation',
  copyBibtex: 'Copy BibTeX',
  ancestry: 'What its games come from',
  familyTree: 'The family tree',
  familyTreeIntro:
    'Our games beside older ones. That one comes from the other is our conclusion from their rules: no source says it. The clauses they have in common are named.',
  familyTreeAbout:
    'Whist and Nations, Old Maid and the Monkey, Happy Families and Alice, Flinch and Kit and Kat, Klondike, Lexicon and Kan-U-Go: what our games come from, with the clauses that show it.',
  sharedRules: 'Rules in common',
  differs: 'Different: {text}',

  // Questions to owners
  owners: 'Do you own this box?',
  ownersIntro:
    'You could settle what we had to infer or reconstruct. Answer what you can; photographs help. Nothing leaves this device: you save a file, and send it to the people who run this site.',
  ownersAnswer: 'Answer these questions',
  ownerName: 'Your name, to thank you (optional)',
  mayPublish: 'You may publish my answers and photographs',
  addPhoto: 'Add a photograph',
  photoNumber: 'Photograph {number}',
  removePhoto: 'Remove photograph {number}',
  remove: 'Remove',
  photoRefused: "{file} isn't a picture that this browser can open, or it is too large. Everything else is kept.",
  notACount: '{card} needs a whole number from 0 to {max}, or nothing.',
  saveReport: 'Save file',
  reportSaved: 'Saved as {file} in your downloads. Please send it to the people who run this site.',

  // For search engines and previews
  about:
    'Four antique boxes of card games, playable again: against computer players or friends, with or without a network.',
  withoutScript: 'This page can be read without JavaScript. Turn it on to play.',
  shelfPicture: 'A shelf with the four boxes',
  lidPicture: 'The lid of {box}, {year}, redrawn, with two of its cards',
  rulesAbout: 'How to play {game}, with pictures, and its rules clause by clause. {about}',
  storyAbout:
    'Who made {box} ({year}), what the old box held, what is attested and what is reconstructed, with sources.',
  cardsAbout: 'Every card of {box} ({year}), redrawn, each on its own page.',
  cardAbout: '{card}. A card of {box} ({year}), redrawn.',

  // Exhibit
  exhibitLink: 'Watch it built, turn by turn',
  openReplay: 'Replay on the table',
  step: 'Turn {number} of {count}: {added}',
  steps: 'Turns',
  stepBack: 'Back',
  stepForward: 'Next',
  playSteps: 'Play',
  pause: 'Pause',
  clause: 'Clause {clause}',
  tellUs: 'I own it: it is figure {number}',
  answer: '{box}: my booklet shows {version}.',
} as const;

export const leafletsText: Translate<typeof english> = translator('leaflets', english);
