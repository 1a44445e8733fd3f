/**
 * The referee protocol: one JSON object a line in, one JSON object a line out, in order. The kernel drives the match.
 * Three kinds of trouble are kept apart: a refusal is the player's affair and has a clause; an error is the client's;
 * a defect is ours, and is answered as an error too, because bad input must never end the referee.
 */
import { openMatch } from '@parlour/games/open-record';
import { type BoxedGame, gamesOnShelf, type ReadFile } from '@parlour/games/shelf';
import { type Chance, dealMatch, type Match, noticed, playOn, statusOf, viewFrom } from '@parlour/kernel/match';
import { checkOptions, defaultsOf } from '@parlour/kernel/options';
import { seeded } from '@parlour/kernel/random';
import { sayFault, writeRecord } from '@parlour/kernel/record';
import { valueOr } from '@parlour/kernel/result';
import { tellRefusal } from '@parlour/kernel/saying';
import { think } from '@parlour/players/think';
import { playerOf } from './opponents.ts';
import {
  BadRequest,
  bad,
  boxedGame,
  chairOf,
  levelOf,
  limitOf,
  packsOf,
  type Request,
  readRequest,
  seatingOf,
  seatOf,
} from './referee-request.ts';
import { VERSION } from './version.ts';

/** The match that is played now, and what decides what is left to chance in it. */
type Refereed = { readonly match: Match; readonly chance: Chance };

/** What is asked, the match it is asked of, and where the boxes' data is read. */
type Asked = { readonly request: Request; readonly now: Refereed | undefined; readonly read: ReadFile };

/** What goes out on the line; a match that was dealt or loaded takes the place of the one before. */
type Said = { readonly says: object; readonly now?: Refereed };

/** A referee with a match of its own; it answers a line with a line. */
export function seatReferee(read: ReadFile): (line: string) => Promise<string> {
  let now: Refereed | undefined;
  return async line => {
    let id: { id?: unknown } = {};
    try {
      const request = readRequest(line);
      if ('id' in request) id = { id: request.id };
      const said = await answer({ request, now, read });
      now = said.now ?? now;
      return JSON.stringify({ ...id, ok: true, ...said.says });
    } catch (trouble) {
      return JSON.stringify({ ...id, ok: false, error: errorOf(trouble) });
    }
  };
}

const errorOf = (trouble: unknown): object =>
  trouble instanceof BadRequest
    ? { code: 'bad-request', message: trouble.message }
    : { code: 'internal', message: `A defect of ours: ${trouble}` };

/** What is asked of the match that is played now. */
const ofMatch =
  (says: (match: Match, request: Request, asked: Asked) => object | Promise<object>) =>
  async (asked: Asked): Promise<Said> => ({ says: await says(refereed(asked).match, asked.request, asked) });

const refereed = ({ now }: Asked): Refereed => now ?? bad('No match has been dealt yet; ask to deal first.');

const ASKS: Readonly<Record<string, (asked: Asked) => Said | Promise<Said>>> = {
  hello: () => ({ says: { protocol: 1, name: 'parlour', version: VERSION } }),
  games: async () => ({ says: { games: await Promise.all(gamesOnShelf().map(describe)) } }),
  deal,
  turn: ofMatch(turnOf),
  plays: ofMatch(playsOf),
  play: ofMatch(play),
  view: ofMatch((match, { seat }) => ({ view: viewFrom(match, chairOf(match, seat)) })),
  result: ofMatch(resultOf),
  think: ofMatch(thinkFor),
  record: ofMatch(match => ({ record: writeRecord(match) })),
  replay,
  'legal-word': legalWord,
};

async function answer(asked: Asked): Promise<Said> {
  const { ask } = asked.request;
  const found = typeof ask === 'string' && Object.hasOwn(ASKS, ask) ? ASKS[ask] : undefined;
  return found ? found(asked) : bad(`"ask" is one of ${Object.keys(ASKS).join(', ')}.`);
}

const describe = async ({ id, box, title, seats, options, clauses }: BoxedGame & { box: string }): Promise<object> => ({
  id,
  box,
  title,
  seats,
  options: defaultsOf(options),
  clauses: await clauses(),
});

