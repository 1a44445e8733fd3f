/** `parlour solve nations`: tricks of the leader's side, a deal per line. */
import { type CardIndex, indexOf, isCard, NATIONS, nationOf, rankOf } from '../../pack/pack.ts';
import { solve } from '../players/double-dummy/solve.ts';
import { type FastDeal, newDeal } from '../players/fast-deal.ts';

type SolveIo = {
  readUserFile(path: string): Promise<string>;
  print(line: string): void;
  printError(line: string): void;
};

const USAGE = `Name a file of deals: --file FILE, each line {"star":"as","leader":0,"hands":[[…],[…],[…],[…]]}.`;

/** Stops at the first line that is no deal. Returns the exit code. */
export async function solveFile({ file }: { readonly file?: string }, io: SolveIo): Promise<number> {
  if (file === undefined) return reportFailure(io, USAGE);
  for (const [i, line] of (await io.readUserFile(file)).split('\n').entries()) {
    if (line.trim() === '') continue;
    const deal = parseDeal(line);
    if (typeof deal === 'string') return reportFailure(io, `Line ${i + 1}: ${deal}`);
    io.print(JSON.stringify({ tricks: solve(deal).tricks }));
  }
  return 0;
}

function reportFailure(io: SolveIo, sentence: string): number {
  io.printError(`parlour: ${sentence}`);
  return 2;
}

/** Returns one sentence if the line is no deal. */
function parseDeal(line: string): FastDeal | string {
  const given = parseObject(line);
  if (given === undefined) return 'A deal is a JSON object with "star", "leader" and "hands".';
  const { star, leader, hands } = given;
  if (!NATIONS.some(nation => nation === star)) return `"star" is one of ${NATIONS.join(', ')}.`;
  if (![0, 1, 2, 3].some(seat => seat === leader)) return '"leader" is a seat from 0 to 3.';
  const cards = parseHands(hands);
  return typeof cards === 'string' ? cards : buildDeal(NATIONS.indexOf(star as never), leader as number, cards);
}

function parseObject(line: string): Record<string, unknown> | undefined {
  try {
    const given: unknown = JSON.parse(line);
    return typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function parseHands(hands: unknown): CardIndex[][] | string {
  const lists = Array.isArray(hands) ? hands : [];
  if (lists.length !== 4 || !lists.every(Array.isArray)) return '"hands" are four lists of cards.';
  const cards: unknown[] = lists.flat();
  const unknownCard = cards.find(card => !isCard(card));
  if (unknownCard !== undefined) return `There is no card ${JSON.stringify(unknownCard)}.`;
  if (new Set(cards).size < cards.length) return 'A card is there twice.';
  const sizes = lists.map(hand => hand.length);
  if (sizes[0] === 0 || sizes.some(size => size !== sizes[0])) return 'The hands have equally many cards, 1 to 13.';
  return lists.map(hand => hand.map(indexOf));
}

function buildDeal(star: number, leader: number, hands: readonly CardIndex[][]): FastDeal {
  const deal = newDeal();
  hands.forEach((cards, seat) => {
    for (const card of cards) deal.hands[4 * seat + nationOf(card)]! |= 1 << rankOf(card);
  });
  return { ...deal, star, turn: leader, left: hands[0]!.length };
}
