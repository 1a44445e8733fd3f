/** Puts names in the place of seat numbers in a table as a game shows it, and fits it to the terminal. */
import type { Seat, SeatName } from '@parlour/kernel/game';
import { columnsOf, wrapEachLine } from '../lib/terminal-output.ts';

/** The viewer is "You". */
export function nameSeats(shown: string, viewer: Seat, name: SeatName): string {
  const named = (seat: string): string => (Number(seat) === viewer ? 'You' : name(Number(seat)));
  const lines = shown.split('\n').map(line =>
    line
      .replaceAll(/ \(seat \d+\)/g, '')
      .replaceAll(' (you, ', ' (')
      .replaceAll(' (you)', '')
      .replaceAll(/\bSeats (\d+) and (\d+)\b/g, (_, one: string, other: string) => `${named(one)} and ${named(other)}`)
      .replaceAll(/\bSeat (\d+)\b/g, (_, seat: string) => `${named(seat)}${NAME_END}`),
  );
  return wrapEachLine(alignAfterNames(lines).join('\n').replaceAll(NAME_END, ''));
}

/** Marks the end of a name; no game prints it. */
const NAME_END = '\ue001';

const NAME_COLUMN = new RegExp(`^(.*${NAME_END}(?: \\([^)]*\\))?) {2,}(\\S.*)$`);

/** Lines with a column beside the name are aligned again, because names differ in length. */
function alignAfterNames(lines: readonly string[]): string[] {
  const columns = lines.map(line => NAME_COLUMN.exec(line));
  const width = Math.max(0, ...columns.map(found => columnsOf(found?.[1] ?? '')));
  return lines.map((line, i) => {
    const [, left, right] = columns[i] ?? [];
    return left === undefined ? line : `${left}${' '.repeat(width - columnsOf(left) + 2)}${right}`;
  });
}
