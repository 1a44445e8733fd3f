/** `parlour puzzle`: a position from a real game with one right play, which the player types. */
import {
  findPuzzleKind,
  hasPuzzleNumber,
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
import { type CliCommand, parseWholeNumber } from '../lib/command.ts';
import { EXIT_CHECK_FAILED, EXIT_INTERRUPTED, fail, printLineError } from '../lib/errors.ts';
import { dataReader } from '../lib/user-files.ts';
import { completeLine, formatOffers, numberOffers, type Offer, parseTableInput } from '../play/offers.ts';
import { lineQueue, openTerminal, type Terminal } from '../play/terminal.ts';

export const command: CliCommand = {
  name: 'puzzle',
  summary: 'Solve a puzzle: a position with one right play.',
  arguments: '[kind] [number]',
  help: 'Without a kind, it lists the kinds and names the puzzle of the day.',
  run: runPuzzle,
};

const COMMANDS = ['plays', 'log', 'table', 'answer', 'help', 'quit'];
const HELP = '  a play as it is written, or its number · plays · log: all that was heard · table · answer · quit';

type PuzzleChoice = { readonly kind: ListedPuzzleKind; readonly number: number };
type PuzzleSession = PuzzleChoice &
  OpenedPuzzle & { readonly offers: readonly Offer[]; readonly terminal: Terminal; isOver: boolean };

/** Without a number, opens today's puzzle or the first one. */
async function runPuzzle([id, number]: readonly [string | undefined, string | undefined]): Promise<void> {
  if (id === undefined) return listKinds();
  const kind = findKindOrFail(id);
  const today = puzzleOfDay(new Date().toISOString().slice(0, 10));
  const first = today?.kind === kind.id ? today.number : 1;
  const choice = { kind, number: number === undefined ? first : parseWholeNumber('The number', number, 1) };
  if (!hasPuzzleNumber(kind, choice.number)) fail(`${kind.title} has the puzzles 1 to ${kind.found.length}.`);
  const pack = valueOr(await openPuzzlePack(kind, dataReader()), fail);
  const opened = valueOr(await openPuzzle(assertDefined(pack.puzzles[choice.number - 1]), dataReader()), fail);
  await solveInTerminal(choice, opened);
}

function findKindOrFail(id: string): ListedPuzzleKind {
  const ids = puzzleKinds.map(kind => kind.id);
  return findPuzzleKind(id) ?? fail(`There are no puzzles "${id}"; there are ${ids.join(', ')}.`);
}

function listKinds(): void {
  const today = puzzleOfDay(new Date().toISOString().slice(0, 10));
  for (const { id, found, asks } of puzzleKinds) console.log(`${pc.bold(id)} (${found.length})  ${asks}`);
  if (today) console.log(`\nToday's: parlour puzzle ${today.kind} ${today.number}`);
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

function showPuzzle(session: PuzzleSession): void {
  const { kind, number, terminal } = session;
  terminal.print(pc.bold(`${kind.title} ${number}`) + pc.dim(` (found by ${weakestSolver(kind, number)})`));
  for (const sentence of historyLines(session).slice(-MAX_HISTORY_LINES)) terminal.print(`  ${sentence}`);
  showPosition(session);
  terminal.print(`${kind.asks}\n${HELP}`);
  terminal.ask('> ');
}

function showPosition({ kind, match: { game, state, seating }, seat, terminal }: PuzzleSession): void {
  terminal.print(game.show(game.view(state, seat)));
  if (!kind.open) return;
  for (let other = 0; other < seating.count; other++) {
    if (other !== seat) terminal.print(`${sampleName(other)}: ${(game.view(state, other).hand ?? []).join(' ')}`);
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
    log: () => terminal.print(historyLines(session).join('\n')),
    table: () => showPosition(session),
    answer: () => revealAnswer(session, 'The answer is'),
    help: () => terminal.print(HELP),
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
  if (meaning.is === 'nothing') return terminal.print('  That is no play. "plays" lists what is permitted.');
  if (meaning.is === 'several') return terminal.print(formatOffers(meaning.offers, 'some'));
  const refusal = game.refuse(state, seat, meaning.play);
  if (refusal) return terminal.print(`  ${game.sayRefusal(refusal, sampleName)} (${refusal.clause})`);
  if (game.write(meaning.play) === game.write(session.answer)) return revealAnswer(session, 'Right:');
  process.exitCode = EXIT_CHECK_FAILED;
  terminal.print('  That is not it. Try another play, or type "answer".');
}

async function revealAnswer(session: PuzzleSession, intro: string): Promise<void> {
  const { kind, match, terminal } = session;
  const why = await explainAnswer(kind, session, dataReader());
  terminal.print(`${intro} ${match.game.write(session.answer)}. ${why}`);
  if (intro === 'Right:') process.exitCode = 0;
  closeSession(session);
}
