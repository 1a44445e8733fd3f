/** The board of a day in words. */
import { compared, type Made } from '@parlour/games/shelf/daily';
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import { LEVELS } from '@parlour/players/player';
import type { DayBoard, DayEntered, DayStanding } from '@parlour/protocol/club/days';

export function standingSaid({ place, of, beats, late, streak }: DayStanding): string {
  const among = of === 1 ? 'You are the first to enter.' : `You are number ${place} of ${of}.`;
  const share = of > 1 && beats > 0 ? ` Better than ${beats} in a hundred of the others.` : '';
  const row = streak > 1 ? ` ${streak} days in a row on the board.` : '';
  return `${among}${share}${late ? ' Entered after its day.' : ''}${row}`;
}

export function wouldBeSaid({ place, of, beats }: DayEntered): string {
  if (of === 1) return 'You would be the first.';
  const share = beats > 0 ? `, better than ${beats} in a hundred of the others` : '';
  return `You would be number ${place} of ${of}${share}.`;
}

export type BoardLine = { readonly key: string; readonly who: string; readonly made: Made; readonly about: string };

/** Levels stand among people where they would, told apart by what is said of them. */
export function linesOf(
  game: Pick<BoxedGame, 'better'>,
  { rows, levels }: DayBoard,
  mine: string | undefined,
): BoardLine[] {
  const people = rows.map(({ place, member, name, made, late }): BoardLine => {
    const who = `${place}. ${name}${member === mine ? ' (you)' : ''}`;
    return { key: member, who, made, about: late ? ', entered later' : '' };
  });
  const computers = LEVELS.flatMap((level): BoardLine[] => {
    const made = levels?.[level];
    return made ? [{ key: level, who: `${level}, a computer player`, made, about: '' }] : [];
  });
  return [...people, ...computers].sort((a, b) => compared(game, b.made, a.made));
}
