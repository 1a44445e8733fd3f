/** `parlour solve nations`: tricks of the leader's side, a deal per line. */
import { type Translate, translator } from '@parlour/messages';
import { type CardIndex, indexOf, isCard, NATIONS, nationOf, rankOf } from '../../pack/pack.ts';
import { solve } from '../players/double-dummy/solve.ts';
import { type FastDeal, newDeal } from '../players/fast-deal.ts';

type SolveIo = {
  readUserFile(path: string): Promise<string>;
  print(line: string): void;
  printError(line: string): void;
};

const english = {
  usage: 'Name a file of deals with --file FILE. Each line is a deal: {example}',
  faultInLine: 'Line {line}: {fault}',
  noDeal: 'A deal must be a JSON object with "star", "leader" and "hands".',
  star: '"star" must be one of {nations}.',
  leader: '"leader" must be a seat from 0 to 3.',
  hands: '"hands" must be four lists of cards.',
  noCard: 'There is no card {card}.',
  twice: 'A card is listed twice.',
  sizes: 'The hands must have the same number of cards, from 1 to 13.',
} as const;
const text: Translate<typeof english> = translator('nations-solve', english);

const EXAMPLE = '{"star":"as","leader":0,"hands":[[…],[…],[…],[…]]}';

/** Stops at the first line that is no deal. Returns the exit code. */
export async function solveFile({ file }: { readonly file?: string }, io: SolveIo): Promise<number> {
  if (file === undefined) return reportFailure(io, text('usage', { example: EXAMPLE }));
  for (const [i, line] of (await io.readUserFile(file)).split('\n').entries()) {
    if (line.trim() === '') continue;
    const deal = parseDeal(line);
    if (typeof deal === 'string') return reportFailure(io, text('faultInLine', { line: i + 1, fault: deal }));
    io.print(JSON.stringify({ tricks: solve(deal).tricks }));
  }
  return 0;
}

function reportFailure(io: SolveIo, sentence: string): number {
  io.printError(sentence);
  return 2;
}

/** Returns one sentence if the line is no deal. */
function parseDeal(line: string): FastDeal | string {
  const given = parseObject(line);
  if (given === undefined) return text('noDeal');
  const { star, leader, hands } = given;
  if (!NATIONS.some(nation => nation === star)) return text('star', { nations: NATIONS.join(', ') });
  if (![0, 1, 2, 3].some(seat => seat === leader)) return text('leader');
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
  if (lists.length !== 4 || !lists.every(Array.isArray)) return text('hands');
  const cards: unknown[] = lists.flat();
  const unknownCard = cards.find(card => !isCard(card));
  if (unknownCard !== undefined) return text('noCard', { card: JSON.stringify(unknownCard) });
  if (new Set(cards).size < cards.length) return text('twice');
  const sizes = lists.map(hand => hand.length);
  if (sizes[0] === 0 || sizes.some(size => size !== sizes[0])) return text('sizes');
  return lists.map(hand => hand.map(indexOf));
}

function buildDeal(star: number, leader: number, hands: readonly CardIndex[][]): FastDeal {
  const deal = newDeal();
  hands.forEach((cards, seat) => {
    for (const card of cards) deal.hands[4 * seat + nationOf(card)]! |= 1 << rankOf(card);
  });
  return { ...deal, star, turn: leader, left: hands[0]!.length };
}
