/** `parlour puzzle`: a position of a real game with one right play, which is typed as in any game. */
import {
  finderOf,
  findPuzzleKind,
  isNumberOf,
  type ListedKind,
  puzzleKinds,
  puzzleOfDay,
} from '@parlour/games/shelf/puzzle-list';
import { explained, loadPuzzles, type OpenedPuzzle, openPuzzle, personAt } from '@parlour/games/shelf/puzzles';
import { noticed } from '@parlour/kernel/match';
import { must } from '@parlour/kernel/must';
import { valueOr } from '@parlour/kernel/result';
import { toldTo } from '@parlour/kernel/second-person';
import pc from 'picocolors';
import { readData } from '../data.ts';
import { lineQueue } from '../line-queue.ts';
import { listOffers } from '../playing/listing.ts';
import { completionsOf, meaningOf, type Offer, offersOf } from '../playing/meaning.ts';
import { openTerminal, type Terminal } from '../playing/terminal.ts';
import { FAULTY, INTERRUPTED, trouble, wholeNumber } from '../trouble.ts';

const COMMANDS = ['plays', 'log', 'table', 'answer', 'help', 'quit'];
const HELP = '  a play as it is written, or its number · plays · log: all that was heard · table · answer · quit';

type Asked = { readonly kind: ListedKind; readonly number: number };
type Asking = Asked &
  OpenedPuzzle & { readonly offers: readonly Offer[]; readonly terminal: Terminal; isOver: boolean };

/** Without a kind it lists them; without a number it is today's, or the first. */
export async function puzzleInTerminal(id: string | undefined, number: string | undefined): Promise<void> {
  if (id === undefined) return listKinds();
  const kind = kindNamed(id);
  const today = puzzleOfDay(new Date().toISOString().slice(0, 10));
  const first = today?.kind === kind.id ? today.number : 1;
  const asked = { kind, number: number === undefined ? first : wholeNumber('The number', number, 1) };
  if (!isNumberOf(kind, asked.number)) trouble(`${kind.title} has the puzzles 1 to ${kind.found.length}.`);
  const pack = valueOr(await loadPuzzles(kind, readData()), trouble);
  const opened = valueOr(await openPuzzle(must(pack.puzzles[asked.number - 1]), readData()), trouble);
  await ask(asked, opened);
}

function kindNamed(id: string): ListedKind {
  const ids = puzzleKinds.map(kind => kind.id);
  return findPuzzleKind(id) ?? trouble(`There are no puzzles "${id}"; there are ${ids.join(', ')}.`);
}

function listKinds(): void {
  const today = puzzleOfDay(new Date().toISOString().slice(0, 10));
  for (const { id, found, asks } of puzzleKinds) console.log(`${pc.bold(id)} (${found.length})  ${asks}`);
  if (today) console.log(`\nToday's: parlour puzzle ${today.kind} ${today.number}`);
}

function ask(asked: Asked, opened: OpenedPuzzle): Promise<void> {
  const { match, seat } = opened;
  return new Promise(finish => {
    const offers = offersOf(match.game, match.state, seat, personAt);
    const queue = lineQueue(line => hear(asking, line.trim()), tellFault);
    const terminal = openTerminal({
      hear: queue.add,
      complete: line => completionsOf(COMMANDS, offers, line),
      end(by) {
        if (by === 'interrupt') process.exitCode = INTERRUPTED;
        if (by === 'interrupt') terminal.close();
        else void queue.done().then(finish);
      },
    });
    const asking: Asking = { ...asked, ...opened, offers, terminal, isOver: false };
    lay(asking);
  });
}

const tellFault = (error: unknown): void =>
  console.error(`  That went wrong: ${error instanceof Error ? error.message : error}`);

/** The last things that were heard; "log" tells them all. */
const LAST = 6;

function lay(asking: Asking): void {
  const { kind, number, terminal } = asking;
  terminal.print(pc.bold(`${kind.title} ${number}`) + pc.dim(` (found by ${finderOf(kind, number)})`));
  for (const sentence of heardBy(asking).slice(-LAST)) terminal.print(`  ${sentence}`);
  show(asking);
  terminal.print(`${kind.asks}\n${HELP}`);
  terminal.ask('> ');
}

function show({ kind, match: { game, state, seating }, seat, terminal }: Asking): void {
  terminal.print(game.show(game.view(state, seat)));
  if (!kind.open) return;
  for (let other = 0; other < seating.count; other++) {
    if (other !== seat) terminal.print(`${personAt(other)}: ${(game.view(state, other).hand ?? []).join(' ')}`);
  }
}

const heardBy = ({ match, seat }: OpenedPuzzle): string[] =>
  match.happenings.map(happening => toldTo(seat, personAt, name => match.game.say(noticed(happening, seat), name)));

async function hear(asking: Asking, line: string): Promise<void> {
  const { terminal, offers } = asking;
  if (asking.isOver) return;
  const does: Readonly<Record<string, () => void | Promise<void>>> = {
    '': () => undefined,
    plays: () => terminal.print(listOffers(offers, 'some')),
    log: () => terminal.print(heardBy(asking).join('\n')),
    table: () => show(asking),
    answer: () => end(asking, 'The answer is'),
    help: () => terminal.print(HELP),
    quit: () => leave(asking),
  };
  await (Object.hasOwn(does, line) ? must(does[line])() : answer(asking, line));
  if (!asking.isOver) terminal.ask('> ');
}

/** What comes from a pipe afterwards is not heard any more. */
function leave(asking: Asking): void {
  asking.isOver = true;
  asking.terminal.close();
}

async function answer(asking: Asking, line: string): Promise<void> {
  const { match, seat, offers, terminal } = asking;
  const { game, state } = match;
  const meaning = meaningOf(game, game.view(state, seat), offers, line);
  if (meaning.is === 'nothing') return terminal.print('  That is no play. "plays" lists what is permitted.');
  if (meaning.is === 'several') return terminal.print(listOffers(meaning.offers, 'some'));
  const refusal = game.refuse(state, seat, meaning.play);
  if (refusal) return terminal.print(`  ${game.sayRefusal(refusal, personAt)} (${refusal.clause})`);
  if (game.write(meaning.play) === game.write(asking.answer)) return end(asking, 'Right:');
  process.exitCode = FAULTY;
  terminal.print('  That is not it. Try another play, or type "answer".');
}

async function end(asking: Asking, says: string): Promise<void> {
  const { kind, match, terminal } = asking;
  const why = await explained(kind, asking, readData());
  terminal.print(`${says} ${match.game.write(asking.answer)}. ${why}`);
  if (says === 'Right:') process.exitCode = 0;
  leave(asking);
}
