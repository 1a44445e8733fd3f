import { type Browser, expect, type Page } from '@playwright/test';
import { createTable, isReady, sitDown, startButton } from '../support/friends.ts';
import { action, bytesOf, downloaded, makePack, SIXTEEN, textOf } from '../support/packs.ts';
import { hand, rush, settleTerms } from '../support/player.ts';
import { test } from '../support/reused-page.ts';

test.beforeEach(({ page }) => rush(page));

/** Books of five rows, each a question and its answer. */
const rowsOf = (count: number): string =>
  Array.from(
    { length: count },
    (_, i) => `Subject ${Math.floor(i / 5) + 1}\tWhat is number ${i + 1}?\tIt is number ${i + 1}, of course.`,
  ).join('\n');

/** The default pack size, and the smallest allowed. */
const [SEVENTY, TWENTY] = [rowsOf(70), rowsOf(20)];

test('seventy rows are pasted, played and printed', { tag: '@smoke' }, async ({ page }) => {
  await makePack(page, 'kit-and-kat', SEVENTY);
  const made = page.url();
  await action(page, 'Play').click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(
    hand(page)
      .getByRole('button', { name: /What is number|It is number/ })
      .first(),
  ).toBeVisible();
  await page.goto(made);
  await action(page, 'Print').click();
  await page.getByRole('radio', { name: 'A4' }).click();
  const pdf = await downloaded(page, () => action(page, 'Create PDF').click());
  expect(pdf.suggestedFilename()).toBe('kit-and-kat-a4.pdf');
  const { pages, text } = await textOf(await bytesOf(pdf));
  expect(pages).toBeGreaterThanOrEqual(2 + 2 * Math.ceil(140 / 9) + 2);
  for (const number of [1, 35, 70]) expect(text.replaceAll(/\s+/g, ' ')).toContain(`What is number ${number}?`);
});

