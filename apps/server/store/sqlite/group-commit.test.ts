import { expect, it } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

const soon = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 50));

/** Group commit: jobs that arrive during a write share the next transaction and sync. A lone job is not delayed. */
function groupWith(notes: string[]) {
  const disk: { arrive?: () => void; fail?: (error: Error) => void; isSlow: boolean } = { isSlow: false };
  const group = createGroupCommit({
    begin: () => notes.push('begin'),
    commit: () => notes.push('commit'),
    rollback: () => notes.push('rollback'),
    toError: error => error as Error,
    sync: () =>
      new Promise((resolve, reject) => {
        notes.push('sync');
        if (!disk.isSlow) return resolve();
        [disk.arrive, disk.fail] = [resolve, reject];
      }),
  });
  return { ...group, disk };
}

it('writes together what comes close together, and answers nobody before it is on the disk', async () => {
  const notes: string[] = [];
  const { write } = groupWith(notes);
  await Promise.all(['a', 'b', 'c'].map(name => write(() => notes.push(name)).then(() => notes.push(`${name} told`))));
  expect(notes).toEqual(['begin', 'a', 'b', 'c', 'commit', 'sync', 'a told', 'b told', 'c told']);
});

it('takes what comes while the disk is slow into the next write, all of it together', async () => {
  const notes: string[] = [];
  const { write, disk } = groupWith(notes);
  disk.isSlow = true;
  const first = write(() => notes.push('a'));
  await soon();
  const rest = ['b', 'c'].map(name => write(() => notes.push(name)));
  await soon();
  expect(notes).toEqual(['begin', 'a', 'commit', 'sync']);
  disk.isSlow = false;
  disk.arrive!();
  await Promise.all([first, ...rest]);
  expect(notes).toEqual(['begin', 'a', 'commit', 'sync', 'begin', 'b', 'c', 'commit', 'sync']);
});

it('is settled when nothing is on its way', async () => {
  const notes: string[] = [];
  const { write, settled, disk } = groupWith(notes);
  await settled();
  disk.isSlow = true;
  void write(() => notes.push('a')).then(() => notes.push('told'));
  await soon();
  const still = settled().then(() => notes.push('settled'));
  disk.arrive!();
  await still;
  expect(notes).toEqual(['begin', 'a', 'commit', 'sync', 'told', 'settled']);
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

it('tells all of a group when the disk fails, and goes on with the next', async () => {
  const notes: string[] = [];
  const { write, disk } = groupWith(notes);
  disk.isSlow = true;
  const lost = write(() => 'a');
  await soon();
  disk.fail!(new Error('broken'));
  await expect(lost).rejects.toThrow('broken');
  disk.isSlow = false;
  expect(await write(() => 'b')).toBe('b');
});

it('makes no transaction around one statement that nothing is written with', async () => {
  const notes: string[] = [];
  const { write } = groupWith(notes);
  await write(() => notes.push('a'), 'one statement');
  expect(notes).toEqual(['a', 'sync']);
  await Promise.all(['b', 'c'].map(name => write(() => notes.push(name), 'one statement')));
  expect(notes.slice(2)).toEqual(['begin', 'b', 'c', 'commit', 'sync']);
});
