/** Every page that the sitemap lists, as programs get it: whole, with what search engines and previews read. */
import { readShelfData } from '@parlour/games/shelf/node-files';
import { shelf } from '@parlour/games/shelf/shelf';
import { defaultsOf } from '@parlour/kernel/options';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { bytesOf, downloaded } from '../support/packs.ts';

const decodeEntities = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');

/** What a reader without styles and scripts gets. */
const textOf = (html: string): string =>
  decodeEntities(
    html
      .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ')
      .replace(/<\/?(span|em|b|i|a)\b[^>]*>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' '),
  );

const first = (pattern: RegExp, html: string): string => decodeEntities(pattern.exec(html)?.[1] ?? '');

const factsOf = (html: string) => ({
  title: first(/<title>([^<]*)/, html),
  heading: textOf(first(/<h1[^>]*>([\s\S]*?)<\/h1>/, html)).trim(),
  description: first(/<meta name="description" content="([^"]*)"/, html),
  canonical: first(/<link rel="canonical" href="([^"]*)"/, html),
  address: first(/<meta property="og:url" content="([^"]*)"/, html),
  picture: first(/<meta property="og:image" content="([^"]*)"/, html),
});

async function sitemapOf(request: APIRequestContext): Promise<readonly string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!);
}

/** Width and height of a PNG. */
const pictureSize = (bytes: Buffer): number[] => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];

