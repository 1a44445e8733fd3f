/** Law 3 and 4: what may be played, what is refused and how, and that all can be written and numbered. */
import type { Game, Play, Refusal, Seat } from './game.ts';
import { doubtful, type Fail, type Run, sample } from './law-run.ts';
import type { Match } from './match.ts';
import { same } from './plain.ts';
import { seatName } from './saying.ts';

/** What is listed is not refused, and what is not listed is refused or a mistake. */
export function playsAndRefusals({ match, seen, random, fail, onRefusal }: Run, seat: Seat): void {
  const { game, state } = match;
  const plays = game.plays(state, seat);
  const listed = new Set(plays.map(play => JSON.stringify(play)));
  if (listed.size !== plays.length) fail(3, `seat ${seat} is offered a play twice`);
  for (const play of sample(plays, 40, random)) {
    const refusal = game.refuse(state, seat, play);
    if (refusal) fail(3, `seat ${seat} is offered ${game.write(play)} and refused it by ${refusal.clause}`);
    survivesNotation(game, play, fail);
    const number = numberOf(match, play, fail);
    if (number !== undefined && !same(game.actions?.play(number), play)) {
      fail(4, `${game.write(play)} has the number of another play, ${number}`);
    }
  }
  for (const play of doubtful(plays, seen, random)) {
    const refusal = game.refuse(state, seat, play);
    if (refusal) onRefusal?.(refusal.clause);
    const fault = refusal && refusalFault(game, refusal);
    if (fault) fail(3, `the refusal of ${game.write(play)} ${fault}`);
    const mistaken = refusal === undefined && game.mistake?.(state, seat, play) !== undefined;
    if (!refusal && !mistaken && !listed.has(JSON.stringify(play))) {
      fail(3, `seat ${seat} is neither offered nor refused ${JSON.stringify(play)}`);
    }
    survivesNotation(game, play, fail);
    if (!refusal) numberOf(match, play, fail);
  }
}

/** What is permitted has a number, where plays are numbered at all. */
function numberOf({ game: { actions, write }, seating }: Match, play: Play, fail: Fail): number | undefined {
  if (actions === undefined) return undefined;
  const number = actions.number(play) ?? fail(4, `${write(play)} is permitted and has no number`);
  return number < actions.count(seating.count) ? number : fail(4, `${write(play)} has the number ${number}, too large`);
}

/** Law 4 of a game as a whole: every number is that of one play, which has no other. */
export function everyNumber({ game: { actions, isPlay }, seating }: Match, fail: Fail): void {
  for (let number = 0; number < (actions?.count(seating.count) ?? 0); number++) {
    const play = actions?.play(number);
    if (play === undefined || !isPlay(play) || actions?.number(play) !== number) {
      fail(4, `${number} is the number of no play, or of one that has another`);
    }
  }
}

/** A refusal is plain data with a clause of the sheet, and can be said to everybody. */
function refusalFault(game: Game, refusal: Refusal): string | undefined {
  if (!same(JSON.parse(JSON.stringify(refusal)), refusal) || 'message' in refusal) return 'is not plain data';
  if (!game.clauses.some(({ id }) => id === refusal.clause)) return `rests on ${refusal.clause}, which is no clause`;
  const unsaid = (['text', 'board'] as const).find(reader => !isSentence(game.sayRefusal(refusal, seatName, reader)));
  return unsaid && `has no sentence for ${unsaid}: ${JSON.stringify(refusal)}`;
}

/** A fact that is missing shows in a sentence that was put together. */
const isSentence = (text: string): boolean =>
  /^[^a-z].*[.!?]$/.test(`${text}`) && !/undefined|null|\[object/.test(text);

function survivesNotation(game: Game, play: Play, fail: Fail): void {
  const text = game.write(play);
  if (!same(game.read(text), play) || !game.isPlay(play)) fail(4, `${JSON.stringify(play)} is written as "${text}"`);
}
