/** Bodies that cost the server much, found by asking the games themselves: what is slow is looked for, not known. */

import { type Draft, emptyDraft } from '@parlour/games/shelf/making';
import { readData } from '@parlour/games/shelf/node';
import { type BoxedGame, gamesOnShelf, shelf } from '@parlour/games/shelf/shelf';
import type { Play } from '@parlour/kernel/game';
import { applyInput, beginMatch, type Match, matchStatus, resolveChance } from '@parlour/kernel/match';
import { defaultsOf, encodeOwnText } from '@parlour/kernel/options';
import { pick, type Random, seededRandom } from '@parlour/kernel/random';
import { writeRecord } from '@parlour/kernel/record';
import { itemAt } from '@parlour/kernel/result';

export type Body = { readonly name: string; readonly text: string };

/** A little less than a record, an option and a pack may have. */
const RECORD = 195_000;
const OPTION = 59_000;
const PACK = 58_000;

const filled = (piece: string, length: number): string => piece.repeat(Math.floor(length / piece.length));
const doubled = (length: number): string => `own:{${filled('"a":1,', length - 20)}"a":1}`;
const manyKeys = (length: number): string =>
  `own:{${Array.from({ length: Math.floor(length / 9) }, (_, n) => `"${n.toString(36)}":1`).join(',')}}`;

const headOf = ({ id, seats }: BoxedGame, more = ''): string => `Game: ${id}\nRules: 1\nSeats: ${seats[0]}\n${more}`;

/** Every option of every game that carries a text, with a text in which there are thousands of keys. */
function keysUponKeys(): Body[] {
  return gamesOnShelf().flatMap(game =>
    Object.entries(game.options)
      .filter(([, spec]) => spec.kind === 'choice' && spec.carries)
      .flatMap(([option]) => [
        ...keysIn(game, option, 'double keys', doubled),
        ...keysIn(game, option, 'many keys', manyKeys),
      ]),
  );
}

const keysIn = (game: BoxedGame, option: string, what: string, text: (length: number) => string): Body[] => [
  { name: `${game.id}: ${what} in an option`, text: json({ game: game.id, options: { [option]: text(OPTION) } }) },
  {
    name: `${game.id}: ${what} in a record`,
    text: json({ record: headOf(game, `Options: ${option}=${text(RECORD - 100)}\n`) }),
  },
];

const json = (body: object): string => JSON.stringify(body);

/** Requests whose shape alone is costly, whatever the game. */
function shapes(): Body[] {
  const game = itemAt(gamesOnShelf(), 0);
  const record = (text: string): string => json({ record: text });
  return [
    { name: 'brackets in brackets', text: '['.repeat(200_000) },
    { name: 'options in options', text: `{"options":${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}}` },
    { name: 'many options', text: json({ game: game.id, options: Object.fromEntries(manyNames(9000)) }) },
    { name: 'a long line', text: record(`${headOf(game)}\n0 ${'x'.repeat(RECORD - 200)}`) },
    { name: 'long words', text: record(`${headOf(game)}\n* deal ${filled('x ', RECORD - 200)}`) },
    { name: 'empty lines', text: record(`${headOf(game)}\n${filled('\n', RECORD - 200)}`) },
    { name: 'remarks', text: record(`${headOf(game)}\n${filled('#\n', RECORD - 200)}`) },
    {
      name: 'a long header',
      text: record(
        `${headOf(game)}${manyNames(9000)
          .map(([name]) => `X${name}: 1\n`)
          .join('')}`,
      ),
    },
    { name: 'options in a line', text: record(headOf(game, `Options: ${filled('a=1 ', RECORD - 200)}\n`)) },
    { name: 'huge numbers', text: `{"game":"${game.id}","seats":1e308,"dealer":${'9'.repeat(100_000)}}` },
    { name: 'huge numbers in a record', text: record(headOf(game).replace(/Seats: .*/, `Seats: 1${'0'.repeat(300)}`)) },
    { name: 'a name of the prototype', text: `{"game":"${game.id}","options":{"__proto__":1,"constructor":2}}` },
  ];
}

