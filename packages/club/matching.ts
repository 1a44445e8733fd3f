/**
 * Who is put together. People wait with tickets; the longer somebody waits the further from their own strength they may be
 * put, and when their time is up the rest of the table is for computer players. It depends on the tickets and the hour
 * alone, so any server comes to the same.
 */
import type { Level } from '@parlour/players/player';

/** How good somebody is, and how far that may be off. */
export type Reckoned = { readonly mu: number; readonly sigma: number };

/** A game somebody would play, with so many seats, and how good they are at it if that is known. */
export type GameWish = { readonly game: string; readonly seats: number; readonly strength?: Reckoned };

export type Ticket = {
  readonly id: string;
  /** Who they are to others, who may avoid them. */
  readonly who: string;
  readonly wishes: readonly GameWish[];
  readonly rated: boolean;
  readonly since: number;
  /** When nobody more is waited for. */
  readonly until: number;
  /** Whom they will not meet. */
  readonly avoids: readonly string[];
};

/** Those who meet, the longest waiting first. Computer players have the other seats. */
export type Meeting = Pick<GameWish, 'game' | 'seats'> & {
  readonly rated: boolean;
  readonly tickets: readonly Ticket[];
};

/** How far apart two may be at first and at the end of their time; beyond that a computer player is better company. */
const NEAR = 100;
const FAR = 800;

/** Of whom nothing is known is taken to be in the middle, and may be anything. */
const UNKNOWN: Reckoned = { mu: 1500, sigma: 250 };

/** It widens slowly first: there is time, and somebody nearer may come. */
export function spanAt({ since, until }: Pick<Ticket, 'since' | 'until'>, now: number): number {
  const part = until <= since ? 1 : Math.min(1, Math.max(0, (now - since) / (until - since)));
  return NEAR + (FAR - NEAR) * part * part;
}

/** By how much two differ for certain: half of what is not sure about both counts in their favour. */
export function apartBy(a: Reckoned = UNKNOWN, b: Reckoned = UNKNOWN): number {
  return Math.max(0, Math.abs(a.mu - b.mu) - (a.sigma + b.sigma) / 2);
}

/** The level whose players are nearest to somebody's strength. */
export function levelNear(points: Readonly<Record<Level, number>>, { mu }: Reckoned = UNKNOWN): Level {
  const levels = Object.entries(points) as [Level, number][];
  return levels.reduce((best, other) => (Math.abs(other[1] - mu) < Math.abs(best[1] - mu) ? other : best))[0];
}

/** A table that could be made round somebody: how uneven it would be, and whether they have waited long enough. */
type Proposal = Meeting & { readonly apart: number; readonly isDue: boolean };

/** Nobody is in two meetings. Those whose time is up come first, then the most even tables. */
export function meetingsAt(tickets: readonly Ticket[], now: number): Meeting[] {
  const free = new Set(tickets.toSorted(byWaiting));
  const meetings: Meeting[] = [];
  for (let found = agreeable(free, now); found.length > 0; found = agreeable(free, now)) {
    for (const { game, seats, rated, tickets: group } of found) {
      for (const ticket of group) free.delete(ticket);
      meetings.push({ game, seats, rated, tickets: group });
    }
  }
  return meetings;
}

const byWaiting = (a: Ticket, b: Ticket): number => a.since - b.since || (a.id < b.id ? -1 : 1);

/** Of all tables that could be made, the best ones that have nobody in common. */
function agreeable(free: ReadonlySet<Ticket>, now: number): Proposal[] {
  const proposals = [...free].flatMap(ticket => proposalOf(ticket, free, now) ?? []).sort(byMerit);
  const taken = new Set<Ticket>();
  return proposals.filter(({ tickets }) => {
    if (tickets.some(ticket => taken.has(ticket))) return false;
    for (const ticket of tickets) taken.add(ticket);
    return true;
  });
}

function byMerit(a: Proposal, b: Proposal): number {
  if (a.isDue !== b.isDue) return a.isDue ? -1 : 1;
  return (a.isDue ? 0 : a.apart - b.apart) || earliest(a) - earliest(b);
}

const earliest = ({ tickets }: Proposal): number => Math.min(...tickets.map(({ since }) => since));

/** The best table for somebody: with the most people, then the most even. Undefined while it is worth waiting. */
function proposalOf(ticket: Ticket, free: ReadonlySet<Ticket>, now: number): Proposal | undefined {
  const isDue = now >= ticket.until;
  const proposals = ticket.wishes
    .map(wish => roundOf(ticket, wish, free, now))
    .filter(({ tickets, seats }) => isDue || tickets.length === seats);
  const best = proposals.reduce<Omit<Proposal, 'isDue'> | undefined>(
    (one, other) => (one && !isBetter(other, one) ? one : other),
    undefined,
  );
  return best && { ...best, isDue };
}

/** Tables without computer players are better than those with, and of equal ones the more even. */
const isBetter = (a: Omit<Proposal, 'isDue'>, b: Omit<Proposal, 'isDue'>): boolean =>
  a.tickets.length / a.seats - b.tickets.length / b.seats > 0 ||
  (a.tickets.length * b.seats === b.tickets.length * a.seats && a.apart < b.apart);

type Partner = { readonly ticket: Ticket; readonly apart: number };

function roundOf(ticket: Ticket, wish: GameWish, free: ReadonlySet<Ticket>, now: number): Omit<Proposal, 'isDue'> {
  const near = [...free].flatMap(other => partnerOf(ticket, wish, other, now) ?? []);
  const chosen: Partner[] = [];
  for (const partner of near.sort((a, b) => a.apart - b.apart || byWaiting(a.ticket, b.ticket))) {
    if (chosen.length === wish.seats - 1) break;
    if (chosen.every(({ ticket: other }) => mayMeet(other, partner.ticket))) chosen.push(partner);
  }
  const tickets = [ticket, ...chosen.map(partner => partner.ticket)].sort(byWaiting);
  const { game, seats } = wish;
  return { game, seats, rated: ticket.rated, tickets, apart: Math.max(0, ...chosen.map(({ apart }) => apart)) };
}

/** The longer of two waits decides: whoever has waited is not kept waiting by somebody who has just come. */
function partnerOf(ticket: Ticket, wish: GameWish, other: Ticket, now: number): Partner | undefined {
  if (other === ticket || other.rated !== ticket.rated || !mayMeet(ticket, other)) return undefined;
  const same = other.wishes.find(({ game, seats }) => game === wish.game && seats === wish.seats);
  if (!same) return undefined;
  const apart = apartBy(wish.strength, same.strength);
  return apart <= Math.max(spanAt(ticket, now), spanAt(other, now)) ? { ticket: other, apart } : undefined;
}

const mayMeet = (a: Ticket, b: Ticket): boolean =>
  a.who !== b.who && !a.avoids.includes(b.who) && !b.avoids.includes(a.who);