async function deal({ request, read }: Asked): Promise<Said> {
  const boxed = boxedGame(request);
  const options = valueOr(checkOptions(boxed.options, request.options), bad);
  const seating = seatingOf(boxed, request);
  const seed = request.seed === undefined ? crypto.randomUUID() : String(request.seed);
  const game = await boxed.open(options, read).catch((fault: Error) => bad(fault.message));
  const chance: Chance = { random: draw => seeded(`${seed}/${draw}`), packs: packsOf(game, request) };
  const match = dealMatch(game, options, seating, chance);
  return { says: turnOf(match), now: { match, chance } };
}

/** Before the result only the seats that are to act, and those that may only interrupt. */
function turnOf(match: Match): object {
  const status = statusOf(match);
  if (status.is !== 'open') return { turn: [], over: status.is === 'over' };
  return { turn: status.turn, over: false, ...(status.interrupt?.length ? { interrupt: status.interrupt } : {}) };
}

/** The protocol promises every play in one order, so what a limit leaves are the first of them, of whatever kind. */
function playsOf(match: Match, request: Request): object {
  const plays = match.game.plays(match.state, seatOf(match, request.seat));
  const cut = plays.slice(0, limitOf(request));
  return cut.length < plays.length ? { plays: cut, more: true } : { plays };
}

function play(match: Match, request: Request, asked: Asked): object {
  const seat = seatOf(match, request.seat);
  const listener = request.as === undefined ? null : chairOf(match, request.as);
  if (!match.game.isPlay(request.play))
    return bad(`${JSON.stringify(request.play) ?? 'Nothing'} is no play of ${match.game.title}.`);
  const played = playOn(match, refereed(asked).chance, seat, request.play);
  if (!played.ok) return { ok: false, refusal: tellRefusal(match.game, played.fault) };
  return { happenings: played.value.map(happening => noticed(happening, listener)), ...turnOf(match) };
}

function resultOf(match: Match): object {
  const status = statusOf(match);
  return status.is === 'over'
    ? { over: true, ...status.result }
    : { over: false, scores: match.game.view(match.state, null).scores };
}

async function thinkFor(match: Match, request: Request, { read }: Asked): Promise<object> {
  const seat = seatOf(match, request.seat);
  const level = levelOf(request);
  const { game } = match;
  const plays = game.plays(match.state, seat);
  if (plays.length === 0) return bad(`Seat ${seat} has nothing to play now.`);
  const { think: thinks, budget } = await playerOf(game.id, level, read);
  const status = statusOf(match);
  const awaited = status.is === 'open' && status.turn.includes(seat);
  const random = seeded(`${request.seed ?? 'think'}/${match.log.length}/${seat}`);
  const deadline = typeof request.ms === 'number' ? performance.now() + request.ms : Number.POSITIVE_INFINITY;
  const situation = { game, seat, view: viewFrom(match, seat), plays, awaited, random, budget };
  const { play, why, options, units } = think(thinks, situation, () => performance.now() > deadline);
  return { play: play ?? null, why, options, units };
}

async function replay({ request, read }: Asked): Promise<Said> {
  if (typeof request.record !== 'string') return bad('"record" is the text of a record.');
  const opened = await openMatch(request.record, read);
  if (opened.ok) {
    const now = { match: opened.value, chance: { random: (draw: number) => seeded(`replay/${draw}`) } };
    return { says: turnOf(opened.value), now };
  }
  const { refusal } = opened.fault;
  const message = sayFault(opened.fault);
  return refusal === undefined ? bad(message) : { says: { ok: false, refusal: { ...refusal, message } } };
}

async function legalWord({ request, read }: Asked): Promise<Said> {
  const boxed = boxedGame(request);
  const { word } = request;
  if (typeof word !== 'string' || !/^[A-Za-z]{1,40}$/.test(word)) return bad('"word" is a word of letters.');
  if (boxed.legalWord === undefined) return bad(`${boxed.title} has no dictionary.`);
  return { says: await boxed.legalWord(word.toUpperCase(), read) };
}