const manyNames = (count: number): [string, number][] => Array.from({ length: count }, (_, n) => [`name-${n}`, n]);

/** How many inputs a match is played on, and how many plays each state is asked about. */
const STATES = 60;
const TRIED = 30;

/** A record up to a state, a line that is refused there, and how long that takes for each of its letters. */
type Dear = { readonly record: string; readonly line: string; readonly cost: number };

/** Plays a match and looks for the refusal that took longest; a record full of it is judged line by line. */
async function dearestRefusal(boxed: BoxedGame): Promise<Body | undefined> {
  const options = defaultsOf(boxed.options);
  const game = await boxed.open(options, readData);
  const match: Match = beginMatch(game, options, { count: Math.max(2, boxed.seats[0]), dealer: 0 });
  const dearest = lookForDear(match, seededRandom('costly'));
  if (!dearest) return undefined;
  const { record, line } = dearest;
  return { name: `${boxed.id}: refused plays`, text: json({ record: record + filled(line, RECORD - record.length) }) };
}

/** Plays of every kind that were right once are tried at every later state; their kind is the first word of them. */
function lookForDear(match: Match, random: Random): Dear | undefined {
  const { game } = match;
  const known = new Map<string, Play>();
  let dearest: Dear | undefined;
  for (let n = 0; n < STATES; n++) {
    resolveChance(match, { random: () => random });
    const status = matchStatus(match);
    if (status.is !== 'open') break;
    const seat = pick(random, status.turn);
    for (const play of [...known.values()].slice(-TRIED)) {
      const found = timeRefusal(match, seat, play);
      if (found && found.cost > (dearest?.cost ?? 0)) dearest = found;
    }
    const plays = game.plays(match.state, seat);
    if (plays.length === 0) break;
    for (const play of plays) known.set(itemAt(game.write(play).split(' '), 0), play);
    applyInput(match, { by: seat, play: pick(random, plays) });
  }
  return dearest;
}

function timeRefusal(match: Match, seat: number, play: Play): Dear | undefined {
  const begun = performance.now();
  const refusal = match.game.refuse(match.state, seat, play);
  const time = performance.now() - begun;
  if (!refusal) return undefined;
  const line = `${seat} ${match.game.write(play)} refused ${refusal.clause}\n`;
  return { record: writeRecord(match), line, cost: time / line.length };
}

/** Thought of once. */
const once = <T>(think: () => Promise<T>): (() => Promise<T>) => {
  let thought: Promise<T> | undefined;
  return () => {
    thought ??= think();
    return thought;
  };
};

export const costlyBodies = once(async (): Promise<Body[]> => {
  const refusals = await Promise.all(gamesOnShelf().map(dearestRefusal));
  return [...keysUponKeys(), ...shapes(), ...refusals.flatMap(found => found ?? [])];
});

/** For every box that takes a pack of one's own: one as heavy as is let in. */
export const heavyPacks = once(async (): Promise<string[]> => {
  const makings = await Promise.all(shelf.flatMap(box => box.making?.() ?? []));
  return makings.map(making => {
    const empty = emptyDraft(making);
    const letters = Math.floor(PACK / (empty.cells.length * making.columns.length)) - 40;
    const text = making.write(filledDraft(empty, letters), 'album', 'words');
    return json({ game: making.game, options: { [making.option]: encodeOwnText(text).slice(0, OPTION) } });
  });
});

const filledDraft = (draft: Draft, letters: number): Draft => ({
  ...draft,
  head: draft.head.map((_, i) => `Head ${i}`),
  about: draft.about.map((_, i) => `About ${i}`),
  cells: draft.cells.map((row, i) => row.map((_, column) => `${i}-${column}-${'x'.repeat(Math.max(1, letters))}`)),
});
