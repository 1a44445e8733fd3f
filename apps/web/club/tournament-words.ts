/** Tournaments in plain words. */
import type { TournamentRoundView, TournamentView } from '@parlour/protocol/club/tournaments';

export const KIND_WORDS: Readonly<Record<TournamentView['kind'], string>> = {
  'round robin': 'Round robin',
  swiss: 'Swiss',
  'knock-out': 'Knock-out',
  duplicate: 'Duplicate',
};

export const KIND_SAYS: Readonly<Record<TournamentView['kind'], string>> = {
  'round robin': 'Everybody meets everybody once; at larger tables as evenly as can be. At most 32 play.',
  swiss: 'A few rounds, in each of which people with the same points meet. Nobody is out. At most 400 play.',
  'knock-out': 'Whoever loses is out. Ties are played again.',
  duplicate: 'The same deals for everybody, so that luck counts out: each against computer players, or in teams.',
};

export const ENTRY_WORDS: Readonly<Record<TournamentView['entry'], string>> = {
  members: 'members, once per device',
  shared: 'anyone, on shared devices',
};

/** What a duplicate prevents and what it does not; docs/tournaments.md says the same at length. */
export const ENTRY_SAYS: Readonly<Record<TournamentView['entry'], string>> = {
  members:
    'Only members can enter, once per member and per device. Until a round is over no one can watch its tables or get the record of a deal. Not prevented: one person with two accounts on two browsers or devices, and players who tell others what they saw.',
  shared:
    'Guests can enter, and several names can share a device. Until a round is over no one can watch its tables or get the record of a deal. Not prevented: one person enters two names and plays each deal a second time knowing the cards. Choose this only where you can see the players.',
};

export const PHASE_WORDS: Readonly<Record<TournamentView['phase'], string>> = {
  open: 'people are coming in',
  running: 'being played',
  over: 'over',
};

const nameAt = ({ entrants }: TournamentView, who: number | null): string =>
  who === null ? 'computer player' : (entrants[who]?.name ?? '?');

type Table = TournamentRoundView['tables'][number];

/** Who sits at a table: one side against the other. */
export function sidesAt(seen: TournamentView, { seats }: Pick<Table, 'seats'>): string {
  const sides = Array.from({ length: seen.sides }, (_, side) => seats.filter((_, seat) => seat % seen.sides === side));
  return sides.map(side => side.map(who => nameAt(seen, who)).join(' and ')).join(seen.sides === 2 ? ' – ' : ', ');
}

const WHY = { clock: ' (as it stood)', left: ' (somebody left)', unplayed: '', played: '' } as const;

export function resultAt({ outcome, again }: Table): string {
  if (!outcome) return again > 0 ? `tie ${again}, played again` : 'being played';
  if (outcome.why === 'unplayed') return 'not played';
  if (!outcome.scores) return 'won without play';
  return `${outcome.scores.join(' : ')}${WHY[outcome.why]}`;
}

export function byeSaid(seen: TournamentView, { who, of }: TournamentRoundView['byes'][number]): string {
  const name = seen.entering === 'teams' ? teamName(seen, who) : nameAt(seen, who);
  return of === undefined ? `${name} has a bye` : `${name} wins, for ${nameAt(seen, of)} has left`;
}

const teamName = ({ standings }: TournamentView, who: number): string =>
  standings.find(row => row.who === who)?.name ?? `Team ${who + 1}`;

/** Points as they are read: whole, or with one place. */
export const pointsSaid = (points: number): string => String(Math.round(points * 10) / 10);

/** A few lines to send to somebody. */
export function sharedResult(seen: TournamentView, link: string): string {
  const best = seen.standings.slice(0, 5).map(({ place, name, points }) => `${place}. ${name} ${pointsSaid(points)}`);
  return [`${seen.title} · ${KIND_WORDS[seen.kind]}`, ...best, link].join('\n');
}

export function roundSaid({ rounds, of, phase }: TournamentView): string {
  if (phase === 'open') return 'It has not begun.';
  const whole = of === null ? '' : ` of ${of}`;
  return phase === 'over'
    ? `It is over after ${rounds} ${rounds === 1 ? 'round' : 'rounds'}.`
    : `Round ${rounds}${whole}.`;
}
