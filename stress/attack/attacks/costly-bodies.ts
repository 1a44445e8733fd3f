/** Request bodies that are allowed and cost the server much, found by timing the games themselves. */

import { readShelfData } from '@parlour/games/shelf/node-files';
import { emptyDraft, type PackDraft } from '@parlour/games/shelf/own-packs/template';
import { type BoxedGame, gamesOnShelf, shelf } from '@parlour/games/shelf/shelf';
import type { Play } from '@parlour/kernel/game';
import { applyInput, beginMatch, type Match, matchStatus, resolveChance } from '@parlour/kernel/match';
import { defaultsOf, encodeOwnText } from '@parlour/kernel/options';
import { pick, type Random, seededRandom } from '@parlour/kernel/random';
import { writeRecord } from '@parlour/kernel/record';
import { itemAt } from '@parlour/kernel/result';
import { type Attack, flood } from '../attack.ts';
import { createTableFrom } from '../hostile-client.ts';
import { formatStatusAndCode, requestRaw, requestText } from '../raw-tcp.ts';

export type CostlyBody = { readonly name: string; readonly text: string };

/** Slightly below the limits of a record, an option and a pack. */
const RECORD_CHARACTERS = 195_000;
const OPTION_CHARACTERS = 59_000;
const PACK_CHARACTERS = 58_000;

const repeatTo = (piece: string, length: number): string => piece.repeat(Math.floor(length / piece.length));
const duplicateKeys = (length: number): string => `own:{${repeatTo('"a":1,', length - 20)}"a":1}`;
const manyKeys = (length: number): string =>
  `own:{${Array.from({ length: Math.floor(length / 9) }, (_, n) => `"${n.toString(36)}":1`).join(',')}}`;

const recordHeader = ({ id, seats }: BoxedGame, more = ''): string =>
  `Game: ${id}\nRules: 1\nSeats: ${seats[0]}\n${more}`;

/** Every option of every game that carries a text, with thousands of keys in it. */
function manyKeyBodies(): CostlyBody[] {
  return gamesOnShelf().flatMap(game =>
    Object.entries(game.options)
      .filter(([, spec]) => spec.kind === 'choice' && spec.carries)
      .flatMap(([option]) => [
        ...keyBodies(game, option, 'double keys', duplicateKeys),
        ...keyBodies(game, option, 'many keys', manyKeys),
      ]),
  );
}

const keyBodies = (game: BoxedGame, option: string, what: string, text: (length: number) => string): CostlyBody[] => [
  {
    name: `${game.id}: ${what} in an option`,
    text: stringify({ game: game.id, options: { [option]: text(OPTION_CHARACTERS) } }),
  },
  {
    name: `${game.id}: ${what} in a record`,
    text: stringify({ record: recordHeader(game, `Options: ${option}=${text(RECORD_CHARACTERS - 100)}\n`) }),
  },
];

const stringify = (body: object): string => JSON.stringify(body);

/** Requests whose shape alone is costly, in any game. */
function costlyShapes(): CostlyBody[] {
  const game = itemAt(gamesOnShelf(), 0);
  const record = (text: string): string => stringify({ record: text });
  return [
    { name: 'brackets in brackets', text: '['.repeat(200_000) },
    { name: 'options in options', text: `{"options":${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}}` },
    { name: 'many options', text: stringify({ game: game.id, options: Object.fromEntries(manyNames(9000)) }) },
    { name: 'a long line', text: record(`${recordHeader(game)}\n0 ${'x'.repeat(RECORD_CHARACTERS - 200)}`) },
    { name: 'long words', text: record(`${recordHeader(game)}\n* deal ${repeatTo('x ', RECORD_CHARACTERS - 200)}`) },
    { name: 'empty lines', text: record(`${recordHeader(game)}\n${repeatTo('\n', RECORD_CHARACTERS - 200)}`) },
    { name: 'remarks', text: record(`${recordHeader(game)}\n${repeatTo('#\n', RECORD_CHARACTERS - 200)}`) },
    {
      name: 'a long header',
      text: record(
        `${recordHeader(game)}${manyNames(9000)
          .map(([name]) => `X${name}: 1\n`)
          .join('')}`,
      ),
    },
    {
      name: 'options in a line',
      text: record(recordHeader(game, `Options: ${repeatTo('a=1 ', RECORD_CHARACTERS - 200)}\n`)),
    },
    { name: 'huge numbers', text: `{"game":"${game.id}","seats":1e308,"dealer":${'9'.repeat(100_000)}}` },
    {
      name: 'huge numbers in a record',
      text: record(recordHeader(game).replace(/Seats: .*/, `Seats: 1${'0'.repeat(300)}`)),
    },
    { name: 'a name of the prototype', text: `{"game":"${game.id}","options":{"__proto__":1,"constructor":2}}` },
  ];
}

const manyNames = (count: number): [string, number][] => Array.from({ length: count }, (_, n) => [`name-${n}`, n]);

/** The number of inputs played, and of plays tried in each state. */
const MAX_STATES = 60;
const MAX_TRIES_PER_STATE = 30;

/** A record up to a state, a line that is refused there, and the time per character of that line. */
type CostlyRefusal = { readonly record: string; readonly line: string; readonly cost: number };

