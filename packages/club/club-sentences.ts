/** Sentences of the club rules that people read: names, passkeys, ratings, tournaments. */
import { type Translate, translator } from '@parlour/messages';

const english = {
  // Names.
  nameLength: 'A name needs {min} to {max} characters.',
  nameCharacters: 'A name can have letters, digits and single spaces.',
  nameNeedsLetter: 'A name needs at least one letter.',
  nameMixedScripts: 'A name must use letters of one writing system.',
  nameReserved: 'This name is reserved. Choose another name.',
  nameOfComputer: 'A computer player has this name. Choose another name.',

  // Passkeys.
  openAsLocalhost: "Passkeys don't work with an IP address. Open this page as localhost.",
  openByHostName: "Passkeys don't work with an IP address. Open this page by its host name.",
  openByHttps: 'Passkeys need https. Open this page by its https address.',

  // Ratings.
  notYetRated: 'not rated yet',
  rating: '{points} ({low}–{high})',
  ratingChange: '{rating}, {change}',

  // Entering a tournament.
  tournamentOver: 'This tournament is over.',
  knockOutBegun: 'This knock-out has begun. New entries are closed.',
  teamsFull: 'Every team is full.',
  tournamentFull: 'This tournament is full ({max} entrants).',
  noMoreEntries: 'This tournament accepts no more entries.',
  alreadyEntered: 'You have already entered this tournament.',
  duplicateMembersOnly: 'Only members can enter this duplicate. Sign in and enter under your own name.',
  duplicateDeviceUsed: 'This device has already entered this duplicate as {name}. It takes one entry per device.',
  noSuchEntrant: 'There is no such entrant.',
  alreadyWithdrawn: 'This entrant has already withdrawn.',
  tournamentBegun: 'This tournament has begun.',
  tooFewEntrants: 'This tournament needs at least {min} entrants.',
  tooFewTeams: 'This tournament needs two teams.',

  // Tie-breaks: title and meaning.
  direct: 'Direct',
  directMeans: 'points from the matches between the tied players, if all of them have met',
  buchholz: 'Buchholz',
  buchholzMeans: 'sum of the points of all opponents; a bye or a computer player counts as own points',
  sonneborn: 'Sonneborn-Berger',
  sonnebornMeans: 'points of all beaten opponents, and half the points of drawn ones',
  margin: 'Difference',
  marginMeans: 'sum of the score differences',
} as const;

export const sayClub: Translate<typeof english> = translator('club-rules', english);