test('rows pasted into a field are shown, and then taken over as rows', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/make/alice');
  await action(page, 'New pack').click();
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(SIXTEEN)})`);
  await page.getByLabel('scene', { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByText('16 rows make 16 sets.')).toBeVisible();
  await expect(page.getByLabel('second', { exact: true })).toHaveValue('');
  await action(page, 'Import rows').click();
  await expect(page.getByLabel('second', { exact: true })).toHaveValue('Thing 1');
  await expect(page.getByRole('button', { name: 'Set 16 Scene 16' })).toBeVisible();
});

test('a pack in a file goes to another device, and a broken one is refused', async ({ page, browser }) => {
  await makePack(page, 'kit-and-kat', TWENTY);
  const file = await bytesOf(await downloaded(page, () => action(page, 'Save file').click()));
  const other = await elsewhere(browser, page);
  await other.goto('/make/kit-and-kat');
  const text = new TextDecoder().decode(file);
  await give(other, 'broken.json', text.replace('"book": "B"', '"book": "X"'));
  await expect(other.getByRole('alert')).toContainText("broken.json wasn't imported, and nothing has changed.");
  await expect(other.getByRole('alert')).toContainText('Book number 2 must be named "B".');
  await expect(other.getByRole('alert')).toContainText(/Line \d+:/);
  await give(other, 'ours.json', text);
  await expect(other.getByRole('heading', { level: 1, name: 'Our numbers' })).toBeVisible();
  const again = await bytesOf(await downloaded(other, () => action(other, 'Save file').click()));
  expect(new TextDecoder().decode(again)).toBe(text);
  await other.goto('/make/kit-and-kat');
  await give(other, 'half.json', text.slice(0, 300));
  await expect(other.getByRole('alert')).toContainText('Line');
  await expect(other.getByRole('link', { name: 'Our numbers' })).toBeVisible();
  await other.context().close();
});

const give = (page: Page, name: string, text: string): Promise<void> =>
  page.getByLabel('Open file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

async function elsewhere(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await rush(other);
  return other;
}

test('a pack goes along in a link', { tag: '@smoke' }, async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await makePack(page, 'kit-and-kat', TWENTY);
  await action(page, 'Share link').click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const shared = String(await page.evaluate('navigator.clipboard.readText()'));
  expect(shared).toMatch(/, a pack for Kit and Kat in Nuerland: http\S+$/);
  const link = shared.slice(shared.indexOf('http'));
  const other = await elsewhere(browser, page);
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Our numbers' })).toBeVisible();
  await expect(action(other, 'New pack')).toHaveCount(0);
  await action(other, 'Play').click();
  await expect(
    hand(other)
      .getByRole('button', { name: /number/ })
      .first(),
  ).toBeVisible();
  for (const _ of ['once', 'twice']) {
    await other.goto(link);
    await action(other, 'Keep and change it').click();
    await expect(other.getByLabel('question 1')).toHaveValue('What is number 1?');
  }
  await other.goto('/make/kit-and-kat');
  await expect(other.getByRole('link', { name: 'Our numbers' })).toHaveCount(1);
  await other.goto(link.slice(0, -40));
  await expect(other.getByText('This link is incomplete or was changed. Copy it again.')).toBeVisible();
  await other.context().close();
});

test('what is written is kept, seen on its card, and taken back', async ({ page }) => {
  await makePack(page, 'kit-and-kat', TWENTY);
  const question = page.getByLabel('question 1');
  await question.fill('Who goes there?');
  await expect(page.locator('text', { hasText: 'Who goes' }).first()).toBeVisible();
  await page.getByLabel('answer 1').fill('');
  await expect(page.getByText('Texts to fix: 1 missing')).toBeVisible();
  await expect(action(page, 'Play')).toBeDisabled();
  await page.getByLabel('answer 1').fill('x'.repeat(130));
  await expect(page.getByText('The answer has 130 characters; at most 120 fit.', { exact: true })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByLabel('answer 1')).toHaveValue('x'.repeat(130), { timeout: 1000 });
  }).toPass();
  await question.fill('Another?');
  await action(page, 'Undo').click();
  await expect(question).toHaveValue('Who goes there?');
  await action(page, 'Redo').click();
  await expect(question).toHaveValue('Another?');
});

test('sets with pictures of one’s own are played and printed', async ({ page }) => {
  await makePack(page, 'alice', SIXTEEN);
  const icon = await (await page.request.get('/icon-192.png')).body();
  await page
    .getByLabel('Add picture for the scene')
    .first()
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: icon });
  await expect(page.locator('image[href^="data:image/jpeg"]')).toHaveCount(1);
  const made = page.url();
  await action(page, 'Play').click();
  await expect(
    hand(page)
      .getByRole('button', { name: /Scene|Friend|Thing/ })
      .first(),
  ).toBeVisible();
  await page.goto(made);
  await action(page, 'Print').click();
  const { text } = await textOf(await bytesOf(await downloaded(page, () => action(page, 'Create PDF').click())));
  expect(text).toContain('Friend 16');
});

test('a question has a picture, whole or cropped, and a language', async ({ page }) => {
  await makePack(page, 'kit-and-kat', TWENTY);
  await page.getByLabel('Language of the question').selectOption({ label: 'French' });
  await page.getByLabel('Language of the answer').selectOption({ label: 'English' });
  const wide =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><rect width="900" height="300"/></svg>';
  const file = { name: 'wide.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(wide) };
  await page.getByLabel('Add picture for the question').first().setInputFiles(file);
  await expect(page.getByRole('alert').filter({ hasText: "wide.svg isn't a picture" })).toBeVisible();
  const icon = await (await page.request.get('/icon-512.png')).body();
  await page
    .getByLabel('Add picture for the question')
    .first()
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: icon });
  const picture = page.locator('image[href^="data:image/jpeg"]');
  await expect(picture).toHaveCount(1);
  const whole = await picture.getAttribute('href');
  await page.getByRole('button', { name: 'Crop for the question' }).click();
  await page.getByRole('img', { name: /Drag the picture/ }).press('ArrowDown');
  await page.getByLabel('Size').fill('2');
  await action(page, 'Use this part').click();
  await expect(picture).not.toHaveAttribute('href', whole!);
  const saved = JSON.parse(
    new TextDecoder().decode(await bytesOf(await downloaded(page, () => action(page, 'Save file').click()))),
  );
  expect([saved.language, saved.answerLanguage]).toEqual(['fr', 'en']);
  expect(saved.books[0].pairs[0].pictures.question).toMatch(/^data:image\/jpeg/);
  await action(page, 'Play').click();
  await expect(page).toHaveURL(/\/table\//);
});

test('a pack for a lesson is played with one tap, and changed as a copy', async ({ page }) => {
  await page.goto('/make/kit-and-kat');
  await action(page, 'Change Science, ages 7 to 11').click();
  await expect(page.getByLabel('question 1')).toHaveValue('What do roots do for a plant?');
  await page.goto('/make/kit-and-kat');
  await expect(page.getByRole('link', { name: 'Science, ages 7 to 11' })).toHaveCount(1);
  await action(page, 'Play French for beginners, ages 8 to 12').click();
  await expect(
    hand(page)
      .getByRole('button', { name: /in French|answer/ })
      .first(),
  ).toBeVisible();
});

test('friends sit down to a pack of one’s own, and it is offered in one room', async ({ page, browser }) => {
  await makePack(page, 'kit-and-kat', TWENTY);
  await action(page, 'Same room').click();
  await expect(page.getByRole('option', { name: 'Our numbers', selected: true })).toBeAttached();
  await page.goBack();
  await action(page, 'Play with friends').click();
  await expect(page.getByRole('option', { name: 'Our numbers', selected: true })).toBeAttached();
  await settleTerms(page.locator('main'), { 'Players at the table': '2' });
  await createTable(page);
  const friend = await elsewhere(browser, page);
  await friend.goto(page.url());
  await sitDown(friend, 'Brian');
  await isReady(page, 'Brian');
  await startButton(page).click();
  for (const person of [page, friend])
    await expect(
      hand(person)
        .getByRole('button', { name: /number/ })
        .first(),
    ).toBeVisible();
  await friend.context().close();
});

const WIDTHS = { Small: 44, Medium: 120, Large: 300 };

test('the cards of a box at three sizes, each with its name and its address', async ({ page }) => {
  await page.goto('/cards/nations');
  const cards = page.getByRole('main').getByRole('listitem');
  for (const [size, width] of Object.entries(WIDTHS)) {
    await page.getByRole('radio', { name: size }).click();
    await expect(page.getByRole('radio', { name: size })).toBeChecked();
    await expect(cards).toHaveCount(52 + 1);
    const seen = await cards.first().locator('svg').boundingBox();
    expect(Math.round(seen!.width)).toBe(width);
  }
  const links = await cards.getByRole('link').all();
  const names = await Promise.all(links.map(async link => (await link.ariaSnapshot()).split('"')[1]));
  expect(names.filter(name => !name?.trim())).toEqual([]);
  expect(new Set(names).size).toBe(52 + 1);
  await page.goto('/cards/nations#card-am-2');
  await expect(page.getByRole('link', { name: '2 of America' })).toBeInViewport();
});