/** Plays a match and finds the slowest refusal; a record full of it is judged line by line. */
async function costliestRefusalBody(boxed: BoxedGame): Promise<CostlyBody | undefined> {
  const options = defaultsOf(boxed.options);
  const game = await boxed.open(options, readShelfData);
  const match: Match = beginMatch(game, options, { count: Math.max(2, boxed.seats[0]), dealer: 0 });
  const costliest = findCostliestRefusal(match, seededRandom('costly'));
  if (!costliest) return undefined;
  const { record, line } = costliest;
  return {
    name: `${boxed.id}: refused plays`,
    text: stringify({ record: record + repeatTo(line, RECORD_CHARACTERS - record.length) }),
  };
}

/** Plays of every kind that were legal once are tried in every later state; the first word of a play is its kind. */
function findCostliestRefusal(match: Match, random: Random): CostlyRefusal | undefined {
  const { game } = match;
  const known = new Map<string, Play>();
  let costliest: CostlyRefusal | undefined;
  for (let n = 0; n < MAX_STATES; n++) {
    resolveChance(match, { random: () => random });
    const status = matchStatus(match);
    if (status.is !== 'open') break;
    const seat = pick(random, status.turn);
    for (const play of [...known.values()].slice(-MAX_TRIES_PER_STATE)) {
      const found = timeRefusal(match, seat, play);
      if (found && found.cost > (costliest?.cost ?? 0)) costliest = found;
    }
    const plays = game.plays(match.state, seat);
    if (plays.length === 0) break;
    for (const play of plays) known.set(itemAt(game.write(play).split(' '), 0), play);
    applyInput(match, { by: seat, play: pick(random, plays) });
  }
  return costliest;
}

function timeRefusal(match: Match, seat: number, play: Play): CostlyRefusal | undefined {
  const begun = performance.now();
  const refusal = match.game.refuse(match.state, seat, play);
  const time = performance.now() - begun;
  if (!refusal) return undefined;
  const line = `${seat} ${match.game.write(play)} refused ${refusal.clause}\n`;
  return { record: writeRecord(match), line, cost: time / line.length };
}

const memoize = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let result: Promise<T> | undefined;
  return () => {
    result ??= load();
    return result;
  };
};

export const costlyBodies = memoize(async (): Promise<CostlyBody[]> => {
  const refusals = await Promise.all(gamesOnShelf().map(costliestRefusalBody));
  return [...manyKeyBodies(), ...costlyShapes(), ...refusals.flatMap(found => found ?? [])];
});

/** The largest pack allowed, for every box that takes players' own packs. */
export const heavyPacks = memoize(async (): Promise<string[]> => {
  const makings = await Promise.all(shelf.flatMap(box => box.packTemplate?.() ?? []));
  return makings.map(template => {
    const empty = emptyDraft(template);
    const letters = Math.floor(PACK_CHARACTERS / (empty.cells.length * template.columns.length)) - 40;
    const text = template.write(filledDraft(empty, letters), 'album', 'words');
    return stringify({
      game: template.game,
      options: { [template.option]: encodeOwnText(text).slice(0, OPTION_CHARACTERS) },
    });
  });
});

const filledDraft = (draft: PackDraft, letters: number): PackDraft => ({
  ...draft,
  head: draft.head.map((_, i) => `Head ${i}`),
  about: draft.about.map((_, i) => `About ${i}`),
  cells: draft.cells.map((row, i) => row.map((_, column) => `${i}-${column}-${'x'.repeat(Math.max(1, letters))}`)),
});

/** Slower answers are reported. Whether other players suffer is measured by the bystanders. */
const SLOW_MS = 250;

export const costlyBodiesAttack: Attack = {
  name: 'bodies',
  says: 'costly bodies: double keys, refused plays, deep JSON, long lines, huge numbers',
  prepare: costlyBodies,
  // Sends each of them once, however long the time is.
  async run(scene) {
    for (const [n, { name, text }] of (await costlyBodies()).entries()) {
      const begun = performance.now();
      const answer = await requestRaw(scene.address, scene.from(n), requestText('POST', '/api/tables', {}, text));
      const time = Math.round(performance.now() - begun);
      scene.countAnswer(formatStatusAndCode(answer));
      if (time > SLOW_MS) scene.remark(`${name}: answered after ${time} ms`);
      if (answer.status.startsWith('5')) scene.reportFault(`${name}: answered ${formatStatusAndCode(answer)}`);
    }
  },
};

export const heavyPacksAttack: Attack = {
  name: 'packs',
  says: 'packs of 58 KB laid on the table by the thousand, and looked at',
  prepare: heavyPacks,
  async run(scene) {
    const all = await heavyPacks();
    await flood(scene, { concurrency: 6, maxTries: 2000 }, async n => {
      const from = scene.from(n % 60);
      const { table } = await createTableFrom(scene, from, itemAt(all, n % all.length));
      scene.countAnswer('laid');
      scene.countAnswer(
        `look ${formatStatusAndCode(await requestRaw(scene.address, from, requestText('GET', `/api/tables/${table}`)))}`,
      );
    });
  },
};
