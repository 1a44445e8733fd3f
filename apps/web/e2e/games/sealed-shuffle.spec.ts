/** The sealed shuffle on the page: cutting, and what a player reads when the server has cheated. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { cutCommitment, secretCommitment, withheldCut } from '@parlour/kernel/seal';
import { digest } from '@parlour/table/shuffle/digest';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Cheat, cheat, type Frame, type Tricks } from '../support/cheating-server.ts';
import { cutPack, packToCut, sitDown } from '../support/friends.ts';
import { downloaded } from '../support/packs.ts';
import { rush, theEnd } from '../support/player.ts';
import { test } from '../support/reused-page.ts';

const fieldOf = (text: string, name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(text)![1]!;
const withField = (text: string, name: string, value: string): string =>
  text.replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: ${value}`);

/** Computes the commitments of a record again, so that it is consistent. */
function committedAnew(text: string): string {
  const seal = fieldOf(text, 'Seal');
  const words = fieldOf(text, 'Cuts').split(' ');
  const anew = words.map((cut, seat) => (cut === '-' ? cut : cutCommitment(digest, seal, seat, cut)));
  return withField(text, 'Commitments', anew.join(' '));
}

async function layAt({ address }: Cheat, page: Page): Promise<void> {
  await rush(page);
  await page.goto(`${address}/friends/monkey`);
  await page.getByLabel('Players at the table').selectOption('2');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await sitDown(page, 'Ada');
  await page.getByRole('button', { name: 'A computer player' }).last().click();
}

/** A match against computer players, one of which plays for the person. */
async function playOut(house: Cheat, page: Page): Promise<void> {
  await cutPack(page);
  await expect(page.getByRole('heading', { name: 'The Game of the Monkey', exact: true })).toBeAttached();
  house.say({ ask: 'stand-in', seat: 0, id: `for-ada-${Math.random()}` });
  await expect(theEnd(page)).toBeVisible({ timeout: 60_000 });
}

const wrong = (page: Page): Locator => theEnd(page).getByRole('alert');

