/** Words of member pages and ratings. */
import { translator } from '@parlour/messages';

const english = {
  member: 'Member',
  loading: 'Loading …',
  memberSince: 'Member since {since}.',
  noRatedTitle: 'No rated matches yet',
  noRatedMatches: 'Ratings come from rated matches against members and computer players.',
  findRatedMatch: 'Find a rated match',
  tooFewMatches: 'Not rated yet: too few matches',
  recentResults: '{rated, plural, one {# rated match} other {# rated matches}}; won {won} of the last {matches}.',
  averageMargin: '{by, plural, one {Wins by # point on average.} other {Wins by # points on average.}}',
  lastMatches: 'Last rated matches',
  opponents: '{result} against <names>opponents</names>',
  matchOf: '{title}: {result}',
  won: 'won',
  lost: 'lost',
  left: 'left the match',
  placed: 'place {place} of {sides}',
  computerPlayer: 'computer player ({level})',
  ratingAfter: '{points} ({change})',
  record: 'Record',
  recordOf: 'Record of {title}, {date}',

  // Leaderboards.
  leaderboard: 'Leaderboard',
  leaderboards: 'Leaderboards',
  bestRated: 'Best ratings',
  leaderboardOf: 'Leaderboard of {title}',
  leaderboardExplained:
    'Members are ranked by their rating among those who played most recently. The arrows show points won or lost this month.',
  game: 'Game',
  period: 'Period',
  thisMonth: 'This month',
  allTime: 'All time',
  noneThisMonth: 'No one has a rating this month yet.',
  noneYet: 'No one has a rating yet.',
  noneNext: 'You get one after about eight rated matches: sign in and start a quick match.',
  notListed:
    "{matches, plural, =0 {You have no rated match of this game yet.} one {You've played one rated match of this game. Your rating appears after about eight.} other {You've played # rated matches of this game. Ratings appear after about eight, and monthly places with the first match of the month.}}",
  signInForRating: 'Sign in and play rated matches to appear here.',
  you: '{name} (you)',
  changeThisMonth: '{change} this month',
  unchanged: 'unchanged this month',
  fullLeaderboard: 'Full leaderboard',

  // At a table.
  ratings: 'Ratings',
  calculating: 'Calculating ratings …',
  ratingOf: '{name}: {rating}',

  // The curve.
  curveEmpty: 'No rating yet.',
  curve:
    '{matches, plural, one {From {first} to {last} in # match} other {From {first} to {last} in # matches}}, between {min} and {max}.',
  curveLabel: '{title}: {text}',
  band: 'The band is the 95 % range of the rating.',
  curveAsTable: 'Show as table',
  day: 'Day',
  rating: 'Rating',
  range: 'Range',
  rangeOf: '{low} to {high}',
} as const;

export const ratingsText = translator('ratings', english);
