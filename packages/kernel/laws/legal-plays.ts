/** Laws 3 and 4: legal plays, refusals, notation and action numbers. */
import type { Game, Play, Refusal, Seat } from '../game.ts';
import { deepEqual, isJson } from '../json.ts';
import type { Match } from '../match.ts';
import { seatName } from '../sentences.ts';
import { type FailLaw, type LawRun, playsToJudge, sample } from './run.ts';

/** A listed play is not refused; a play that is not listed is refused or a mistake. */
export function checkPlaysAndRefusals(run: LawRun, seat: Seat): void {
  const { match, random, fail, onRefusal } = run;
  const { game, state } = match;
  const plays = game.plays(state, seat);
  const listed = new Set(plays.map(play => JSON.stringify(play)));
  if (listed.size !== plays.length) fail(3, `seat ${seat} is offered a play twice`);
  for (const play of sample(plays, 40, random)) {
    const refusal = game.refuse(state, seat, play);
    if (refusal) fail(3, `seat ${seat} is offered ${game.write(play)} and refused it by ${refusal.clause}`);
    checkNotation(game, play, fail);
    const number = checkedNumberOf(match, play, fail);
    if (number !== undefined && !deepEqual(game.actions?.play(number), play)) {
      fail(4, `${game.write(play)} has the number of another play, ${number}`);
    }
  }
  for (const play of playsToJudge(run, plays)) {
    const refusal = game.refuse(state, seat, play);
    if (refusal) onRefusal?.(refusal.clause);
    const fault = refusal && refusalFault(game, refusal);
    if (fault) fail(3, `the refusal of ${game.write(play)} ${fault}`);
    const isMistake = refusal === undefined && game.mistake?.(state, seat, play) !== undefined;
    if (!refusal && !isMistake && !listed.has(JSON.stringify(play))) {
      fail(3, `seat ${seat} is neither offered nor refused ${JSON.stringify(play)}`);
    }
    checkNotation(game, play, fail);
    if (!refusal) checkedNumberOf(match, play, fail);
  }
}

/** Returns the action number of a legal play, if the game numbers its plays. */
function checkedNumberOf({ game: { actions, write }, seating }: Match, play: Play, fail: FailLaw): number | undefined {
  if (actions === undefined) return undefined;
  const number = actions.number(play) ?? fail(4, `${write(play)} is permitted and has no number`);
  return number < actions.count(seating.count) ? number : fail(4, `${write(play)} has the number ${number}, too large`);
}

/** Law 4: action numbers and plays correspond one to one. */
export function checkActionNumbers({ game: { actions, isPlay }, seating }: Match, fail: FailLaw): void {
  for (let number = 0; number < (actions?.count(seating.count) ?? 0); number++) {
    const play = actions?.play(number);
    if (play === undefined || !isPlay(play) || actions?.number(play) !== number) {
      fail(4, `${number} is the number of no play, or of one that has another`);
    }
  }
}

/** A refusal is plain data, names a clause of the sheet and has a sentence for every reader. */
function refusalFault(game: Game, refusal: Refusal): string | undefined {
  if (!isJson(refusal) || 'message' in refusal) return 'is not plain data';
  if (!game.clauses.some(({ id }) => id === refusal.clause)) return `rests on ${refusal.clause}, which is no clause`;
  const readerWithoutSentence = (['text', 'board'] as const).find(
    reader => !isSentence(game.sayRefusal(refusal, seatName, reader)),
  );
  return readerWithoutSentence && `has no sentence for ${readerWithoutSentence}: ${JSON.stringify(refusal)}`;
}

/** A missing fact shows as "undefined" or "null" in the sentence. */
const isSentence = (text: string): boolean =>
  /^[^a-z].*[.!?]$/.test(`${text}`) && !/undefined|null|\[object/.test(text);

function checkNotation(game: Game, play: Play, fail: FailLaw): void {
  const text = game.write(play);
  if (!deepEqual(game.read(text), play) || !game.isPlay(play))
    fail(4, `${JSON.stringify(play)} is written as "${text}"`);
}
