/**
 * Matchmaking: groups queued tickets into tables. The longer a player waits, the wider the accepted strength gap;
 * when the time is up, computer players fill the table. The result depends only on tickets and time, so every server
 * computes the same.
 */
import type { Level } from '@parlour/players/player';

/** How much time players have: two minutes, one, or twenty seconds a turn; three times as much where all play at once. */
export const MATCH_CLOCKS = ['relaxed', 'normal', 'fast'] as const;
export type MatchClock = (typeof MATCH_CLOCKS)[number];

export type StrengthEstimate = { readonly mu: number; readonly sigma: number };

export type GamePreference = { readonly game: string; readonly seats: number; readonly strength?: StrengthEstimate };

export type QueueTicket = {
  readonly id: string;
  /** The player's id, as used in `avoids`. */
  readonly who: string;
  readonly wishes: readonly GamePreference[];
  readonly rated: boolean;
  /** Default: 'normal'. */
  readonly clock?: MatchClock;
  readonly since: number;
  /** Then computer players fill the table. */
  readonly until: number;
  readonly avoids: readonly string[];
};

/** Longest waiting first. Computer players take the other seats. */
export type MatchedGroup = Pick<GamePreference, 'game' | 'seats'> & {
  readonly rated: boolean;
  readonly clock: MatchClock;
  readonly tickets: readonly QueueTicket[];
};

/** At the start and at the end of the wait. Beyond it a computer player is the better opponent. */
const INITIAL_SPAN_POINTS = 100;
const MAX_SPAN_POINTS = 800;

const UNKNOWN_STRENGTH: StrengthEstimate = { mu: 1500, sigma: 250 };

/** Widens slowly at first, because a closer opponent may still come. */
export function allowedGapAt({ since, until }: Pick<QueueTicket, 'since' | 'until'>, now: number): number {
  const waitedShare = until <= since ? 1 : Math.min(1, Math.max(0, (now - since) / (until - since)));
  return INITIAL_SPAN_POINTS + (MAX_SPAN_POINTS - INITIAL_SPAN_POINTS) * waitedShare * waitedShare;
}

/** Half of both uncertainties is subtracted, so only the certain gap counts. */
export function strengthGap(a: StrengthEstimate = UNKNOWN_STRENGTH, b: StrengthEstimate = UNKNOWN_STRENGTH): number {
  return Math.max(0, Math.abs(a.mu - b.mu) - (a.sigma + b.sigma) / 2);
}

export function nearestLevel(
  pointsByLevel: Readonly<Record<Level, number>>,
  { mu }: StrengthEstimate = UNKNOWN_STRENGTH,
): Level {
  const levels = Object.entries(pointsByLevel) as [Level, number][];
  return levels.reduce((best, other) => (Math.abs(other[1] - mu) < Math.abs(best[1] - mu) ? other : best))[0];
}

type TableProposal = MatchedGroup & { readonly gap: number; readonly isDue: boolean };

/** Expired tickets come first, then the most even tables. */
export function matchTickets(tickets: readonly QueueTicket[], now: number): MatchedGroup[] {
  const free = new Set(tickets.toSorted(byWaitingTime));
  const groups: MatchedGroup[] = [];
  for (
    let proposals = bestDisjointProposals(free, now);
    proposals.length > 0;
    proposals = bestDisjointProposals(free, now)
  ) {
    for (const { game, seats, rated, clock, tickets: matched } of proposals) {
      for (const ticket of matched) free.delete(ticket);
      groups.push({ game, seats, rated, clock, tickets: matched });
    }
  }
  return groups;
}

const byWaitingTime = (a: QueueTicket, b: QueueTicket): number => a.since - b.since || (a.id < b.id ? -1 : 1);

function bestDisjointProposals(free: ReadonlySet<QueueTicket>, now: number): TableProposal[] {
  const proposals = [...free].flatMap(ticket => bestProposalFor(ticket, free, now) ?? []).sort(byPriority);
  const taken = new Set<QueueTicket>();
  return proposals.filter(({ tickets }) => {
    if (tickets.some(ticket => taken.has(ticket))) return false;
    for (const ticket of tickets) taken.add(ticket);
    return true;
  });
}

function byPriority(a: TableProposal, b: TableProposal): number {
  if (a.isDue !== b.isDue) return a.isDue ? -1 : 1;
  return (a.isDue ? 0 : a.gap - b.gap) || earliestSince(a) - earliestSince(b);
}

const earliestSince = ({ tickets }: TableProposal): number => Math.min(...tickets.map(({ since }) => since));

/** Most people first, then most even. Undefined while waiting is better. */
function bestProposalFor(ticket: QueueTicket, free: ReadonlySet<QueueTicket>, now: number): TableProposal | undefined {
  const isDue = now >= ticket.until;
  const proposals = ticket.wishes
    .map(preference => proposeTable(ticket, preference, free, now))
    .filter(({ tickets, seats }) => isDue || tickets.length === seats);
  const best = proposals.reduce<Omit<TableProposal, 'isDue'> | undefined>(
    (current, other) => (current && !isBetterProposal(other, current) ? current : other),
    undefined,
  );
  return best && { ...best, isDue };
}

const isBetterProposal = (a: Omit<TableProposal, 'isDue'>, b: Omit<TableProposal, 'isDue'>): boolean =>
  a.tickets.length / a.seats - b.tickets.length / b.seats > 0 ||
  (a.tickets.length * b.seats === b.tickets.length * a.seats && a.gap < b.gap);

type Partner = { readonly ticket: QueueTicket; readonly gap: number };

function proposeTable(
  ticket: QueueTicket,
  preference: GamePreference,
  free: ReadonlySet<QueueTicket>,
  now: number,
): Omit<TableProposal, 'isDue'> {
  const partners = [...free].flatMap(other => findPartner(ticket, preference, other, now) ?? []);
  const chosen: Partner[] = [];
  for (const partner of partners.sort((a, b) => a.gap - b.gap || byWaitingTime(a.ticket, b.ticket))) {
    if (chosen.length === preference.seats - 1) break;
    if (chosen.every(({ ticket: other }) => canPlayTogether(other, partner.ticket))) chosen.push(partner);
  }
  const tickets = [ticket, ...chosen.map(partner => partner.ticket)].sort(byWaitingTime);
  const { game, seats } = preference;
  return {
    game,
    seats,
    rated: ticket.rated,
    clock: clockOf(ticket),
    tickets,
    gap: Math.max(0, ...chosen.map(({ gap }) => gap)),
  };
}

/** The longer of the two waits decides, so that a long wait is not prolonged by a newcomer's narrow span. */
function findPartner(
  ticket: QueueTicket,
  preference: GamePreference,
  other: QueueTicket,
  now: number,
): Partner | undefined {
  if (other === ticket || !wantsSameTerms(ticket, other) || !canPlayTogether(ticket, other)) return undefined;
  const shared = other.wishes.find(({ game, seats }) => game === preference.game && seats === preference.seats);
  if (!shared) return undefined;
  const gap = strengthGap(preference.strength, shared.strength);
  return gap <= Math.max(allowedGapAt(ticket, now), allowedGapAt(other, now)) ? { ticket: other, gap } : undefined;
}

const clockOf = ({ clock = 'normal' }: QueueTicket): MatchClock => clock;

const wantsSameTerms = (a: QueueTicket, b: QueueTicket): boolean => a.rated === b.rated && clockOf(a) === clockOf(b);

const canPlayTogether = (a: QueueTicket, b: QueueTicket): boolean =>
  a.who !== b.who && !a.avoids.includes(b.who) && !b.avoids.includes(a.who);
