/** A record with what happened told under every line: what golden records, replays and bug reports show. */
import type { Game } from './game.ts';
import { noticed } from './match.ts';
import { type ReadRecord, type RecordFault, replay } from './record.ts';
import { type Result, success } from './result.ts';
import { seatName } from './saying.ts';

const INDENT = '    ';

/** The lines of a record with every happening told as the whole table comes to know it in the end, secrets included. */
export function tellStory(game: Game, record: ReadRecord): Result<string[], RecordFault> {
  const told = new Map<number, string[]>();
  let heard = 0;
  const match = replay(game, record, ({ line, match }) => {
    const news = match.happenings.slice(heard).map(happening => {
      const everybody = happening.seenBy?.[0] ?? null;
      return `${INDENT}${game.say(noticed(happening, everybody), seatName)} (${happening.clause})`;
    });
    heard = match.happenings.length;
    told.set(line.number, news);
  });
  if (!match.ok) return match;
  const kept = record.lines.filter(line => !line.text.startsWith(INDENT));
  return success(kept.flatMap(line => [line.text, ...(told.get(line.number) ?? [])]));
}
