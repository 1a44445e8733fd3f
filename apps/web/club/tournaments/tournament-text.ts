import type { TournamentRoundView, TournamentView } from '@parlour/protocol/club/tournaments';

export const KIND_LABELS: Readonly<Record<TournamentView['kind'], string>> = {
  'round robin': 'Round robin',
  swiss: 'Swiss',
  'knock-out': 'Knock-out',
  duplicate: 'Duplicate',
};

export const KIND_DESCRIPTIONS: Readonly<Record<TournamentView['kind'], string>> = {
  'round robin': 'Everybody meets everybody once; at larger tables as evenly as can be. At most 32 play.',
  swiss: 'A few rounds, in each of which people with the same points meet. Nobody is out. At most 400 play.',
  'knock-out': 'Whoever loses is out. Ties are played again.',
  duplicate: 'The same deals for everybody, so that luck counts out: each against computer players, or in teams.',
};

export const ENTRY_LABELS: Readonly<Record<TournamentView['entry'], string>> = {
  members: 'members, once per device',
  shared: 'anyone, on shared devices',
};

/** What a duplicate prevents and what not; docs/tournaments.md has the details. */
export const ENTRY_DESCRIPTIONS: Readonly<Record<TournamentView['entry'], string>> = {
  members:
    'Only members can enter, once per member and per device. Until a round is over no one can watch its tables or get the record of a deal. Not prevented: one person with two accounts on two browsers or devices, and players who tell others what they saw.',
  shared:
    'Guests can enter, and several names can share a device. Until a round is over no one can watch its tables or get the record of a deal. Not prevented: one person enters two names and plays each deal a second time knowing the cards. Choose this only where you can see the players.',
};

export const PHASE_LABELS: Readonly<Record<TournamentView['phase'], string>> = {
  open: 'people are coming in',
  running: 'being played',
  over: 'over',
};

const entrantName = ({ entrants }: TournamentView, who: number | null): string =>
  who === null ? 'computer player' : (entrants[who]?.name ?? '?');

type RoundTableRow = TournamentRoundView['tables'][number];

export function sidesText(view: TournamentView, { seats }: Pick<RoundTableRow, 'seats'>): string {
  const sides = Array.from({ length: view.sides }, (_, side) => seats.filter((_, seat) => seat % view.sides === side));
  return sides.map(side => side.map(who => entrantName(view, who)).join(' and ')).join(view.sides === 2 ? ' – ' : ', ');
}

const OUTCOME_NOTES = { clock: ' (as it stood)', left: ' (somebody left)', unplayed: '', played: '' } as const;

export function tableResultText({ outcome, again }: RoundTableRow): string {
  if (!outcome) return again > 0 ? `tie ${again}, played again` : 'being played';
  if (outcome.why === 'unplayed') return 'not played';
  if (!outcome.scores) return 'won without play';
  return `${outcome.scores.join(' : ')}${OUTCOME_NOTES[outcome.why]}`;
}

export function byeText(view: TournamentView, { who, of }: TournamentRoundView['byes'][number]): string {
  const name = view.entering === 'teams' ? teamName(view, who) : entrantName(view, who);
  return of === undefined ? `${name} has a bye` : `${name} wins, for ${entrantName(view, of)} has left`;
}

const teamName = ({ standings }: TournamentView, who: number): string =>
  standings.find(row => row.who === who)?.name ?? `Team ${who + 1}`;

/** At most one decimal. */
export const pointsText = (points: number): string => String(Math.round(points * 10) / 10);

export function shareTournamentText(view: TournamentView, link: string): string {
  const best = view.standings.slice(0, 5).map(({ place, name, points }) => `${place}. ${name} ${pointsText(points)}`);
  return [`${view.title} · ${KIND_LABELS[view.kind]}`, ...best, link].join('\n');
}

export function roundText({ rounds, of, phase }: TournamentView): string {
  if (phase === 'open') return 'It has not begun.';
  const whole = of === null ? '' : ` of ${of}`;
  return phase === 'over'
    ? `It is over after ${rounds} ${rounds === 1 ? 'round' : 'rounds'}.`
    : `Round ${rounds}${whole}.`;
}
