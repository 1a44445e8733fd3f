/** Sends every line of docs/referee.md; an ellipsis in an answer matches anything. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { describe, expect, it } from 'vitest';
import { createReferee } from './referee.ts';

const PAGE = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'referee.md'), 'utf8');
const found = (text: string, form: RegExp): string[] => Array.from(text.matchAll(form), ([, part]) => part!);

const alike = (answer: string): RegExp => {
  const escaped = answer.split('…').map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.*')}$`);
};

describe('the page about the referee', () => {
  it('has a table of requests that are answered one after another', async () => {
    const answer = createReferee(readShelfData);
    const requests = found(PAGE, /^\| `(\{"ask":.*?\})` \|/gm);
    expect(requests.length).toBe(12);
    for (const request of requests) expect(JSON.parse(await answer(request)), request).toMatchObject({ ok: true });
  });

  it.each(found(PAGE, /```session\n(.*?)```/gs))('session %#', async session => {
    const answer = createReferee(readShelfData);
    const [asked, answers] = [found(session, /^> (.*)$/gm), found(session, /^< (.*)$/gm)];
    expect(asked.length).toBe(answers.length);
    for (const [i, line] of asked.entries()) expect(await answer(line)).toMatch(alike(answers[i]!));
  });
});