test('every page of the sitemap is whole without script, and describes itself', { tag: '@smoke' }, async ({
  request,
  baseURL,
}) => {
  const urls = await sitemapOf(request);
  const [titles, pictures] = [new Set<string>(), new Set<string>()];
  for (const url of urls) {
    const answer = await request.get(url);
    const html = await answer.text();
    const { title, heading, description, canonical, address, picture } = factsOf(html);
    expect([url, answer.status(), canonical, address]).toEqual([url, 200, url, url]);
    // The content security policy forbids inline styles, and the script doesn't repeat them.
    expect([url, /parlour\.invalid| style="/.exec(html)?.[0]]).toEqual([url, undefined]);
    expect([url, heading.length > 0, title.endsWith('Parlour')]).toEqual([url, true, true]);
    expect(description.length, url).toBeGreaterThan(40);
    expect(textOf(html), url).toContain(heading);
    const data = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1];
    if (data !== undefined) expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org', '@id': url });
    titles.add(title);
    pictures.add(picture);
  }
  expect(titles.size).toBe(urls.length);
  expect(pictures.size).toBe(shelf.length + 1);
  for (const picture of pictures) {
    expect(picture.startsWith(`${baseURL}/pictures/`), picture).toBe(true);
    const answer = await request.get(picture);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
    expect(pictureSize(await answer.body())).toEqual([1200, 630]);
  }
});

test('the sitemap lists every box, game and card, and their pages have the text', async ({ request, baseURL }) => {
  const listed = new Set(await sitemapOf(request));
  const read = async (path: string): Promise<string> => {
    expect([path, listed.has(baseURL + path)]).toEqual([path, true]);
    return textOf(await (await request.get(path)).text());
  };
  expect(await read('/')).toContain('All nine games');
  for (const box of shelf) {
    const { art, dress, pack } = await box.print(defaultsOf(box.games[0]!.options), readShelfData);
    const cards = await read(`/cards/${box.id}`);
    for (const card of pack) expect(cards).toContain(art.nameOf(card, dress).replace(/\s+/g, ' '));
    const cardPages = [...listed].filter(url => url.startsWith(`${baseURL}/cards/${box.id}/`));
    expect([box.id, cardPages.length]).toEqual([box.id, new Set(pack).size + 1]);
    expect(await read(`/story/${box.id}`)).toContain('Attested');
    for (const game of box.games) {
      const sheet = await read(`/sheet/${game.id}`);
      for (const { id, text } of await game.clauses()) {
        expect(sheet).toContain(id);
        expect(sheet).toContain(text.replace(/\*/g, '').split('`')[0]!.slice(0, 40));
      }
    }
  }
});

test('a story says how sure it is, numbers its sources, and can be cited', async ({ page, request, baseURL }) => {
  const html = await (await request.get('/story/kan-u-go')).text();
  const data = JSON.parse(/<script type="application\/ld\+json">([^<]*)/.exec(html)![1]!);
  expect(data.about[0].isBasedOn).toMatchObject({ '@type': ['Game', 'CreativeWork'], dateCreated: '1934/1937' });
  expect(data.citation.map(({ url }: { url: string }) => url)).toContain('https://collections.vam.ac.uk/item/O26666');
  await page.goto('/story/kan-u-go');
  const fact = page.locator('[data-standing="reconstructed"]', { hasText: 'How many of each letter' });
  await expect(fact).toHaveAttribute('data-confidence', 'medium');
  const museum = page.getByRole('link', { name: 'Jarvis Porter of Leeds' }).locator('xpath=following-sibling::sup[1]');
  const number = await museum.innerText();
  await museum.getByRole('link', { name: `Source ${number}` }).click();
  const sources = page.locator('#sources li');
  await expect(sources.nth(Number(number) - 1)).toContainText('Victoria and Albert Museum, O26666.');
  await expect(sources.nth(Number(number) - 1)).toBeInViewport();
  await expect(page.getByText(`In: Parlour. ${baseURL}/story/kan-u-go`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Copyright undetermined' })).toHaveAttribute(
    'href',
    'http://rightsstatements.org/vocab/UND/1.0/',
  );
  await page.getByRole('link', { name: 'The family tree' }).click();
  const klondike = page.getByRole('listitem').filter({ hasText: 'Klondike' }).first();
  await expect(klondike).toContainText('Inferred');
  await klondike.getByRole('link', { name: 'K3-1', exact: true }).click();
  await expect(page.locator('#K3-1')).toBeInViewport();
});

test('an unknown address is no page: browsers see a page that says so, programs read a sentence', async ({
  page,
  request,
}) => {
  const program = await request.get('/story/no-such-box');
  expect([program.status(), await program.text()]).toEqual([
    404,
    expect.stringMatching(/^There is no page at this address\. All pages are listed in http\S+\/sitemap\.xml\n$/),
  ]);
  const answer = await page.goto('/story/no-such-box');
  expect(answer!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads the story, the rules and the cards', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/story/nations');
    await expect(page.getByRole('heading', { name: 'Who made it, and when' })).toBeVisible();
    await page.getByRole('link', { name: 'See the cards' }).click();
    await page.getByRole('link', { name: 'Map of Europe' }).click();
    await expect(page).toHaveURL(/\/cards\/nations\/eu-map$/);
    await expect(page.getByRole('img', { name: 'Map of Europe' })).toBeVisible();
    await page.goto('/sheet/nations#NA-6');
    await expect(page.locator('#NA-6')).toBeInViewport();
    expect(await page.content()).toContain('This page can be read without JavaScript. Turn it on to play.');
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
});

test('a page keeps its text when the script takes over', async ({ page, request }) => {
  const failures: string[] = [];
  page.on('pageerror', error => failures.push(error.message));
  for (const path of ['/story/alice', '/sheet/kan-u-go', '/cards/kan-u-go', '/cards/alice/1L', '/family-tree']) {
    const before = textOf(/<main[\s\S]*<\/main>/.exec(await (await request.get(path)).text())![0]);
    await page.goto(path, { waitUntil: 'networkidle' });
    const after = textOf(await page.locator('main').evaluate(main => main.outerHTML));
    expect(after).toBe(before);
  }
  expect(failures).toEqual([]);
});

test('a card fills the screen; arrows show its neighbours, and Escape closes it', async ({ page }) => {
  await page.goto('/cards/nations', { waitUntil: 'networkidle' });
  const card = page.getByRole('link', { name: 'Man of Europe', exact: true });
  await card.click();
  const zoom = page.getByRole('dialog');
  await expect(zoom).toHaveAccessibleName('Man of Europe');
  const shown = (await zoom.getByRole('img', { name: 'Man of Europe' }).boundingBox())!;
  expect(shown.height).toBeGreaterThan(700);
  await page.keyboard.press('ArrowRight');
  await expect(zoom).toHaveAccessibleName('Woman of Europe');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(zoom).toHaveAccessibleName('Map of Europe');
  await page.keyboard.press('Escape');
  await expect(zoom).toHaveCount(0);
  await expect(card).toBeFocused();
  await card.click();
  await zoom.getByRole('link', { name: 'About this card' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Man of Europe' })).toBeVisible();
  await page.getByRole('button', { name: 'Fill the screen' }).click();
  await expect(zoom).toHaveAccessibleName('Man of Europe');
});

test('an owner answers questions, adds a photograph, and saves a file with both', async ({ page }) => {
  await page.goto('/story/kan-u-go', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Answer these questions' }).click();
  const letters = page.getByRole('group', { name: 'How many of each card does your box have?' });
  await letters.getByLabel('A', { exact: true }).fill('x');
  await page.getByLabel('Which firm, address and year').fill('Jarvis Porter, Leeds, 1938');
  await page.getByRole('button', { name: 'Save file' }).click();
  await expect(page.getByText('A needs a whole number from 0 to 99, or nothing.')).toBeVisible();
  await letters.getByLabel('A', { exact: true }).fill('6');
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Answer these questions' }).click();
  await expect(letters.getByLabel('A', { exact: true })).toHaveValue('6');
  const photo = { name: 'box.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page
    .locator('input[type=file]')
    .setInputFiles({ ...photo, name: 'box.txt', buffer: Buffer.from('no picture') });
  await expect(page.getByText("box.txt isn't a picture that this browser can open")).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(photo);
  await expect(page.getByRole('img', { name: 'Photograph 1' })).toBeVisible();
  const file = await downloaded(page, () => page.getByRole('button', { name: 'Save file' }).click());
  const { box, mayPublish, answers, photos } = JSON.parse(new TextDecoder().decode(await bytesOf(file)));
  expect([box, mayPublish]).toEqual(['kan-u-go', false]);
  expect(answers.map(({ id, answer }: { id: string; answer: unknown }) => [id, answer])).toEqual([
    ['edition', 'Jarvis Porter, Leeds, 1938'],
    ['letters', { A: 6 }],
  ]);
  expect(photos).toEqual([{ name: 'box.png', data: expect.stringMatching(/^data:image\/jpeg;base64,/) }]);
});
