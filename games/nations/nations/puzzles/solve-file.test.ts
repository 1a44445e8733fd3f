import { describe, expect, it } from 'vitest';
import { solveFile } from './solve-file.ts';

async function answers(text: string): Promise<{ code: number; printed: string[]; complaints: string[] }> {
  const printed: string[] = [];
  const complaints: string[] = [];
  const io = {
    readUserFile: async () => text,
    print: (line: string) => void printed.push(line),
    printError: (line: string) => void complaints.push(line),
  };
  return { code: await solveFile({ file: 'deals.jsonl' }, io), printed, complaints };
}

const deal = (hands: readonly string[], star = 'as', leader: unknown = 0): string =>
  JSON.stringify({ star, leader, hands: hands.map(hand => hand.split(' ').filter(Boolean)) });

describe('parlour solve nations', () => {
  it('prints the tricks of the leader’s side, a line a deal', async () => {
    const ruff = deal(['eu-map', 'eu-man', 'eu-woman', 'as-2']);
    const finesse = deal(['eu-2 eu-3', 'eu-man as-2', 'eu-map eu-woman', 'am-2 am-3'], 'as');
    const { code, printed } = await answers(`${ruff}\n\n${finesse}\n`);
    expect(printed).toEqual(['{"tricks":0}', '{"tricks":1}']);
    expect(code).toBe(0);
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '7'],
    ['an unknown nation', deal(['eu-2', 'eu-3', 'eu-4', 'eu-5'], 'xx')],
    ['an unknown seat', deal(['eu-2', 'eu-3', 'eu-4', 'eu-5'], 'as', 4)],
    ['an unknown card', deal(['eu-2', 'eu-3', 'eu-4', 'eu-1'])],
    ['a card twice', deal(['eu-2', 'eu-3', 'eu-4', 'eu-4'])],
    ['three hands', deal(['eu-2', 'eu-3', 'eu-4'])],
    ['unequal hands', deal(['eu-2', 'eu-3', 'eu-4', 'eu-5 eu-6'])],
    ['empty hands', deal(['', '', '', ''])],
  ])('refuses %s in one sentence', async (_, line) => {
    const { code, printed, complaints } = await answers(line);
    expect(code).toBe(2);
    expect(printed).toEqual([]);
    expect(complaints.join()).toMatch(/^Line 1: .*\.$/);
  });

  it('asks for a file', async () => {
    const io = { readUserFile: async () => '', print: () => {}, printError: () => {} };
    expect(await solveFile({}, io)).toBe(2);
  });
});
