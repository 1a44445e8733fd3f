/** A hint in three steps, as often as it is asked for: what to look at, what kind of play it is, and the play. */
import type { Seat } from '@parlour/kernel/game';
import { withNames } from '@parlour/kernel/saying';
import type { Thought } from '@parlour/players/player';
import pc from 'picocolors';
import { nameAt } from '../screen.ts';
import { wrap } from '../wrap.ts';
import { playsOf, type Session, tableOf } from './session.ts';

/** A hint is good until something happens at the table. */
export type Hinted = {
  readonly seat: Seat;
  readonly entry: number;
  readonly thought: Thought;
  readonly lines: readonly string[];
  told: number;
};

export async function hint(session: Session, seat: Seat): Promise<void> {
  const plays = playsOf(session, seat).length;
  if (plays === 0) return session.terminal.print('  There is nothing for you to play now.');
  const entry = tableOf(session).log.length;
  const known = session.hinted?.seat === seat && session.hinted.entry === entry ? session.hinted : undefined;
  const hinted = known ?? (await thinkOf(session, seat, entry));
  session.hinted = hinted;
  session.terminal.print(hinted.lines[hinted.told] ?? wholeOf(session, hinted.thought));
  hinted.told = Math.min(hinted.told + 1, hinted.lines.length);
}

async function thinkOf(session: Session, seat: Seat, entry: number): Promise<Hinted> {
  const thought = await session.local.runner.hint(seat, 'expert');
  return { seat, entry, thought, lines: linesOf(session, seat, thought), told: 0 };
}

const AGAIN = pc.dim('  "hint" again tells more.');

/** What is said before the play is named. Who gives no steps has it told how much there is to choose from. */
function linesOf(session: Session, seat: Seat, { steps }: Thought): string[] {
  const count = playsOf(session, seat).length;
  const said = steps
    ? [steps.look, steps.kind]
    : [count === 1 ? 'One play is permitted.' : `${count} plays are permitted.`];
  return said.map(words => `${told(session, words)}\n${AGAIN}`);
}

const told = (session: Session, words: string, indent = '  '): string =>
  wrap(
    withNames(words, other => nameAt(tableOf(session), other)),
    indent,
  );

function wholeOf(session: Session, { play, why, options }: Thought): string {
  const { game } = tableOf(session);
  const others = options.slice(1, 4).map(({ play, value }) => `or ${game.write(play)} (${value.toFixed(2)})`);
  const lines = [`  ${play ? pc.bold(game.write(play)) : 'Wait.'}`, told(session, why, '    ')];
  return [...lines, ...others.map(other => pc.dim(`    ${other}`))].join('\n');
}
