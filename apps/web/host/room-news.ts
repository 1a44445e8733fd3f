/** What has changed round a table elsewhere since one last looked, in sentences. Plays are told apart. */
import type { ClientState } from '@parlour/client/client-state';
import { toldTo } from '@parlour/kernel/second-person';
import { sayFallback } from '@parlour/table/fallback';
import { type Naming, namingOf } from './sentences.ts';
import type { Heard } from './table-handle.ts';

/** Numbered below zero: what happened in the match is numbered from zero on. */
export function roomNews(before: ClientState, after: ClientState): Heard[] {
  const sentences = [...takingBack(before, after), ...standingIn(before, after), ...fallenBack(before, after)];
  return sentences.map((sentence, i) => ({ number: -after.number - i / sentences.length, sentence }));
}

const told = ({ room, seat = null }: ClientState, say: (name: Naming) => string): string =>
  toldTo(seat, namingOf(room.seats), say);

function takingBack(before: ClientState, after: ClientState): string[] {
  const [asked, asks] = [before.room.undo, after.room.undo];
  if (asks && asks.seat !== asked?.seat) return [told(after, name => `${name(asks.seat)} asks to take back a play.`)];
  const isPlayed = before.history.length !== after.history.length;
  return asked && !asks && !isPlayed
    ? [told(after, name => `${name(asked.seat)} may not take back: not all agree.`)]
    : [];
}

function standingIn(before: ClientState, after: ClientState): string[] {
  return after.room.seats.flatMap((sits, seat) => {
    const was = before.room.seats[seat];
    if (sits.is !== 'person' || was?.is !== 'person' || (sits.standIn === undefined) === (was.standIn === undefined))
      return [];
    const isBack = sits.standIn === undefined;
    return [
      told(after, name => (isBack ? `${name(seat)} is back.` : `A computer player stands in for ${name(seat)}.`)),
    ];
  });
}

function fallenBack(before: ClientState, after: ClientState): string[] {
  const { fallback } = after;
  if (fallback === undefined || fallback.number === before.fallback?.number) return [];
  return [told(after, name => sayFallback(fallback, name))];
}
