/** The sealed shuffle on the page: cutting, and what a player reads when the server has cheated. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Cheat, cheat } from '../support/cheating-server.ts';
import { createTable, startButton } from '../support/friends.ts';
import { downloaded } from '../support/packs.ts';
import { rush, settleTerms, theEnd } from '../support/player.ts';
import { test } from '../support/reused-page.ts';

async function layAt({ address }: Cheat, page: Page): Promise<void> {
  await rush(page);
  await page.goto(`${address}/friends/monkey`);
  await settleTerms(page.locator('main'), { 'Players at the table': '2' });
  await createTable(page);
  await page.getByRole('button', { name: 'Add computer' }).click();
}

/** A match against computer players, one of which plays for the person. */
async function playOut(house: Cheat, page: Page): Promise<void> {
  await startButton(page).click();
  await expect(page.getByRole('heading', { name: 'The Game of the Monkey', exact: true })).toBeAttached();
  house.say({ ask: 'stand-in', seat: 0, id: `for-ada-${Math.random()}` });
  await expect(theEnd(page)).toBeVisible({ timeout: 60_000 });
}

const wrong = (page: Page): Locator => theEnd(page).getByRole('alert');

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
  const record = await save(page.getByRole('button', { name: 'Save record' }));
  const slip = await save(page.getByRole('button', { name: 'Save slip' }));
  const run = spawnSync('python3', [program, record, '--slip', slip], { encoding: 'utf8' });
  if (run.error) return;
  expect([run.status, run.stdout]).toEqual([
    0,
    expect.stringMatching(/^All \d+ draws come from the seal and the cuts\.\s*$/),
  ]);
}

test('an honest match is verified without a click; the next record is not the last one again', {
  tag: '@smoke',
}, async ({ page, baseURL }) => {
  const records: string[] = [];
  const first = (text: string): string => records[records.push(text) && 0]!;
  const house = await cheat(baseURL!, { record: first });
  await layAt(house, page);
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('button', { name: 'Cut the pack here' }).click();
  await page.getByText('Add a word of your own').click();
  await page.getByLabel('Your word').fill('two words');
  await expect(page.getByText('Use plain letters')).toBeVisible();
  await page.getByLabel('Your word').fill('abracadabra');
  await page.keyboard.press('Escape');
  await playOut(house, page);
  await theEnd(page)
    .getByRole('link', { name: /^Fair shuffle/ })
    .click();
  await expect(page.getByText('the seal you saw and your cut')).toBeVisible();
  await expect(page.getByText('The shuffle is correct and matches your slip.')).toBeVisible();
  await expect(page.getByLabel('Your slip')).toHaveValue(
    /^Game: monkey\n[\s\S]*\nSeat: 0\nCut: \d+\.abracadabra\.\w{32}$/,
  );
  await checkOutside(page);
  await page.getByLabel('Your slip').fill('Game: monkey\nSeal: 00\nCut: x');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText("The shuffle doesn't match.")).toBeVisible();

  await page.goBack();
  await theEnd(page).getByRole('button', { name: 'Again' }).click();
  await playOut(house, page);
  await expect(wrong(page)).toContainText('Before the cuts were revealed');
  expect(records).toHaveLength(2);
  house.close();
});

test('a swapped card is reported', async ({ page, baseURL }) => {
  const house = await cheat(baseURL!, {
    record: text => text.replace(/(deal(?: \S+){20}) (\S+) (\S+) (\S+)/, '$1 $4 $3 $2'),
  });
  await layAt(house, page);
  await playOut(house, page);
  await expect(wrong(page)).toContainText('Shuffle mismatch! Draw 1 is');
  await theEnd(page).getByRole('button', { name: 'Review' }).click();
  await page.getByRole('link', { name: 'Match summary' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Shuffle mismatch!' })).toBeVisible();
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
  await startButton(page).click();
  await expect(page.getByRole('alert').getByText('has broken its commitment')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('alert').getByText('has broken its commitment')).toBeVisible();
  expect(house.asked.map(({ ask }) => ask)).not.toContain('reveal');
  expect(JSON.stringify(house.asked)).not.toContain('"cut":"');
  house.close();
});
