import { expect, test } from '@playwright/test';
import { act, CORNER, hand, hurry, openBox, playNow, theEnd, turn } from './player.ts';

test.beforeEach(({ page }) => hurry(page));

test('the Monkey, from the shelf to the last card', async ({ page }) => {
  await openBox(page, 'Nations');
  await playNow(page, 'The Game of the Monkey', { 'Players at the table': '2' });
  const fan = page.getByRole('list', { name: /^The fan of/ }).getByRole('button');
  while ((await turn(page)) === 'mine') {
    const pair = hand(page).locator('button:not([aria-label*="not permitted"])');
    await act(page, () =>
      fan
        .first()
        .isVisible()
        .then(isOffered => (isOffered ? fan.first().click(CORNER) : throwPair())),
    );
    async function throwPair(): Promise<void> {
      await pair.first().click(CORNER);
      const chosen = hand(page).locator('button[aria-pressed="true"]');
      if (await chosen.count()) await partnerOf(await chosen.getAttribute('data-card')).click(CORNER);
    }
  }
  await expect(theEnd(page)).toContainText('won');

  function partnerOf(card: string | null) {
    const rank = card!.split('-')[1];
    return hand(page).locator(`button[data-card$="-${rank}"]:not([data-card="${card}"])`).first();
  }
});

test('two cards that are no pair are refused by the clause of pairs', async ({ page }) => {
  await openBox(page, 'Nations');
  await playNow(page, 'The Game of the Monkey');
  await turn(page);
  const cards = hand(page).getByRole('button');
  const names = await cards.evaluateAll(nodes => nodes.map(node => node.getAttribute('data-card')!));
  const ranks = names.map(name => name.split('-')[1]);
  const lone = names.filter((_, i) => ranks.filter(rank => rank === ranks[i]).length === 1);
  test.skip(lone.length < 2, 'a hand of pairs only');
  for (const card of lone.slice(0, 2)) await hand(page).locator(`[data-card="${card}"]`).click(CORNER);
  await expect(page.getByRole('dialog', { name: 'Not permitted' }).getByRole('blockquote')).toContainText('MO-4');
});
