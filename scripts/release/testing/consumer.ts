/** A program of somebody's own: one of every door, strictly typed, without the types of Node or of a browser. */
import { aliceCharacters, openAlice } from '@parlour/alice';
import { type Client, type ClientState, errorOf, layTable } from '@parlour/client';
import { type BotCredentials, play } from '@parlour/client/bot';
import { connectFromBrowser } from '@parlour/client/browser';
import { connectFromNode } from '@parlour/client/node';
import { kanUGoCharacters, kanUGoOptions, openKanUGo } from '@parlour/kan-u-go';
import { readData } from '@parlour/kan-u-go/node';
import { defaultsOf, type Game, type Match, type MatchResult, seeded, statusOf } from '@parlour/kernel';
import { keepLaws } from '@parlour/kernel/laws';
import { readHeader, replay, writeRecord } from '@parlour/kernel/records';
import { type Digest, sealedDraw } from '@parlour/kernel/seal';
import { dealRound, must } from '@parlour/kernel/writing';
import { kitCharacters, kitOptions, openKitAndKat } from '@parlour/kit-and-kat';
import { readData as readKit } from '@parlour/kit-and-kat/node';
import { monkey, type NationsPlay, nations, nationsCharacters } from '@parlour/nations';
import { type Character, playMatch } from '@parlour/players';
import { playDeal } from '@parlour/players/measuring';

/** Types that were lost on the way would be `any`, and anything would pass. */
type IsAny<T> = 0 extends 1 & T ? true : false;
type Known<T> = IsAny<T> extends true ? never : T;
type Seen = Known<NonNullable<ClientState['scene']>['view']['scores']>;
export const kept: readonly [Known<typeof nations>, Known<typeof openKanUGo>, Known<NationsPlay>, Known<Seen>] = [
  nations,
  openKanUGo,
  { do: 'card', card: 'eu-map' },
  [0, 0],
];

function meet(game: Game, player: Character | undefined, count: number): Match {
  const players = Array.from({ length: count }, () => must(player));
  return playMatch({ game, options: defaultsOf(game.options), seating: { count }, players, seed: 'a', limit: 100_000 });
}

/** One match of each box; how each came out. */
export async function playAll(): Promise<MatchResult[]> {
  const alice = await openAlice({ pack: 'wonderland' }, readData);
  const kanUGo = await openKanUGo(defaultsOf(kanUGoOptions), readData);
  const kit = await openKitAndKat(defaultsOf(kitOptions), readKit);
  const matches = [
    meet(nations, nationsCharacters[1], 4),
    meet(alice, aliceCharacters[1], 4),
    meet(kanUGo, kanUGoCharacters[0], 2),
    meet(kit, kitCharacters[1], 2),
  ];
  return matches.map(match => replayed(match)).map(resultOf);
}

function replayed(match: Match): Match {
  const read = readHeader(writeRecord(match));
  if (!read.ok) throw new Error(read.fault.message);
  const again = replay(match.game, read.value);
  if (!again.ok) throw new Error(again.fault.message);
  return again.value;
}

function resultOf(match: Match): MatchResult {
  const status = statusOf(match);
  if (status.is !== 'over') throw new Error('The match is not over.');
  return status.result;
}

/** The rest is only looked at by the compiler. */
export async function others(address: string, digest: Digest): Promise<readonly unknown[]> {
  const laid = await layTable(address, { game: 'monkey', seats: 3 });
  if ('error' in laid) return [laid.error.code];
  const credentials: BotCredentials = { name: 'Robin', code: laid.code };
  const client: Client = connectFromNode(address, { table: laid.table, host: laid.host }, { seen: () => undefined });
  const sat = await client.ask({ ask: 'sit', name: 'Robin' });
  const ended: string = await play(address, credentials, ({ plays }) => plays[0]);
  const seal = { secret: '00', cuts: [], form: 2 } as const;
  return [
    ...[sat.ok ? sat.token : errorOf(sat)?.message, ended, connectFromBrowser, playDeal],
    ...[sealedDraw(digest, seal, 0), dealRound(monkey.pack, 2, 0), seeded('a').below(6)],
    keepLaws({ game: monkey, options: {}, seating: { count: 2 }, seed: 'a' }).log.length,
  ];
}