/** What a player reads after a match on a server with these tricks. */
async function readAfter(page: Page, baseURL: string, tricks: Tricks): Promise<string> {
  const house = await cheat(baseURL, tricks);
  await layAt(house, page);
  await playOut(house, page);
  await expect(wrong(page)).toBeVisible();
  const says = await wrong(page).innerText();
  await theEnd(page).getByRole('button', { name: 'Look it over' }).click();
  await page.getByRole('link', { name: 'What counted' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This does not agree!' })).toBeVisible();
  house.close();
  return says;
}

/** Downloads the program, the record and the slip from the page, and runs the program as a player would. */
async function checkOutside(page: Page): Promise<void> {
  await expect(page.getByText('This page comes from the same server whose shuffle it checks.')).toBeVisible();
  const folder = mkdtempSync(join(tmpdir(), 'parlour-verify-'));
  const save = async (link: Locator): Promise<string> => {
    const file = await downloaded(page, () => link.click());
    const path = join(folder, file.suggestedFilename());
    await file.saveAs(path);
    return path;
  };
  const program = await save(page.getByRole('link', { name: 'verify.py' }));
  expect(basename(program)).toBe('verify.py');
  const record = await save(page.getByRole('button', { name: 'The record as a file' }));
  const slip = await save(page.getByRole('button', { name: 'The slip as a file' }));
  const run = spawnSync('python3', [program, record, '--slip', slip], { encoding: 'utf8' });
  if (run.error) return;
  expect([run.status, run.stdout]).toEqual([
    0,
    expect.stringMatching(/^All \d+ draws come from the seal and the cuts\.\s*$/),
  ]);
}

test('an honest match is verified without a click; the next record is not the last one again', async ({
  page,
  baseURL,
}) => {
  const records: string[] = [];
  const first = (text: string): string => records[records.push(text) && 0]!;
  const house = await cheat(baseURL!, { record: first });
  await layAt(house, page);
  await page.getByText('Type a word of your own').click();
  await page.getByLabel('Your word').fill('two words');
  await packToCut(page).click();
  await expect(page.getByText('A word is made of plain letters')).toBeVisible();
  await expect(packToCut(page)).toBeVisible();
  await page.getByLabel('Your word').fill('abracadabra');
  await playOut(house, page);
  await expect(theEnd(page).getByText('the seal you saw and your cut')).toBeVisible();

  await theEnd(page).getByRole('link', { name: 'See how' }).click();
  await expect(page.getByText('Everything agrees, with your slip too.')).toBeVisible();
  await expect(page.getByLabel('Your slip')).toHaveValue(
    /^Game: monkey\n[\s\S]*\nSeat: 0\nCut: \d+\.abracadabra\.\w{32}$/,
  );
  await checkOutside(page);
  await page.getByLabel('Your slip').fill('Game: monkey\nSeal: 00\nCut: x');
  await page.getByRole('button', { name: 'Draw again' }).click();
  await expect(page.getByText('It does not agree.')).toBeVisible();

  await page.goBack();
  await theEnd(page).getByRole('button', { name: 'Play again' }).click();
  await playOut(house, page);
  await expect(wrong(page)).toContainText('Before the cuts were shown');
  expect(records).toHaveLength(2);
  house.close();
});

test('a secret chosen after the cuts is told', async ({ page, baseURL }) => {
  const secret = '07'.repeat(128);
  const says = await readAfter(page, baseURL!, {
    record: text =>
      committedAnew(withField(withField(text, 'Secret', secret), 'Seal', secretCommitment(digest, secret))),
  });
  expect(says).toMatch(/^This does not agree! Before the cuts were shown the Seal was "\w{8}…"; in the record it is/);
});

test('a cut that was ground for a computer player is told', async ({ page, baseURL }) => {
  const says = await readAfter(page, baseURL!, {
    record: text => committedAnew(withField(text, 'Cuts', fieldOf(text, 'Cuts').replace(/-$/, 'ground-4711'))),
  });
  expect(says).toContain('Before the cuts were shown the Commitments was');
});

test('a swapped card is told', async ({ page, baseURL }) => {
  const says = await readAfter(page, baseURL!, {
    record: text => text.replace(/(deal(?: \S+){20}) (\S+) (\S+) (\S+)/, '$1 $4 $3 $2'),
  });
  expect(says).toContain('This does not agree! Draw 1 is');
});

test('a cut that was shown and then dropped is told', async ({ page, baseURL }) => {
  const says = await readAfter(page, baseURL!, {
    record: text => withField(text, 'Cuts', `${withheldCut(fieldOf(text, 'Commitments').split(' ')[0]!)} -`),
  });
  expect(says).toContain('The record says that the cut of Ada was never shown.');
});

test('a match that was told otherwise than it is recorded is told', async ({ page, baseURL }) => {
  let told = 0;
  const says = await readAfter(page, baseURL!, {
    hear: frame => (JSON.stringify(frame).includes('"by":0') && told++ < 1 ? lied(frame) : frame),
  });
  expect(says).toContain('The record is not of the match that Ada has seen.');
});

/** Changes the clause of the first event. */
const lied = (frame: Frame): Frame => JSON.parse(JSON.stringify(frame).replace(/"clause":"MO-\d+"/, '"clause":"MO-1"'));

test('a table that gives out no record is told', async ({ page, baseURL }) => {
  const house = await cheat(baseURL!, { record: () => undefined });
  await layAt(house, page);
  await playOut(house, page);
  await expect(wrong(page)).toContainText('The table does not give out the record of this match');
  house.close();
});

test('where the seal is exchanged before the cuts are shown, none is shown', async ({ page, baseURL }) => {
  type Room = { readonly shuffling?: object; readonly seal: string };
  const house = await cheat(baseURL!, {
    hear(frame) {
      const room = frame.room as Room | undefined;
      return room?.shuffling ? { ...frame, room: { ...room, seal: 'f'.repeat(64) } } : frame;
    },
  });
  await layAt(house, page);
  await cutPack(page);
  await expect(page.getByRole('alert').getByText('has not kept to what it said before you cut')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('alert').getByText('has not kept to what it said before you cut')).toBeVisible();
  expect(house.asked.map(({ ask }) => ask)).not.toContain('reveal');
  expect(JSON.stringify(house.asked)).not.toContain('"cut":"');
  house.close();
});
