/** People of a tournament: they look where they are to sit, go there, and play whatever they may. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Client, ClientState, Credentials } from '@parlour/client/client';
import { connectFromNode, type NodeConnectOptions } from '@parlour/client/node';
import { pick, type Random } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import type { TournamentView } from '@parlour/protocol/club/tournaments';

/** Where they find a server: the first address first, the next when that does not answer. */
export type TournamentCrowd = {
  readonly addresses: readonly string[];
  readonly tournament: string;
  readonly random: Random;
};

type Mine = {
  readonly seats: readonly { readonly who: number; readonly table: string | null; readonly token: string | null }[];
};

/** Asks one server after the other until one answers. */
export async function askAny<A>(
  { addresses }: Pick<TournamentCrowd, 'addresses'>,
  path: string,
  body?: object,
  bearer?: string,
): Promise<A> {
  for (let n = 0; ; n++) {
    const asked = await askOne<A>(`${itemAt(addresses, n % addresses.length)}${path}`, body, bearer).catch(
      () => undefined,
    );
    if (asked) return asked;
    await wait(50);
  }
}

async function askOne<A>(url: string, body?: object, bearer?: string): Promise<A | undefined> {
  const headers = { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) };
  const answer = await fetch(url, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
  if (answer.status >= 500) return undefined;
  if (!answer.ok) throw new Error(`${url} is answered with ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as A;
}

export const tournamentPath = ({ tournament }: TournamentCrowd): string => `/api/club/tournaments/${tournament}`;

export const readView = async (crowd: TournamentCrowd): Promise<TournamentView> =>
  (await askAny<{ seen: TournamentView }>(crowd, tournamentPath(crowd))).seen;

/** Makes a tournament, enters these names and begins it; answers with the tokens of the entrants. */
export async function beginTournament(
  nowhere: Omit<TournamentCrowd, 'tournament'>,
  asked: object,
  names: readonly string[],
): Promise<{ readonly crowd: TournamentCrowd; readonly tokens: readonly string[] }> {
  const made = await askAny<{ tournament: string; organiser: string }>(nowhere, '/api/club/tournaments', asked);
  const crowd = { ...nowhere, tournament: made.tournament };
  const path = tournamentPath(crowd);
  const entrants = names.map(name => ({ name }));
  const { places } = await askAny<{ places: { token: string }[] }>(crowd, `${path}/join`, { entrants });
  await askAny(crowd, `${path}/organise`, { do: 'begin' }, made.organiser);
  return { crowd, tokens: places.map(({ token }) => token) };
}

/** The seats of these entrants in the round that is played. */
export const readSeats = async (crowd: TournamentCrowd, tokens: readonly string[]): Promise<Mine['seats']> =>
  (await askAny<Mine>(crowd, `${tournamentPath(crowd)}/mine`, { tokens })).seats;

/** Plays for these entrants until the tournament is over; `seen` is told how it stands each time somebody looks. */
export async function playOn(
  crowd: TournamentCrowd,
  tokens: readonly string[],
  seen: (view: TournamentView) => void,
): Promise<void> {
  const sitting = new Map<string, Client>();
  for (;;) {
    const view = await readView(crowd);
    seen(view);
    if (view.phase === 'over') break;
    for (const { table, token } of await readSeats(crowd, tokens)) {
      if (table && token && !sitting.has(token)) sitting.set(token, sitDown(crowd, { table, seat: token }, 'one'));
    }
    await wait(100);
  }
  for (const client of sitting.values()) client.close();
}

/** Plays whatever is permitted as soon as it may, for one match or for one after another. */
export function sitDown(
  { addresses, random }: Pick<TournamentCrowd, 'addresses' | 'random'>,
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
        const asks = actionOf(state, random, matches);
        if (!asks) return;
        answered = state.number;
        void client.ask(asks);
      },
    },
    dialing,
  );
  return client;
}

function actionOf(
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
