/** `parlour sit`: a program of one's own takes a seat at a distant table, as anybody does. */
import { setTimeout as wait } from 'node:timers/promises';
import { type BotMoment, type BotOver, type Choose, play } from '@parlour/client/bot';
import { findTable, tableFacts } from '@parlour/client/http';
import { must } from '@parlour/kernel/must';
import { seeded } from '@parlour/kernel/random';
import type { Thought } from '@parlour/players/player';
import { PACE_FACTORS, REACTION } from '@parlour/table/pace';
import { newCut } from '@parlour/table/seal';
import { isCommand, msGiven } from '../outside/command.ts';
import type { Judge, Objection } from '../outside/conversation.ts';
import { introduce } from '../outside/introduction.ts';
import { type ProgramSeat, seatProgram } from '../outside/seat.ts';
import { trouble } from '../trouble.ts';

type Flags = { readonly player: string; readonly name?: string; readonly ms?: string; readonly seed?: string };

export async function sitAt(address: string, code: string, flags: Flags): Promise<void> {
  const { player } = flags;
  if (!isCommand(player)) trouble(`--player is a program as "cmd:python3 my.py", not "${player}".`);
  const ms = msGiven(flags.ms);
  const { table, ...facts } = await factsAt(address.replace(/\/$/, ''), code);
  const seed = flags.seed ?? newCut(length => crypto.getRandomValues(new Uint8Array(length)));
  const seating = { ...facts, ms, seed };
  const name = flags.name ?? (await introduce(player, { ...seating, seat: 0, seed: '0' }));
  const program = seatProgram(player, seating, console.error);
  console.log(`${name} looks for a seat at ${address}.`);
  const over: BotOver = (result, history) => program.over(history, result);
  const why = await play(address, { table, name }, chooseBy(program, seed), over).finally(() => program.close());
  console.log(why);
}

/** What has to be known before anybody sits down. */
async function factsAt(address: string, code: string) {
  const noServer = (): never => trouble(`No parlour answers at ${address}.`);
  const found = await findTable(address, code).catch(noServer);
  if ('error' in found) return trouble(found.error.message);
  const facts = await tableFacts(address, found.table).catch(noServer);
  if ('error' in facts) return trouble(facts.error.message);
  const { game, options, count: seats } = must(facts.table);
  return { table: found.table, game, options, seats };
}

/** A right play has a name; whether it is one the server says, and then a lot has to help. */
const judge: Judge = play =>
  typeof play === 'object' && play !== null && 'do' in play && typeof play.do === 'string'
    ? { play: { ...play, do: play.do } }
    : { error: 'A play is an object such as those in plays.' };

const MOST_TRIES = 2;

function chooseBy(program: ProgramSeat, seed: string): Choose {
  const random = seeded(`${seed}/pace`);
  return async moment => {
    const { room, scene, history, tries, plays, awaited, seat, more } = moment;
    if (tries >= MOST_TRIES) return awaited ? plays[random.below(plays.length)] : undefined;
    const view = { ...scene.view, history };
    const asked = { seat, view, plays, awaited, random, ...(more && { more: true as const }) };
    const begun = performance.now();
    const thought = await program.think(asked, room.match, judge, objectionIn(moment));
    await wait(Math.max(0, delayOf(thought, moment) - (performance.now() - begun)));
    return thought.play;
  };
}

function objectionIn({ failed }: BotMoment): Objection | undefined {
  if (failed === undefined) return undefined;
  return 'refusal' in failed ? { refused: failed.refusal } : { error: failed.error.message };
}

/** It takes as long as a computer player would at this table, so that people can follow, and be first. */
function delayOf({ seconds = 1 }: Thought, { table, awaited }: BotMoment): number {
  const wanted = seconds * 1000 * PACE_FACTORS[table?.settings.pace ?? 'brisk'];
  return awaited ? wanted : Math.max(wanted, REACTION);
}
