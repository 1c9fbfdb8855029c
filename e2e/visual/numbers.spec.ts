// Values that change while they are shown: the time left, and a price. Neither moves anything else.
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './design-page.ts';

const NOON = Date.UTC(2026, 10, 21, 17);
const HOUR = 3_600_000;

const numbersOf = (page: Page): Locator => page.getByRole('region', { name: 'Numbers' });

test('LIST-10: a countdown ticks, highlights the last minutes, ends, and is right when a tab wakes up', async ({
  designPage,
  page,
}) => {
  await page.clock.install({ time: NOON - 1_000 });
  await page.clock.pauseAt(NOON);
  await designPage.open();
  const days = numbersOf(page).locator('time').first();
  const minutes = numbersOf(page).locator('time').nth(2);
  const places = await placesOf(numbersOf(page).locator('time'));
  await expect(days).toHaveText('2D 5H 4M 9S');
  await expect(minutes).toHaveText('5M 0S');
  await expect(minutes).toHaveAttribute('data-urgency', 'soon');

  for (const second of [8, 7, 6]) {
    await page.clock.runFor(1_000);
    await expect(days).toHaveText(`2D 5H 4M ${second}S`);
  }
  await page.clock.runFor(4 * 60_000);
  await expect(minutes).toHaveText('57S');
  await expect(minutes).toHaveAttribute('data-urgency', 'last');

  // The computer sleeps for two hours: no timer fires until it wakes up.
  await page.clock.fastForward(2 * HOUR);
  await expect(days).toHaveText('2D 3H 0M 6S');
  await expect(minutes).toHaveText('Auction Closed');
  expect(await placesOf(numbersOf(page).locator('time'))).toEqual(places);
});

test('a price that changes is highlighted and moves nothing beside it', async ({
  designPage,
  page,
}) => {
  await designPage.open();
  const raise = numbersOf(page).getByRole('button', { name: 'Bid $2.50 more' });
  const price = numbersOf(page).getByText('$124.50', { exact: true });
  await expect(price).not.toHaveAttribute('data-glow');
  const before = await placesOf(raise);
  await raise.click();
  const raised = numbersOf(page).getByText('$127.00', { exact: true });
  await expect(raised).toHaveAttribute('data-glow');
  expect(await placesOf(raise)).toEqual(before);
  await raise.click();
  await expect(numbersOf(page).getByText('$129.50')).toHaveAttribute('data-glow');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(numbersOf(page).getByText('$129.50')).toHaveCSS('animation-name', 'none');
});

const placesOf = (times: Locator): Promise<unknown> =>
  times.evaluateAll((all) =>
    all.map((time) => {
      const { x, width } = time.getBoundingClientRect();
      return [x, width];
    }),
  );
