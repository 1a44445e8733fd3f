/** `parlour puzzle`: a position from a real game with one right play, which the player types. */
import {
  findPuzzleKind,
  type ListedPuzzleKind,
  puzzleKinds,
  puzzleOfDay,
  weakestSolver,
} from '@parlour/games/shelf/puzzles/list';
import {
  explainAnswer,
  type OpenedPuzzle,
  openPuzzle,
  openPuzzlePack,
  sampleName,
} from '@parlour/games/shelf/puzzles/open';
import { redactFor } from '@parlour/kernel/match';
import { assertDefined, valueOr } from '@parlour/kernel/result';
import { toSecondPerson } from '@parlour/kernel/sentences';
import pc from 'picocolors';
import { parseChoice, parseWholeNumber } from '../lib/arguments.ts';
import type { CliCommand } from '../lib/command.ts';

import { EXIT_CHECK_FAILED, EXIT_INTERRUPTED, fail, printLineError } from '../lib/errors.ts';
import { definitionLines, wrap } from '../lib/terminal-output.ts';
import { dataReader } from '../lib/user-files.ts';
import { completeLine, formatOffers, numberOffers, type Offer, parseTableInput } from '../play/offers.ts';
import { nameSeats } from '../play/seat-names.ts';
import { lineQueue, openTerminal, type Terminal } from '../play/terminal.ts';

export const command: CliCommand = {
  name: 'puzzle',
  summary: 'Solve a puzzle: find the one right play.',
  arguments: '[kind] [number]',
  help: 'Without a kind, it lists the kinds and the puzzle of today.',
  run: runPuzzle,
};

const COMMANDS = ['plays', 'log', 'table', 'answer', 'help', 'quit'];
const HELP = `Type a play or its number. Commands: "plays" lists the legal plays, "log" shows all events, \
"table" shows the table, "answer" shows the answer, "quit" leaves.`;

type PuzzleChoice = { readonly kind: ListedPuzzleKind; readonly number: number };
type PuzzleSession = PuzzleChoice &
  OpenedPuzzle & { readonly offers: readonly Offer[]; readonly terminal: Terminal; isOver: boolean };

/** Without a number, opens today's puzzle or the first one. */
async function runPuzzle([id, number]: readonly [string | undefined, string | undefined]): Promise<void> {
  if (id === undefined) return listKinds();
  const kind = findKindOrFail(id);
  const today = puzzleOfDay(new Date().toISOString().slice(0, 10));
  const first = today?.kind === kind.id ? today.number : 1;
  const choice = {
    kind,
    number: number === undefined ? first : parseWholeNumber('[number]', number, 1, kind.found.length),
  };
  const pack = valueOr(await openPuzzlePack(kind, dataReader()), fail);
  const opened = valueOr(await openPuzzle(assertDefined(pack.puzzles[choice.number - 1]), dataReader()), fail);
  await solveInTerminal(choice, opened);
}

function findKindOrFail(id: string): ListedPuzzleKind {
  return assertDefined(
    findPuzzleKind(
      parseChoice(
        '[kind]',
        puzzleKinds.map(kind => kind.id),
        id,
      ),
    ),
  );
}

function listKinds(): void {
  const today = puzzleOfDay(new Date().toISOString().slice(0, 10));
  const rows = puzzleKinds.map(({ id, found, asks }) => [`${pc.bold(id)} (${found.length})`, asks] as const);
  for (const line of definitionLines(rows)) console.log(line);
  if (today) console.log(`\nPuzzle of today: parlour puzzle ${today.kind} ${today.number}`);
}

function solveInTerminal(choice: PuzzleChoice, opened: OpenedPuzzle): Promise<void> {
  const { match, seat } = opened;
  return new Promise(finish => {
    const offers = numberOffers(match.game, match.state, seat, sampleName);
    const queue = lineQueue(line => handlePuzzleLine(session, line.trim()), printLineError);
    const terminal = openTerminal({
      onLine: queue.add,
      complete: line => completeLine(COMMANDS, offers, line),
      onEnd(by) {
        if (by === 'interrupt') process.exitCode = EXIT_INTERRUPTED;
        if (by === 'interrupt') terminal.close();
        else void queue.done().then(finish);
      },
    });
    const session: PuzzleSession = { ...choice, ...opened, offers, terminal, isOver: false };
    showPuzzle(session);
  });
}

