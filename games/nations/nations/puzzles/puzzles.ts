/** `parlour solve nations`: tricks of the leader's side, a deal a line. */
import { type CardIndex, indexOf, isCard, NATIONS, nationOf, rankOf } from '../../pack/pack.ts';
import { solve } from '../players/double-dummy/solve.ts';
import { type FastDeal, newDeal } from '../players/fast.ts';

type Io = {
  readUserFile(path: string): Promise<string>;
  print(line: string): void;
  complain(line: string): void;
};

const USAGE = `Name a file of deals: --file FILE, each line {"star":"as","leader":0,"hands":[[…],[…],[…],[…]]}.`;

/** Answers every line with one, up to the first that is no deal; of that it says what is wrong. */
export async function solveFile({ file }: { readonly file?: string }, io: Io): Promise<number> {
  if (file === undefined) return fail(io, USAGE);
  for (const [i, line] of (await io.readUserFile(file)).split('\n').entries()) {
    if (line.trim() === '') continue;
    const deal = readDeal(line);
    if (typeof deal === 'string') return fail(io, `Line ${i + 1}: ${deal}`);
    io.print(JSON.stringify({ tricks: solve(deal).tricks }));
  }
  return 0;
}

function fail(io: Io, sentence: string): number {
  io.complain(`parlour: ${sentence}`);
  return 2;
}

/** A deal, or one sentence that says what keeps a line from being one. */
function readDeal(line: string): FastDeal | string {
  const given = parse(line);
  if (given === undefined) return 'A deal is a JSON object with "star", "leader" and "hands".';
  const { star, leader, hands } = given;
  if (!NATIONS.some(nation => nation === star)) return `"star" is one of ${NATIONS.join(', ')}.`;
  if (![0, 1, 2, 3].some(seat => seat === leader)) return '"leader" is a seat from 0 to 3.';
  const cards = readHands(hands);
  return typeof cards === 'string' ? cards : layOut(NATIONS.indexOf(star as never), leader as number, cards);
}

function parse(line: string): Record<string, unknown> | undefined {
  try {
    const given: unknown = JSON.parse(line);
    return typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function readHands(hands: unknown): CardIndex[][] | string {
  const lists = Array.isArray(hands) ? hands : [];
  if (lists.length !== 4 || !lists.every(Array.isArray)) return '"hands" are four lists of cards.';
  const cards: unknown[] = lists.flat();
  const stranger = cards.find(card => !isCard(card));
  if (stranger !== undefined) return `There is no card ${JSON.stringify(stranger)}.`;
  if (new Set(cards).size < cards.length) return 'A card is there twice.';
  const sizes = lists.map(hand => hand.length);
  if (sizes[0] === 0 || sizes.some(size => size !== sizes[0])) return 'The hands have equally many cards, 1 to 13.';
  return lists.map(hand => hand.map(indexOf));
}

function layOut(star: number, leader: number, hands: readonly CardIndex[][]): FastDeal {
  const deal = newDeal();
  hands.forEach((cards, seat) => {
    for (const card of cards) deal.hands[4 * seat + nationOf(card)]! |= 1 << rankOf(card);
  });
  return { ...deal, star, turn: leader, left: hands[0]!.length };
}
