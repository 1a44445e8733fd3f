/** The house of one embedded table: what its document can ask of the worker, or of itself where there is none. */
import { type BoxedGame, findGame, type ReadFile } from '@parlour/games/shelf';
import { must } from '@parlour/kernel/must';
import { defaultsOf } from '@parlour/kernel/options';
import { toHex } from '@parlour/kernel/seal';
import type { Level } from '@parlour/players/player';
import { foldTable } from '@parlour/table/fold';
import { layTable } from '@parlour/table/lay';
import { type Pace, stamp } from '@parlour/table/log';
import { type ProxyMarked, proxy } from 'comlink';
import { entropy, openLocal } from '../host/local.ts';
import type { Finding, GoOn } from '../host/solving.ts';
import type { KeptRecord, KeptTable } from '../host/store.ts';
import type { TableHandle, TableMessage } from '../host/table-handle.ts';
import { carried } from './carried.ts';
import { type Memory, openMemory } from './memory.ts';

export type Laid = {
  readonly game: string;
  readonly count: number;
  readonly level: Level;
  readonly pace: Pace;
  readonly seed?: string;
};

export type House = {
  /** Lays the one table of this house, and sits down to it on the first seat. */
  sit(laid: Laid, hear: (told: TableMessage) => void): Promise<TableHandle & ProxyMarked>;
  record(match: number): Promise<KeptRecord | undefined>;
  records(): Promise<readonly KeptRecord[]>;
  /** Whether a patience can still come out. */
  comesOut(id: string, goOn: GoOn): Promise<Finding>;
  read: ReadFile;
};

/** Whoever plays is a guest everywhere. */
const PERSON = 'Guest';

type Seated = { readonly boxed: BoxedGame; readonly memory: Memory; readonly kept: KeptTable };

let seated: Seated | undefined;

async function sit(
  { game: id, count, level, pace, seed }: Laid,
  hear: (told: TableMessage) => void,
): Promise<TableHandle & ProxyMarked> {
  const boxed = must(findGame(id));
  const options = defaultsOf(boxed.options);
  const [game, characters] = await Promise.all([boxed.open(options, carried), boxed.players?.(carried) ?? []]);
  const given = seed === undefined ? {} : { given: { seed } };
  const drafts = layTable(game, { options, count, settings: { start: 'ready', pace }, ...given }, entropy);
  const now = Date.now();
  const memory = openMemory(stamp(drafts, { number: 0, at: 0 }, now));
  const people = Array.from({ length: count }, (_, seat) => (seat === 0 ? PERSON : null));
  const kept = {
    id: toHex(entropy(6)),
    game: id,
    options,
    count,
    people,
    level,
    laid: now,
    touched: now,
    isOver: false,
  };
  seated = { boxed, memory, kept };
  return proxy(await openLocal(memory, kept, { game, characters }, hear));
}

async function comesOut(_: string, goOn: GoOn): Promise<Finding> {
  const { boxed, memory, kept } = must(seated);
  const game = await boxed.open(kept.options, carried);
  const { match } = must(foldTable(game, await memory.read(1)).sitting);
  return (await import('../host/solving.ts')).searchWay({ boxed, game }, match.state, goOn);
}

export const house: House = {
  sit,
  record: async match => seated?.memory.record(`${seated.kept.id}.${match}`),
  records: async () => seated?.memory.records() ?? [],
  comesOut,
  read: carried,
};
