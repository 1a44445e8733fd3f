/** Words of tournaments, and the sentences made of a tournament's data. */
import { formatList, translator } from '@parlour/messages';
import type { TournamentRoundView, TournamentView } from '@parlour/protocol/club/tournaments';

const english = {
  tournaments: 'Tournaments',
  tournament: 'Tournament',
  loading: 'Loading …',
  unreachable: "Can't reach the server. Check your connection and try again.",
  all: 'All tournaments',

  // The list.
  onThisDevice: 'Yours on this device',
  public: 'Public tournaments',
  noneListed: 'No public tournaments right now. Create one and list it here.',
  noOthersListed: 'No other public tournaments right now.',
  listed: '{game} · {kind} · {entrants, plural, =0 {no players yet} one {# player} other {# players}} · {phase}',
  organised: 'organised by you',
  openPhase: 'open for entries',
  runningPhase: 'running',
  overPhase: 'finished',

  // Creating one.
  create: 'Create a tournament',
  createButton: 'Create tournament',
  name: 'Name',
  game: 'Game',
  format: 'Format',
  roundRobin: 'Round robin',
  swiss: 'Swiss',
  knockOut: 'Knock-out',
  duplicate: 'Duplicate',
  roundRobinMeans: 'Everyone meets everyone once; at larger tables as evenly as possible. At most 32 players.',
  swissMeans: 'A few rounds against players with about the same points. No one is eliminated. At most 400 players.',
  knockOutMeans: 'Losers are out. Ties are replayed.',
  duplicateMeans: 'Everyone plays the same deals, so luck evens out: each against computer players, or in teams.',
  entering: 'Players',
  single: 'Individual',
  teams: 'Teams',
  whoCanEnter: 'Who can enter',
  membersEntry: 'Members',
  sharedEntry: 'Anyone',
  membersEntryMeans:
    "Members can enter, once per member and per device. Until a round is over, no one can watch its tables or see its records. This doesn't prevent one person from using two accounts on two browsers or devices, or players from telling others what they saw.",
  sharedEntryMeans:
    "Guests can enter, and several players can share a device. Until a round is over, no one can watch its tables or see its records. This doesn't prevent one person from entering two names and playing each deal twice. Choose this only where you can see the players.",
  moreOptions: 'More options',
  asUsual: 'Default',
  playersAtTable: 'Players at a table',
  rounds: 'Rounds',
  secondsATurn: 'Time per turn',
  seconds: '{count} s',
  roundCloses: 'Round ends',
  whenPlayed: 'When all have played',
  afterMinutes: 'After {count} minutes',
  afterHour: 'After an hour',
  afterDay: 'After a day',
  afterWeek: 'After a week',
  oddPlayer: 'Odd player out',
  bye: 'Has a bye',
  playsComputer: 'Plays a computer',
  leavers: 'Leaving a match',
  countsAsLoss: 'Counts as a loss',
  computerPlaysOn: 'A computer plays on',
  computerPlayers: 'Computer players',
  easy: 'Easy',
  normal: 'Normal',
  strong: 'Strong',
  expert: 'Expert',
  visibility: 'Who can find it',
  withLink: 'With the link',
  everyone: 'Everyone',

  // A tournament.
  summary: '{game} · {kind} · {state}',
  notBegun: 'not started',
  roundNow: 'round {round}',
  roundNowOf: 'round {round} of {of}',
  overAfter: 'finished after {rounds, plural, one {# round} other {# rounds}}',
  toYourTable: 'Go to your table',
  toTableOf: '{name}: go to your table',
  hasLeft: '{name} has withdrawn.',
  hasBye: '{name} has a bye in this round.',
  tableOpening: "{name}'s table is opening …",
  waitingForRound: '{name} is waiting for the next round.',
  copyResult: 'Copy result',
  print: 'Print',

  // Organising.
  organise: 'You organise this tournament',
  inviteTitle: 'A tournament in Parlour',
  begin: 'Start tournament',
  closeRound: 'End this round',
  end: 'End tournament',
  organiseHint:
    'The server pairs the rounds and keeps the score. You can close this page and reopen it on this device.',
  confirmCloseRound: 'End this round? Unfinished tables count with their current score.',
  confirmEnd: 'End the tournament? The standings stay as they are.',

  // Entrants.
  entrants: 'Players',
  noEntrants: 'No players yet. Enter your name or share the link.',
  entrant: '{name}{team, select, none {} other { ({team})}}{left, select, yes {, withdrawn} other {}}',
  details: 'Details',
  deviceEntered: 'This device has already entered. A duplicate takes one entry per member and per device.',
  membersOnly: 'Only members can enter this duplicate. <link>Sign in or create an account.</link>',
  enterAs: 'Enter as {name}',
  yourName: 'Your name',
  anotherPlayer: 'Another player on this device',
  teamName: 'Team (optional)',
  enter: 'Enter',
  addPlayer: 'Add player',
  joinsNextRound: 'The tournament is running. New players join in the next round.',
  withdraw: 'Withdraw',
  withdrawPlayer: 'Withdraw {name}',
  confirmWithdraw: 'Withdraw {name} from the tournament?',

  // Rounds and standings.
  round: 'Round {number}',
  showRound: 'Show round',
  closesAt: 'This round ends {time}.',
  tablesOfRound: 'Tables of the round',
  table: 'Table',
  players: 'Players',
  result: 'Result',
  deals: 'Deals of this round',
  dealsSealed: 'The deals were fixed in advance. Seal: {commitment}',
  dealsSecret: 'Secret, published after the round: {secret}',
  finalStandings: 'Final standings',
  standings: 'Standings',
  place: 'Place',
  roundsWon: 'Rounds won',
  points: 'Points',
  withdrawn: '{name} (withdrawn)',
  tieBreaks: 'Tie-breaks',
  tieBreaksExplained:
    'With equal points, these are compared one after another. Players equal in all of them share a place.',

  // Results.
  computerPlayer: 'computer player',
  twoSides: '{a} – {b}',
  replayed: 'tie, replay {number}',
  beingPlayed: 'playing',
  notPlayed: 'not played',
  walkover: 'walkover',
  scoreByClock: '{scores} (time ran out)',
  scoreLeft: '{scores} (a player left)',
  byeOf: '{name} has a bye.',
  byeAfterLeaving: '{name} wins: {opponent} has withdrawn.',
  team: 'Team {number}',
  shareTitle: '{title} · {kind}',
  shareRow: '{place}. {name} {points}',
} as const;