/** Recent events shown at the start; the `log` command shows all. */
const MAX_HISTORY_LINES = 6;

function difficulty(kind: ListedPuzzleKind, number: number): string {
  const solver = weakestSolver(kind, number);
  return solver === 'nobody' ? '(no computer player solves it)' : `(computer players from ${solver} on solve it)`;
}

function showPuzzle(session: PuzzleSession): void {
  const { kind, number, terminal } = session;
  terminal.print(wrap(`${pc.bold(`${kind.title} ${number}`)} ${pc.dim(difficulty(kind, number))}`));
  for (const sentence of historyLines(session).slice(-MAX_HISTORY_LINES)) terminal.print(wrap(sentence, '  ', '    '));
  showPosition(session);
  terminal.print(`${wrap(kind.asks)}\n${pc.dim(wrap(HELP))}`);
  terminal.ask('> ');
}

function showPosition({ kind, match: { game, state, seating }, seat, terminal }: PuzzleSession): void {
  terminal.print(nameSeats(game.show(game.view(state, seat)), seat, sampleName));
  if (!kind.open) return;
  for (let other = 0; other < seating.count; other++) {
    if (other !== seat)
      terminal.print(wrap((game.view(state, other).hand ?? []).join(' '), `${sampleName(other)}: `, '  '));
  }
}

const historyLines = ({ match, seat }: OpenedPuzzle): string[] =>
  match.events.map(event => toSecondPerson(seat, sampleName, name => match.game.say(redactFor(event, seat), name)));

async function handlePuzzleLine(session: PuzzleSession, line: string): Promise<void> {
  const { terminal, offers } = session;
  if (session.isOver) return;
  const commands: Readonly<Record<string, () => void | Promise<void>>> = {
    '': () => undefined,
    plays: () => terminal.print(formatOffers(offers, 'some')),
    log: () =>
      terminal.print(
        historyLines(session)
          .map(line => wrap(line, '  ', '    '))
          .join('\n'),
      ),
    table: () => showPosition(session),
    answer: () => revealAnswer(session, 'The answer is'),
    help: () => terminal.print(wrap(HELP, '  ')),
    quit: () => closeSession(session),
  };
  await (Object.hasOwn(commands, line) ? assertDefined(commands[line])() : tryAnswer(session, line));
  if (!session.isOver) terminal.ask('> ');
}

/** Ignores any further piped lines. */
function closeSession(session: PuzzleSession): void {
  session.isOver = true;
  session.terminal.close();
}

async function tryAnswer(session: PuzzleSession, line: string): Promise<void> {
  const { match, seat, offers, terminal } = session;
  const { game, state } = match;
  const meaning = parseTableInput(game, game.view(state, seat), offers, line);
  if (meaning.is === 'nothing') return terminal.print('  That is not a play. Type "plays" for the legal plays.');
  if (meaning.is === 'several') return terminal.print(formatOffers(meaning.offers, 'some'));
  const refusal = game.refuse(state, seat, meaning.play);
  if (refusal) return terminal.print(wrap(`${game.sayRefusal(refusal, sampleName)} (${refusal.clause})`, '  '));
  if (game.write(meaning.play) === game.write(session.answer)) return revealAnswer(session, 'Right:');
  process.exitCode = EXIT_CHECK_FAILED;
  terminal.print('  Not the right play. Try another, or type "answer".');
}

async function revealAnswer(session: PuzzleSession, intro: string): Promise<void> {
  const { kind, match, terminal } = session;
  const why = await explainAnswer(kind, session, dataReader());
  terminal.print(wrap(`${intro} ${match.game.write(session.answer)}. ${why}`));
  if (intro === 'Right:') process.exitCode = 0;
  closeSession(session);
}
