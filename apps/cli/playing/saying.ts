/** What can be said at the table in the terminal: plays, and the words that are not plays. */
import type { Name, Seat } from '@parlour/kernel/game';
import { tellRefusal } from '@parlour/kernel/saying';
import pc from 'picocolors';
import type { LocalTable } from '../local-table.ts';
import { explainClause, nameAt, showTable, tellNews } from '../screen.ts';
import { hint } from './hinting.ts';
import { listOffers, sampleOf } from './listing.ts';
import { meaningOf, offersWith } from './meaning.ts';
import { liftCurtain, offersTo, prompt, type Session, tableOf, tell } from './session.ts';

type Said = (session: Session, seat: Seat, words: string) => void | Promise<void>;

const HELP = `
  PLAY      a play as it is written or spoken, its beginning, or its number in the list
  plays     list what is permitted         plays WORDS   only what has these words; "plays all" for all
  table     show the table again           undo    take back your last play
  hint      what to look at; once more what kind of play, and then the play and why
  log       what has happened so far
  ?         the clause behind the last refusal, or "? CLAUSE"
  again     another match, once one is over
  help      this list                      quit    leave
  Tab completes, the arrows bring back what you typed before.
  With several people at one screen, "1: PLAY" is a play of seat 1 out of turn.`;

const COMMANDS: Readonly<Record<string, Said>> = {
  help: (session, seat) => session.terminal.print(`${HELP}${sampleOf(offersTo(session, seat))}\n`),
  plays: (session, seat, words) => session.terminal.print(listed(session, seat, words)),
  table: (session, seat) => session.terminal.print(showTable(tableOf(session), seat)),
  log: (session, seat) => tell(session, tellNews(tableOf(session), seat, 1)),
  hint,
  undo: (session, seat) => request(session, seat, { ask: 'undo' }),
  again: async session => {
    session.ended = false;
    await session.local.begin();
  },
  quit: session => session.terminal.close(),
  '?': (session, _, words) => {
    const clause = words || session.clause;
    session.terminal.print(
      clause ? explainClause(tableOf(session), clause) : '  Nothing has been refused yet; "? CLAUSE" tells a clause.',
    );
  },
};

export const COMMAND_NAMES: readonly string[] = Object.keys(COMMANDS);

function listed(session: Session, seat: Seat, words: string): string {
  const all = offersTo(session, seat);
  const wanted = words === '' || words === 'all' ? all : offersWith(all, words);
  if (wanted.length > 0) return listOffers(wanted, words === 'all' ? 'all' : 'some');
  return all.length > 0 ? `  Nothing that is permitted has "${words}" in it.` : '  Nothing is permitted now.';
}

export async function hear(session: Session, line: string): Promise<void> {
  if (session.curtain !== undefined) return liftCurtain(session, line);
  if (line !== '') await heard(session, line);
  prompt(session);
}

async function heard(session: Session, line: string): Promise<void> {
  const [, other, rest] = /^(\d+): *(.*)$/.exec(line) ?? [];
  const seat = other === undefined ? (session.viewer ?? 0) : Number(other);
  if (seat >= session.people) return session.terminal.print(`  Seat ${seat} is not played from this screen.`);
  const said = rest ?? line;
  const [word = '', ...words] = said.split(' ');
  const name = word.toLowerCase();
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  await (command ? command(session, seat, words.join(' ')) : say(session, seat, said));
}

async function say(session: Session, seat: Seat, said: string): Promise<void> {
  const { game, sitting } = tableOf(session);
  if (!sitting) return session.terminal.print('  There is no match now; "again" begins one.');
  const meaning = meaningOf(game, game.view(sitting.match.state, seat), offersTo(session, seat), said);
  if (meaning.is === 'play') return request(session, seat, { ask: 'play', play: meaning.play });
  session.terminal.print(
    meaning.is === 'several'
      ? `  Which one? Its number is enough.\n${listOffers(meaning.offers, 'some')}`
      : `  "${said}" is no play of ${game.title}; "plays" lists what is permitted.`,
  );
}

async function request(session: Session, seat: Seat, verb: Parameters<LocalTable['ask']>[1]): Promise<void> {
  const answer = await session.local.ask(seat, verb);
  if (answer.ok) return;
  if ('error' in answer) return session.terminal.print(`  ${answer.error.message}`);
  const table = tableOf(session);
  const name: Name = other => nameAt(table, other);
  const { clause, message } = tellRefusal(table.game, answer.refusal, { name, reader: 'text' });
  session.clause = clause;
  session.terminal.print(`  ${pc.yellow(`${message} (${clause})`)} ${pc.dim('? tells the clause')}`);
}
