/** What has changed round a table elsewhere since one last looked, in sentences. Plays are told apart. */
import type { ClientState } from '@parlour/client/client-state';
import { namingOf } from './sentences.ts';
import type { Heard } from './table-handle.ts';

/** Numbered below zero: what happened in the match is numbered from zero on. */
export function roomNews(before: ClientState, after: ClientState): Heard[] {
  const sentences = [...takingBack(before, after), ...standingIn(before, after)];
  return sentences.map((sentence, i) => ({ number: -after.number - i / sentences.length, sentence }));
}

function takingBack(before: ClientState, after: ClientState): string[] {
  const name = namingOf(after.room.seats);
  const [asked, asks] = [before.room.undo, after.room.undo];
  if (asks && asks.seat !== asked?.seat) return [`${name(asks.seat)} asks to take back a play.`];
  const isPlayed = before.history.length !== after.history.length;
  return asked && !asks && !isPlayed ? [`${name(asked.seat)} may not take back: not all agree.`] : [];
}

function standingIn(before: ClientState, after: ClientState): string[] {
  const name = namingOf(after.room.seats);
  return after.room.seats.flatMap((sits, seat) => {
    const was = before.room.seats[seat];
    if (sits.is !== 'person' || was?.is !== 'person' || (sits.standIn === undefined) === (was.standIn === undefined))
      return [];
    return [sits.standIn === undefined ? `${name(seat)} is back.` : `A computer player stands in for ${name(seat)}.`];
  });
}
