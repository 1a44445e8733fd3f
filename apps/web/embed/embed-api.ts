/** What the document of an embedded table can ask of its worker, or of itself where there is none. */

import type { Finding, GoOn } from '@parlour/games/shelf/daily';
import { type BoxedGame, findGame, type ReadFile } from '@parlour/games/shelf/shelf';
import type { Game } from '@parlour/kernel/game';
import { must } from '@parlour/kernel/must';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import { toHex } from '@parlour/kernel/seal';
import type { Level } from '@parlour/players/player';
import { foldTable } from '@parlour/table/fold';
import { layTable } from '@parlour/table/lay';
import { type Pace, stamp, type What } from '@parlour/table/log';
import { entropy, openLocal } from '../host/local.ts';
import { mindsOf, peopleOf } from '../host/people.ts';
import type { KeptRecord, KeptTable } from '../host/store.ts';
import type { TableHandle, TableMessage } from '../host/table-handle.ts';
import { carried } from './carried.ts';
import { type InMemory, openMemory } from './in-memory.ts';

type Laid = {
  readonly game: string;
  readonly count: number;
  readonly level: Level;
  readonly pace: Pace;
  readonly seed?: string;
};

export type EmbedApi = {
  /** Lays the one table there is, and sits down to it on the first seat. */
  sit(laid: Laid, hear: (told: TableMessage) => void): Promise<TableHandle>;
  record(match: number): Promise<KeptRecord | undefined>;
  records(): Promise<readonly KeptRecord[]>;
  /** Whether a patience can still come out. */
  comesOut(id: string, goOn: GoOn): Promise<Finding>;
  read: ReadFile;
};

type Seated = { readonly boxed: BoxedGame; readonly memory: InMemory; readonly kept: KeptTable };

let seated: Seated | undefined;

async function sit(laid: Laid, hear: (told: TableMessage) => void): Promise<TableHandle> {
  const boxed = must(findGame(laid.game));
  const kept = keptOf(laid, defaultsOf(boxed.options));
  const [game, people] = await Promise.all([boxed.open(kept.options, carried), peopleOf(boxed, carried)]);
  const memory = openMemory(stamp(draftsOf(game, kept.options, laid), { number: 0, at: 0 }, kept.laid));
  seated = { boxed, memory, kept };
  return openLocal(memory, kept, { game, people, minds: mindsOf(boxed, carried) }, hear);
}

/** Whoever plays is a guest everywhere. */
const PERSON = 'Guest';

function keptOf({ game, count, level }: Laid, options: Options): KeptTable {
  const [id, now] = [toHex(entropy(6)), Date.now()];
  const people = Array.from({ length: count }, (_, seat) => (seat === 0 ? PERSON : null));
  return { id, game, options, count, people, level, laid: now, touched: now, isOver: false };
}

function draftsOf(game: Game, options: Options, { count, pace, seed }: Laid): What[] {
  const given = seed === undefined ? {} : { given: { seed } };
  return layTable(game, { options, count, settings: { start: 'ready', pace }, ...given }, entropy);
}

async function comesOut(_: string, goOn: GoOn): Promise<Finding> {
  const { boxed, memory, kept } = must(seated);
  const game = await boxed.open(kept.options, carried);
  const { match } = must(foldTable(game, await memory.read(1)).sitting);
  return (await import('../host/solving.ts')).searchWay({ boxed, game }, match.state, goOn);
}

export const embedApi: EmbedApi = {
  sit,
  record: async match => seated?.memory.record(`${seated.kept.id}.${match}`),
  records: async () => seated?.memory.records() ?? [],
  comesOut,
  read: carried,
};
