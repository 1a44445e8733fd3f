import { expect, it } from 'vitest';
import { groupWrites } from './group.ts';

const soon = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 100));

function groupWith(notes: string[]) {
  return groupWrites({
    begin: () => notes.push('begin'),
    commit: () => notes.push('commit'),
    rollback: () => notes.push('rollback'),
    trouble: error => error as Error,
  });
}

it('writes together what comes close together, and answers nobody before it is done', async () => {
  const notes: string[] = [];
  const { write } = groupWith(notes);
  await Promise.all(['a', 'b', 'c'].map(name => write(() => notes.push(name)).then(() => notes.push(`${name} told`))));
  expect(notes).toEqual(['begin', 'a', 'b', 'c', 'commit', 'a told', 'b told', 'c told']);
});

it('calls those who are gathered in their order, and takes what they write into the same transaction', async () => {
  const notes: string[] = [];
  const { write, gather } = groupWith(notes);
  for (const name of ['a', 'b']) {
    gather(() => {
      notes.push(`${name} called`);
      void Promise.resolve().then(() => write(() => notes.push(name)));
    });
  }
  await soon();
  expect(notes).toEqual(['a called', 'b called', 'begin', 'a', 'b', 'commit']);
});

it('also calls who comes while others are called', async () => {
  const notes: string[] = [];
  const { gather } = groupWith(notes);
  gather(() => gather(() => notes.push('called')));
  await soon();
  expect(notes).toEqual(['called']);
});

it('tells all of a group when it fails, and none of it is kept', async () => {
  const notes: string[] = [];
  const { write } = groupWith(notes);
  const full = (): never => {
    throw new Error('full');
  };
  const outcomes = await Promise.allSettled([write(() => notes.push('a')), write(full)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(notes).toEqual(['begin', 'a', 'rollback']);
});
