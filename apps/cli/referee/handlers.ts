import { replayOpenedRecord } from '@parlour/games/shelf/open-record';
import { type BoxedGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import type { Game } from '@parlour/kernel/game';
import { dealMatch, type Match, matchStatus, playOn, redactFor } from '@parlour/kernel/match';
import { defaultsOf, validateOptions } from '@parlour/kernel/options';
import { seededRandom } from '@parlour/kernel/random';
import { formatRecordFault, writeRecord } from '@parlour/kernel/record';
import { valueOr } from '@parlour/kernel/result';
import { addRefusalMessage } from '@parlour/kernel/sentences';
import { think } from '@parlour/players/player';
import { CLI_VERSION } from '../lib/command.ts';
import { loadCharacter } from '../lib/game-setup.ts';
import { handleDealMany, handleStepMany } from './many.ts';
import {
  chanceFromSeed,
  checkCapacity,
  cloneMatch,
  findMatchOrFail,
  imagineMatch,
  openCachedGame,
  type RefereeMatch,
  type RefereeMemory,
  type RequestContext,
  viewForRequest,
  viewWithHistory,
} from './matches.ts';
import {
  badRequest,
  noActionNumbers,
  parseChair,
  parseGame,
  parseHistory,
  parseLevel,
  parseLimit,
  parseMatchName,
  parsePacks,
  parsePlay,
  parseSeat,
  parseSeating,
  parseSeed,
  parseTimeLimit,
  type Request,
} from './request.ts';
import { firstReply, handleObserve, handleStep, turnFields } from './step.ts';

export const handleGames = async (): Promise<object> => ({ games: await Promise.all(gamesOnShelf().map(gameEntry)) });

/** Does not open the box; `describe` reports what only an open game knows. */
async function gameEntry({
  id,
  box,
  title,
  seats,
  options,
  clauses,
  better,
}: BoxedGame & { box: string }): Promise<object> {
  const entry = { id, box, title, seats, options: defaultsOf(options), clauses: await clauses() };
  return { ...entry, better, ranges: options };
}

export async function handleDescribe({ request, memory, read }: RequestContext): Promise<object> {
  const boxed = parseGame(request);
  const { count } = parseSeating(boxed, request);
  const options = valueOr(validateOptions(boxed.options, request.options), badRequest);
  const game = await openCachedGame(memory, boxed, options, read);
  const { id, title, better, seats, turns } = boxed;
  const sides = game.sides(count);
  const about = { game: id, title, rules: game.version, seats, better, turns, options, ranges: boxed.options };
  return {
    ...about,
    pack: game.pack,
    count,
    sides,
    zeroSum: sides > 1,
    perfectRecall: true,
    ...actionFields(game, count),
  };
}

function actionFields({ actions, title }: Game, count: number): object {
  if (actions === undefined) return { actions: null, why: noActionNumbers(title) };
  const plays = Array.from({ length: actions.count(count) }, (_, number) => actions.play(number));
  return { actions: { count: plays.length, plays } };
}

export async function handleDeal({ request, memory, read }: RequestContext): Promise<object> {
  const boxed = parseGame(request);
  const options = valueOr(validateOptions(boxed.options, request.options), badRequest);
  const seating = parseSeating(boxed, request);
  const seed = parseSeed(request, 'parlour');
  const name = checkCapacity(memory, parseMatchName(request.match));
  const game = await openCachedGame(memory, boxed, options, read);
  const chance = { ...chanceFromSeed(seed), packs: parsePacks(game, request) };
  return storeMatch(memory, name, { match: dealMatch(game, options, seating, chance), chance, is: 'dealt' }, request);
}

/** Replaces the match of that name, unless the requested answer fails. */
function storeMatch(memory: RefereeMemory, name: string, now: RefereeMatch, request: Request): object {
  const reply = firstReply(now, request);
  memory.matches.set(name, now);
  return reply;
}

export async function handleReplay({ request, memory, read }: RequestContext): Promise<object> {
  if (typeof request.record !== 'string') return badRequest('"record" must be the text of a record.');
  const name = checkCapacity(memory, parseMatchName(request.match));
  const opened = await replayOpenedRecord(request.record, read);
  if (opened.ok)
    return storeMatch(memory, name, { match: opened.value, chance: chanceFromSeed('replay'), is: 'dealt' }, request);
  const { refusal } = opened.fault;
  const message = formatRecordFault(opened.fault);
  return refusal === undefined ? badRequest(message) : { ok: false, refusal: { ...refusal, message } };
}

export function handleClone(now: RefereeMatch, request: Request, { memory }: RequestContext): object {
  const to = checkCapacity(memory, parseMatchName(request.to));
  return storeMatch(memory, to, cloneMatch(now, request.seed === undefined ? undefined : parseSeed(request)), request);
}

export function handleImagine(now: RefereeMatch, request: Request, { memory }: RequestContext): object {
  const to = checkCapacity(memory, parseMatchName(request.to));
  return storeMatch(memory, to, imagineMatch(now, parseChair(now.match, request.seat), parseSeed(request)), request);
}

export function handleClose({ request, memory }: RequestContext): object {
  findMatchOrFail(memory, request);
  memory.matches.delete(parseMatchName(request.match));
  return { matches: memory.matches.size };
}

type RequestHandler = (context: RequestContext) => object | Promise<object>;

/** Wraps a handler that needs an existing match. */
const withMatch =
  (
    handle: (now: RefereeMatch, request: Request, context: RequestContext) => object | Promise<object>,
  ): RequestHandler =>
  context =>
    handle(findMatchOrFail(context.memory, context.request), context.request, context);

export const HANDLERS: Readonly<Record<string, RequestHandler>> = {
  hello: () => ({ protocol: 2, name: 'parlour', version: CLI_VERSION }),
  games: handleGames,
  deal: handleDeal,
  turn: withMatch(({ match }) => turnFields(match)),
  plays: withMatch(({ match }, request) => handlePlays(match, request)),
  play: withMatch(handlePlay),
  view: withMatch((now, request) => ({
    view: viewForRequest(now, parseChair(now.match, request.seat), parseHistory(request, 'with')),
  })),
  result: withMatch(({ match }) => handleResult(match)),
  think: withMatch(handleThink),
  record: withMatch(handleRecord),
  replay: handleReplay,
  'legal-word': handleLegalWord,
  describe: handleDescribe,
  step: withMatch(handleStep),
  look: withMatch(handleObserve),
  'deal-many': handleDealMany,
  'step-many': handleStepMany,
  show: withMatch(handleShow),
  clone: withMatch(handleClone),
  imagine: withMatch(handleImagine),
  close: handleClose,
};

/** The protocol promises all plays in one order, so a limit keeps the first ones of any kind. */
function handlePlays(match: Match, request: Request): object {
  const plays = match.game.plays(match.state, parseSeat(match, request.seat));
  const limited = plays.slice(0, parseLimit(request));
  return limited.length < plays.length ? { plays: limited, more: true } : { plays };
}

function handlePlay({ match, chance }: RefereeMatch, request: Request): object {
  const seat = parseSeat(match, request.seat);
  const viewer = request.as === undefined ? null : parseChair(match, request.as);
  const played = playOn(match, chance, seat, parsePlay(match, request));
  if (!played.ok) return { ok: false, refusal: addRefusalMessage(match.game, played.fault) };
  return { events: played.value.map(event => redactFor(event, viewer)), ...turnFields(match) };
}

function handleResult(match: Match): object {
  const status = matchStatus(match);
  return status.is === 'over'
    ? { over: true, ...status.result }
    : { over: false, scores: match.game.view(match.state, null).scores };
}

async function handleThink(now: RefereeMatch, request: Request, { read }: RequestContext): Promise<object> {
  const { match, is } = now;
  if (is === 'imagined') return badRequest('An imagined match has no history, so "think" is not possible.');
  const seat = parseSeat(match, request.seat);
  const [level, ms, seed] = [parseLevel(request), parseTimeLimit(request), parseSeed(request, 'think')];
  const { game } = match;
  const plays = game.plays(match.state, seat);
  if (plays.length === 0) return badRequest(`Seat ${seat} has no legal play now.`);
  const { think: thinker, budget } = await loadCharacter(game.id, level, read);
  const status = matchStatus(match);
  const awaited = status.is === 'open' && status.turn.includes(seat);
  const random = seededRandom(`${seed}/${match.log.length}/${seat}`);
  const deadline = performance.now() + ms;
  const situation = { game, seat, view: viewWithHistory(now, seat), plays, awaited, random, budget };
  const { play, why, options, units } = think(thinker, situation, () => performance.now() > deadline);
  return { play: play ?? null, why, options, units };
}

function handleRecord({ match, is }: RefereeMatch): object {
  return is === 'dealt'
    ? { record: writeRecord(match) }
    : badRequest('An imagined match has no history, so it has no record.');
}

async function handleLegalWord({ request, read }: RequestContext): Promise<object> {
  const boxed = parseGame(request);
  const { word } = request;
  if (typeof word !== 'string' || !/^[A-Za-z]{1,40}$/.test(word))
    return badRequest('"word" must be a word of letters.');
  if (boxed.legalWord === undefined) return badRequest(`${boxed.title} has no dictionary.`);
  return boxed.legalWord(word.toUpperCase(), read);
}

/** Returns the table as text, as a chair sees it. */
function handleShow({ match }: RefereeMatch, { seat }: Request): object {
  return { text: match.game.show(match.game.view(match.state, parseChair(match, seat))) };
}
