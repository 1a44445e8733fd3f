/** Laws 7 and 8: a chair cannot tell an imagined world from the true one except by the events. Law 9 for draws. */
import { allSeats } from '../authoring/cards.ts';
import type { Chair, Game, Input, MatchStatus, Seat } from '../game.ts';
import { deepEqual, deepFreeze } from '../json.ts';
import { type Match, redactFor, viewForChair } from '../match.ts';
import { pick, seededRandom, shuffle } from '../random.ts';
import { type FailLaw, type LawRun, playsToJudge, sample } from './run.ts';

type WorldPair = { readonly seat: Seat; readonly state: unknown; readonly imagined: unknown };

/** An imagined world looks the same to the chair, offers the same plays, and diverges only with the events. */
export function checkHiddenInformation(run: LawRun, chair: Chair, status: MatchStatus): void {
  const { match, random, fail } = run;
  const { game, state, seating } = match;
  const imagined = imagineWorld(run, chair);
  if (chair === null) return;
  const worlds = { seat: chair, state, imagined };
  checkOffers(run, worlds);
  for (const seat of allSeats(seating.count)) {
    const play = sample(game.plays(state, seat), 1, random)[0];
    if (play && !game.refuse(imagined, seat, play)) checkEventsAgainstViews(game, worlds, { by: seat, play }, fail);
  }
  if (status.is === 'open' && status.stall !== undefined) checkEventsAgainstViews(game, worlds, { by: 'clock' }, fail);
}

function imagineWorld({ match, random, fail }: LawRun, chair: Chair): unknown {
  const { game, state } = match;
  const view = game.view(state, chair);
  const imagined = game.imagine(deepFreeze(viewForChair(match, chair)), random);
  if (!deepEqual(game.view(imagined, chair), view)) fail(7, `chair ${chair} imagines a world that looks different`);
  return imagined;
}

/** After a draw possible in both worlds: same events if and only if same views. */
function checkDrawForLeaks(run: LawRun, seat: Seat): void {
  const { match, random, fail } = run;
  const { game, state } = match;
  const imagined = imagineWorld(run, seat);
  const drew = game.draw(state, random);
  if (game.readChance(imagined, game.writeChance(drew)) === undefined) return;
  checkEventsAgainstViews(game, { seat, state, imagined }, { by: 'chance', drew }, fail);
}

/** Law 9: a draw can be repeated from its published source, without the rules. */
function checkDrawSource({ game, state }: Match, fail: FailLaw): void {
  const source = game.drawnFrom?.(state);
  if (!source) return;
  const drawn = game
    .writeChance(game.draw(state, seededRandom('draw')))
    .split(' ')
    .slice(1);
  const possibleDraws = [[pick(seededRandom('draw'), source)], shuffle(seededRandom('draw'), source)];
  if (!possibleDraws.some(cards => deepEqual(cards, drawn)))
    fail(9, `${drawn.join(' ')} is not drawn from ${source.join(' ')}`);
}

function checkOffers(run: LawRun, { seat, state, imagined }: WorldPair): void {
  const { game } = run.match;
  const { fail } = run;
  const plays = game.plays(state, seat);
  if (!deepEqual(game.plays(imagined, seat), plays)) fail(8, `the plays offered to seat ${seat} tell two worlds apart`);
  for (const play of playsToJudge(run, plays)) {
    if (!deepEqual(game.refuse(imagined, seat, play), game.refuse(state, seat, play))) {
      fail(8, `the refusal of ${JSON.stringify(play)} tells seat ${seat} two worlds apart`);
    }
  }
}

/** After any input: same events if and only if same views. */
function checkEventsAgainstViews(game: Game, { seat, state, imagined }: WorldPair, input: Input, fail: FailLaw): void {
  const steps = [state, imagined].map(world => game.apply(world, input));
  const [events, otherEvents] = steps.map(step => step.events.map(event => redactFor(event, seat)));
  const [view, otherView] = steps.map(step => game.view(step.state, seat));
  if (deepEqual(events, otherEvents) !== deepEqual(view, otherView)) {
    fail(8, `after ${JSON.stringify(input)} seat ${seat} is told other than it sees`);
  }
}

export function checkDraw(run: LawRun, seat: Seat): void {
  checkDrawForLeaks(run, seat);
  checkDrawSource(run.match, run.fail);
}
