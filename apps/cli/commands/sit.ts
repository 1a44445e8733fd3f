/** `parlour sit`: seats an external program at a table of a remote server, like any other client. */
import { setTimeout as wait } from 'node:timers/promises';
import { type BotTurn, type ChoosePlay, type OnMatchOver, runBot } from '@parlour/client/bot';
import { fetchTableSnapshot, requestTableByCode } from '@parlour/client/transport';
import { seededRandom } from '@parlour/kernel/random';
import { assertDefined } from '@parlour/kernel/result';
import type { Thought } from '@parlour/players/player';
import { MIN_INTERRUPT_DELAY_MS, PACE_FACTORS } from '@parlour/table/computer/moves';
import { newCut } from '@parlour/table/shuffle/seal';
import { fetchProgramName } from '../external/process-pool.ts';
import type { Judge, Objection } from '../external/protocol.ts';
import { openProgramSeat, type ProgramSeat } from '../external/table-programs.ts';
import { gotText } from '../lib/arguments.ts';
import type { CliCommand } from '../lib/command.ts';
import { fail, failUsage, printError } from '../lib/errors.ts';
import { isProgramCommand, PLAY_MS_OPTION, parsePlayMs } from '../lib/game-setup.ts';

export const command: CliCommand = {
  name: 'sit',
  summary: 'Seat your program at a table of a server.',
  arguments: '<address> <code>',
  options: [
    { flag: '--player <program>', says: 'Your program, such as "cmd:python3 my.py".', isRequired: true },
    { flag: '--name <name>', says: 'Its name at the table (default: the name it reports).' },
    PLAY_MS_OPTION,
    { flag: '--seed <seed>', says: 'Seed of its random choices (default: random).' },
  ],
  help: 'docs/players-protocol.md describes the protocol.',
  run: runSit,
};

type Flags = { readonly player: string; readonly name?: string; readonly ms?: string; readonly seed?: string };

async function runSit([address, code]: readonly [string, string], flags: Flags): Promise<void> {
  const { player } = flags;
  if (!isProgramCommand(player))
    failUsage(`--player needs a program such as "cmd:python3 my.py" (${gotText(player)}).`);
  const ms = parsePlayMs(flags.ms);
  const { table, ...info } = await fetchTableInfo(address.replace(/\/$/, ''), code);
  const seed = flags.seed ?? newCut(length => crypto.getRandomValues(new Uint8Array(length)));
  const seating = { ...info, ms, seed };
  const name = flags.name ?? (await fetchProgramName(player, { ...seating, seat: 0, seed: '0' }));
  const program = openProgramSeat(player, seating, printError);
  console.log(`${name} is looking for a seat at ${address}.`);
  const over: OnMatchOver = (result, history) => program.end(history, result);
  const why = await runBot(address, { table, name }, chooseWith(program, seed), over).finally(() => program.close());
  console.log(why);
}

async function fetchTableInfo(address: string, code: string) {
  const noServer = (): never =>
    fail(`Can't reach a Parlour server at ${address}. Check the address and that the server runs.`);
  const found = await requestTableByCode(address, code).catch(noServer);
  if ('error' in found) return fail(found.error.message);
  const info = await fetchTableSnapshot(address, found.table).catch(noServer);
  if ('error' in info) return fail(info.error.message);
  const { game, options, count: seats } = assertDefined(info.table);
  return { table: found.table, game, options, seats };
}

/** Checks the shape only. The server judges the play; after repeated refusals a random play is made. */
const judgeShape: Judge = play =>
  typeof play === 'object' && play !== null && 'do' in play && typeof play.do === 'string'
    ? { play: { ...play, do: play.do } }
    : { error: '"play" must be an object like those in "plays".' };

const MAX_TRIES = 2;

function chooseWith(program: ProgramSeat, seed: string): ChoosePlay {
  const random = seededRandom(`${seed}/pace`);
  return async moment => {
    const { room, scene, history, tries, plays, awaited, seat, more } = moment;
    if (tries >= MAX_TRIES) return awaited ? plays[random.below(plays.length)] : undefined;
    const view = { ...scene.view, history };
    const situation = { seat, view, plays, awaited, random, ...(more && { more: true as const }) };
    const startedAt = performance.now();
    const thought = await program.think(situation, room.match, judgeShape, objectionFrom(moment));
    await wait(Math.max(0, thinkingDelayMs(thought, moment) - (performance.now() - startedAt)));
    return thought.play;
  };
}

function objectionFrom({ failed }: BotTurn): Objection | undefined {
  if (failed === undefined) return undefined;
  return 'refusal' in failed ? { refused: failed.refusal } : { error: failed.error.message };
}

/** Waits as long as a computer player would at this table, so people can follow and react first. */
function thinkingDelayMs({ seconds = 1 }: Thought, { table, awaited }: BotTurn): number {
  const wanted = seconds * 1000 * PACE_FACTORS[table?.settings.pace ?? 'brisk'];
  return awaited ? wanted : Math.max(wanted, MIN_INTERRUPT_DELAY_MS);
}
