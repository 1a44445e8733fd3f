/** Entrants of a tournament: they ask for their seats, connect, and make random plays. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Client, ClientState, Credentials } from '@parlour/client/client';
import { connectFromNode, type NodeConnectOptions } from '@parlour/client/node';
import { pick, type Random } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import type { TournamentView } from '@parlour/protocol/club/tournaments';

/** Addresses of servers, tried in this order. */
export type TournamentClient = {
  readonly addresses: readonly string[];
  readonly tournament: string;
  readonly random: Random;
};

type EntrantSeats = {
  readonly seats: readonly { readonly who: number; readonly table: string | null; readonly token: string | null }[];
};

/** Asks one server after the other until one answers. */
export async function fetchFromAny<A>(
  { addresses }: Pick<TournamentClient, 'addresses'>,
  path: string,
  body?: object,
  bearer?: string,
): Promise<A> {
  for (let n = 0; ; n++) {
    const asked = await fetchJson<A>(`${itemAt(addresses, n % addresses.length)}${path}`, body, bearer).catch(
      () => undefined,
    );
    if (asked) return asked;
    await wait(50);
  }
}

async function fetchJson<A>(url: string, body?: object, bearer?: string): Promise<A | undefined> {
  const headers = { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) };
  const answer = await fetch(url, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
  if (answer.status >= 500) return undefined;
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as A;
}

export const tournamentPath = ({ tournament }: TournamentClient): string => `/api/club/tournaments/${tournament}`;

export const fetchTournament = async (tournamentClient: TournamentClient): Promise<TournamentView> =>
  (await fetchFromAny<{ seen: TournamentView }>(tournamentClient, tournamentPath(tournamentClient))).seen;

/** Creates a tournament, enters these names and begins it; returns the tokens of the entrants. */
export async function beginTournament(
  servers: Omit<TournamentClient, 'tournament'>,
  asked: object,
  names: readonly string[],
): Promise<{ readonly crowd: TournamentClient; readonly tokens: readonly string[] }> {
  const created = await fetchFromAny<{ tournament: string; organiser: string }>(
    servers,
    '/api/club/tournaments',
    asked,
  );
  const tournamentClient = { ...servers, tournament: created.tournament };
  const path = tournamentPath(tournamentClient);
  const entrants = names.map(name => ({ name }));
  const { places } = await fetchFromAny<{ places: { token: string }[] }>(tournamentClient, `${path}/join`, {
    entrants,
  });
  await fetchFromAny(tournamentClient, `${path}/organise`, { do: 'begin' }, created.organiser);
  return { crowd: tournamentClient, tokens: places.map(({ token }) => token) };
}

/** Returns the seats of these entrants in the current round. */
export const fetchSeats = async (
  tournamentClient: TournamentClient,
  tokens: readonly string[],
): Promise<EntrantSeats['seats']> =>
  (await fetchFromAny<EntrantSeats>(tournamentClient, `${tournamentPath(tournamentClient)}/mine`, { tokens })).seats;

/** Plays for these entrants until the tournament is over; reports every view of it. */
export async function playTournament(
  tournamentClient: TournamentClient,
  tokens: readonly string[],
  onView: (view: TournamentView) => void,
): Promise<void> {
  const clients = new Map<string, Client>();
  for (;;) {
    const view = await fetchTournament(tournamentClient);
    onView(view);
    if (view.phase === 'over') break;
    for (const { table, token } of await fetchSeats(tournamentClient, tokens)) {
      if (table && token && !clients.has(token))
        clients.set(token, connectEntrant(tournamentClient, { table, seat: token }, 'one'));
    }
    await wait(100);
  }
  for (const client of clients.values()) client.close();
}

/** Connects to a seat and plays at random as soon as it may, for one match or many. */
export function connectEntrant(
  { addresses, random }: Pick<TournamentClient, 'addresses' | 'random'>,
  credentials: Credentials,
  matches: 'one' | 'many',
  dialing: NodeConnectOptions = {},
): Client {
  let [tries, answered] = [random.below(addresses.length), -1];
  const client: Client = connectFromNode(
    () => itemAt(addresses, tries++ % addresses.length),
    { ...credentials, plays: true },
    {
      onChange(state) {
        if (state.number === answered) return;
        const asks = nextRequest(state, random, matches);
        if (!asks) return;
        answered = state.number;
        void client.ask(asks);
      },
    },
    dialing,
  );
  return client;
}

function nextRequest(
  { seat, room, scene, plays = [], number }: ClientState,
  random: Random,
  matches: 'one' | 'many',
): Parameters<Client['ask']>[0] | undefined {
  if (seat === null) return undefined;
  const isNext = matches === 'many' || room.match === 0;
  if (!room.playing) return isNext && !room.cut[seat] ? { ask: 'cut', cut: `cut-${number}` } : undefined;
  if (plays.length === 0 || !scene?.turn.includes(seat)) return undefined;
  return { ask: 'play', play: pick(random, plays) };
}