export const tournamentText = translator('tournaments', english);

const KIND_KEYS = {
  'round robin': 'roundRobin',
  swiss: 'swiss',
  'knock-out': 'knockOut',
  duplicate: 'duplicate',
} as const;

export const kindText = (kind: TournamentView['kind']): string => tournamentText(KIND_KEYS[kind]);
export const kindDescription = (kind: TournamentView['kind']): string => tournamentText(`${KIND_KEYS[kind]}Means`);
export const entryText = (entry: TournamentView['entry']): string => tournamentText(`${entry}Entry`);
/** What a duplicate prevents and what not; docs/tournaments.md has the details. */
export const entryDescription = (entry: TournamentView['entry']): string => tournamentText(`${entry}EntryMeans`);
export const phaseText = (phase: TournamentView['phase']): string => tournamentText(`${phase}Phase`);

const entrantName = ({ entrants }: TournamentView, who: number | null): string =>
  who === null ? tournamentText('computerPlayer') : (entrants[who]?.name ?? '?');

type RoundTableRow = TournamentRoundView['tables'][number];

export function sidesText(view: TournamentView, { seats }: Pick<RoundTableRow, 'seats'>): string {
  const sides = Array.from({ length: view.sides }, (_, side) => seats.filter((_, seat) => seat % view.sides === side));
  const names = sides.map(side => formatList(side.map(who => entrantName(view, who))));
  const [a = '', b = ''] = names;
  return names.length === 2 ? tournamentText('twoSides', { a, b }) : names.join(', ');
}

export function tableResultText({ outcome, again }: RoundTableRow): string {
  if (!outcome) return again > 0 ? tournamentText('replayed', { number: again }) : tournamentText('beingPlayed');
  if (outcome.why === 'unplayed') return tournamentText('notPlayed');
  if (!outcome.scores) return tournamentText('walkover');
  const scores = outcome.scores.join(' : ');
  if (outcome.why === 'clock') return tournamentText('scoreByClock', { scores });
  return outcome.why === 'left' ? tournamentText('scoreLeft', { scores }) : scores;
}

export function byeText(view: TournamentView, { who, of }: TournamentRoundView['byes'][number]): string {
  const name = view.entering === 'teams' ? teamName(view, who) : entrantName(view, who);
  return of === undefined
    ? tournamentText('byeOf', { name })
    : tournamentText('byeAfterLeaving', { name, opponent: entrantName(view, of) });
}

const teamName = ({ standings }: TournamentView, who: number): string =>
  standings.find(row => row.who === who)?.name ?? tournamentText('team', { number: who + 1 });

/** At most one decimal. */
export const pointsText = (points: number): string => String(Math.round(points * 10) / 10);

export function shareTournamentText(view: TournamentView, link: string): string {
  const best = view.standings
    .slice(0, 5)
    .map(({ place, name, points }) => tournamentText('shareRow', { place, name, points: pointsText(points) }));
  return [tournamentText('shareTitle', { title: view.title, kind: kindText(view.kind) }), ...best, link].join('\n');
}

export function roundText({ rounds, of, phase }: TournamentView): string {
  if (phase === 'open') return tournamentText('notBegun');
  if (phase === 'over') return tournamentText('overAfter', { rounds });
  return of === null
    ? tournamentText('roundNow', { round: rounds })
    : tournamentText('roundNowOf', { round: rounds, of });
}
