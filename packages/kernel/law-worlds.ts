/** Law 7 and 8: worlds that look alike to a chair, and stay so; and law 9 of draws. */
import { seatsOf } from './cards.ts';
import type { Chair, Game, Input, Seat, Status } from './game.ts';
import { doubtful, type Fail, type Run, sample } from './law-run.ts';
import { type Match, noticed, viewFrom } from './match.ts';
import { freeze, same } from './plain.ts';
import { pick, seeded, shuffle } from './random.ts';

/** The true world and an imagined one, as one seat cannot tell them apart. */
type Worlds = { readonly seat: Seat; readonly state: unknown; readonly imagined: unknown };

/** An imagined world looks the same to the chair, and stays so for as long as it is told the same. */
export function twoWorlds(run: Run, chair: Chair, status: Status): void {
  const { match, random, fail } = run;
  const { game, state, seating } = match;
  const imagined = imagine(run, chair);
  if (chair === null) return;
  const worlds = { seat: chair, state, imagined };
  sameOffers(run, worlds);
  for (const seat of seatsOf(seating.count)) {
    const play = sample(game.plays(state, seat), 1, random)[0];
    if (play && !game.refuse(imagined, seat, play)) sameNews(game, worlds, { by: seat, play }, fail);
  }
  if (status.is === 'open' && status.stall !== undefined) sameNews(game, worlds, { by: 'clock' }, fail);
}

function imagine({ match, random, fail }: Run, chair: Chair): unknown {
  const { game, state } = match;
  const view = game.view(state, chair);
  const imagined = game.imagine(freeze(viewFrom(match, chair)), random);
  if (!same(game.view(imagined, chair), view)) fail(7, `chair ${chair} imagines a world that looks different`);
  return imagined;
}

/** Where chance decides: a draw that fits both worlds is told alike if and only if it leaves them alike. */
function sameDraw(run: Run, seat: Seat): void {
  const { match, random, fail } = run;
  const { game, state } = match;
  const imagined = imagine(run, seat);
  const drew = game.draw(state, random);
  if (game.readChance(imagined, game.writeChance(drew)) === undefined) return;
  sameNews(game, { seat, state, imagined }, { by: 'chance', drew }, fail);
}

/** Law 9: somebody without the rules can draw from what a draw is said to be made from. */
function drawnFromIt({ game, state }: Match, fail: Fail): void {
  const source = game.drawnFrom?.(state);
  if (!source) return;
  const drawn = game
    .writeChance(game.draw(state, seeded('draw')))
    .split(' ')
    .slice(1);
  const right = [[pick(seeded('draw'), source)], shuffle(seeded('draw'), source)];
  if (!right.some(cards => same(cards, drawn))) fail(9, `${drawn.join(' ')} is not drawn from ${source.join(' ')}`);
}

function sameOffers({ match: { game }, seen, random, fail }: Run, { seat, state, imagined }: Worlds): void {
  const plays = game.plays(state, seat);
  if (!same(game.plays(imagined, seat), plays)) fail(8, `the plays offered to seat ${seat} tell two worlds apart`);
  for (const play of doubtful(plays, seen, random)) {
    if (!same(game.refuse(imagined, seat, play), game.refuse(state, seat, play))) {
      fail(8, `the refusal of ${JSON.stringify(play)} tells seat ${seat} two worlds apart`);
    }
  }
}

/** A view changes as the chair is told and not otherwise: the same news if and only if the same view. */
function sameNews(game: Game, { seat, state, imagined }: Worlds, input: Input, fail: Fail): void {
  const steps = [state, imagined].map(world => game.apply(world, input));
  const [news, otherNews] = steps.map(step => step.happenings.map(happening => noticed(happening, seat)));
  const [view, otherView] = steps.map(step => game.view(step.state, seat));
  if (same(news, otherNews) !== same(view, otherView)) {
    fail(8, `after ${JSON.stringify(input)} seat ${seat} is told other than it sees`);
  }
}

export function scrutiniseDraw(run: Run, seat: Seat): void {
  sameDraw(run, seat);
  drawnFromIt(run.match, run.fail);
}
