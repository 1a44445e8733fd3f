/** What can be asked of the referee, one function a verb. */
import { type Match, noticed, playOn, statusOf } from '@parlour/kernel/match';
import { seeded } from '@parlour/kernel/random';
import { writeRecord } from '@parlour/kernel/record';
import { tellRefusal } from '@parlour/kernel/saying';
import { think } from '@parlour/players/think';
import { playerOf } from './opponents.ts';
import { clone, close, deal, imagine, replay } from './referee-deal.ts';
import { describe, listGames } from './referee-describe.ts';
import { type Asked, type Refereed, refereed, remembered, viewIn } from './referee-matches.ts';
import {
  bad,
  boxedGame,
  chairOf,
  historyOf,
  levelOf,
  limitOf,
  msOf,
  playIn,
  type Request,
  seatOf,
  seedOf,
} from './referee-request.ts';
import { step, tellNow, turnOf } from './referee-step.ts';
import { VERSION } from './version.ts';

type Ask = (asked: Asked) => object | Promise<object>;

/** What is asked of one of the matches. */
const ofMatch =
  (says: (now: Refereed, request: Request, asked: Asked) => object | Promise<object>): Ask =>
  asked =>
    says(refereed(asked.memory, asked.request), asked.request, asked);

export const ASKS: Readonly<Record<string, Ask>> = {
  hello: () => ({ protocol: 1, name: 'parlour', version: VERSION }),
  games: listGames,
  deal,
  turn: ofMatch(({ match }) => turnOf(match)),
  plays: ofMatch(({ match }, request) => playsOf(match, request)),
  play: ofMatch(play),
  view: ofMatch((now, request) => ({
    view: viewIn(now, chairOf(now.match, request.seat), historyOf(request, 'with')),
  })),
  result: ofMatch(({ match }) => resultOf(match)),
  think: ofMatch(thinkFor),
  record: ofMatch(recordOf),
  replay,
  'legal-word': legalWord,
  describe,
  step: ofMatch(step),
  look: ofMatch(tellNow),
  show: ofMatch(show),
  clone: ofMatch(clone),
  imagine: ofMatch(imagine),
  close,
};

/** The protocol promises every play in one order, so what a limit leaves are the first of them, of whatever kind. */
function playsOf(match: Match, request: Request): object {
  const plays = match.game.plays(match.state, seatOf(match, request.seat));
  const cut = plays.slice(0, limitOf(request));
  return cut.length < plays.length ? { plays: cut, more: true } : { plays };
}

function play({ match, chance }: Refereed, request: Request): object {
  const seat = seatOf(match, request.seat);
  const listener = request.as === undefined ? null : chairOf(match, request.as);
  const played = playOn(match, chance, seat, playIn(match, request));
  if (!played.ok) return { ok: false, refusal: tellRefusal(match.game, played.fault) };
  return { happenings: played.value.map(happening => noticed(happening, listener)), ...turnOf(match) };
}

function resultOf(match: Match): object {
  const status = statusOf(match);
  return status.is === 'over'
    ? { over: true, ...status.result }
    : { over: false, scores: match.game.view(match.state, null).scores };
}

async function thinkFor(now: Refereed, request: Request, { read }: Asked): Promise<object> {
  const { match, is } = now;
  if (is === 'imagined') return bad('Nobody can think in an imagined match: there is no past to go by.');
  const seat = seatOf(match, request.seat);
  const [level, ms, seed] = [levelOf(request), msOf(request), seedOf(request, 'think')];
  const { game } = match;
  const plays = game.plays(match.state, seat);
  if (plays.length === 0) return bad(`Seat ${seat} has nothing to play now.`);
  const { think: thinks, budget } = await playerOf(game.id, level, read);
  const status = statusOf(match);
  const awaited = status.is === 'open' && status.turn.includes(seat);
  const random = seeded(`${seed}/${match.log.length}/${seat}`);
  const deadline = performance.now() + ms;
  const situation = { game, seat, view: remembered(now, seat), plays, awaited, random, budget };
  const { play, why, options, units } = think(thinks, situation, () => performance.now() > deadline);
  return { play: play ?? null, why, options, units };
}

function recordOf({ match, is }: Refereed): object {
  return is === 'dealt'
    ? { record: writeRecord(match) }
    : bad('An imagined match has no record: its past was never played.');
}

async function legalWord({ request, read }: Asked): Promise<object> {
  const boxed = boxedGame(request);
  const { word } = request;
  if (typeof word !== 'string' || !/^[A-Za-z]{1,40}$/.test(word)) return bad('"word" is a word of letters.');
  if (boxed.legalWord === undefined) return bad(`${boxed.title} has no dictionary.`);
  return boxed.legalWord(word.toUpperCase(), read);
}

/** The table as a chair sees it, for people. */
function show({ match }: Refereed, { seat }: Request): object {
  return { text: match.game.show(match.game.view(match.state, chairOf(match, seat))) };
}
