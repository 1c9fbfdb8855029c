// What a lot card shows to a guest, to a bidder, and after the close.
import { expect, type Page } from '@playwright/test';
import { askToBid } from '../../steps/bid.ts';
import { test } from '../../steps/test.ts';
import { callAs, goToLot, readLot, showLot, startSession } from '../../steps/store/over-http.ts';

const SKILLETS = 'Cast iron skillet set';
const cardOf = (page: Page, title: string) => page.getByRole('article', { name: title });
const DAY = /(Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day, \d\d\/\d\d\/20\d\d/;

test(
  'LIST-04 LIST-05 KEEP-04: a card shows a guest the lot, and no standing, heart or note',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/search?q=skillet');
    const card = cardOf(page, SKILLETS);
    await expect(card.locator('img')).toHaveAttribute('src', /\/pictures\/640\//);
    await expect(card.getByRole('button', { name: 'Condition: Opened Box' })).toBeVisible();
    await expect(card).toContainText('Lot ID WALK003');
    await expect(card).toContainText('Decatur, GA');
    await expect(card).toContainText('Ct. 3');
    await expect(card).toContainText('Retail $389.97');
    await expect(card).toContainText(/\d+% off/);
    await expect(card.locator('time')).toHaveText(/^(\d+[DHM] )+\d+S$/);
    await expect(card).toContainText(DAY);
    await expect(card).not.toContainText('A-01-1');
    await expect(card.getByRole('button', { name: /^Watch/ })).toHaveCount(0);
    await expect(card.getByText(/You('re| )/)).toHaveCount(0);

    await page.goto('/search?q=skillet&view=list');
    await expect(card.getByRole('textbox')).toHaveCount(0);
    await expect(card.getByRole('button', { name: /^Watch/ })).toHaveCount(0);
    await goToLot(page, SKILLETS);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Login to bid' })).toBeVisible();
    // The lot's page has a toggle for guests (decision 0050), its cards have none.
    await expect(main.getByRole('button', { name: 'Watch', exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: /^Watch ./ })).toHaveCount(0);
    await expect(main.getByRole('textbox', { name: /^Bidding notes/ })).toHaveCount(0);
    await expect(main.getByText(/You('re| are) (winning|losing)/i)).toHaveCount(0);
  },
);

test('LIST-04 LIST-05: a bidder sees standing, heart, note and shelf, and what is guaranteed', async ({
  page,
  makeLots,
}) => {
  const [casserole] = await makeLots({ title: 'Stoneware casserole' });
  await startSession(page, 'karl');
  await showLot(page, casserole);
  await askToBid(page, '12');
  const quote = page.getByRole('dialog', { name: 'Bid Confirmation' });
  await quote.getByRole('button', { name: 'Confirm' }).click();
  await expect(quote).toBeHidden();
  await page.goto('/auctions/all');
  const card = cardOf(page, casserole.title);
  await expect(card.getByText(/^You're (Winning|losing)$/)).toBeVisible();
  await expect(card.getByRole('button', { name: `Watch ${casserole.title}` })).toBeVisible();
  await expect(card).toContainText('A-01-1');
  await page.goto('/auctions/all?view=list');
  await expect(card.getByText(/^You're (Winning|losing)$/)).toBeVisible();
  await expect(card).toContainText(/Current Bid\$\d+\.\d\d/);
  await expect(card).toContainText(/\d+% off/);
  await expect(card).not.toContainText('money-back guarantee');

  await page.goto('/search?q=freezer&view=list');
  const row = cardOf(page, 'Chest freezer, seven cubic feet');
  await expect(row.locator('img').first()).toBeVisible();
  await expect(row).toContainText('Lot ID WALK004');
  await expect(row).toContainText('Decatur, GA');
  await expect(row).toContainText('Tested, complete, and ready to take home');
  await expect(row.getByRole('button', { name: 'Condition: Scratch & Dent' })).toBeVisible();
  await expect(row).toContainText('14-day money-back guarantee');
  await expect(row).toContainText('Starting Bid');
  await expect(row).toContainText('Retail $129.99');
  await expect(row.locator('time')).toHaveText(/^(\d+[DHM] )+\d+S$/);
  await expect(row.getByRole('link', { name: /^Bid Now/ })).toBeVisible();
  await expect(row.getByRole('link', { name: /^View more info/ })).toBeVisible();
  const note = row.getByRole('textbox', { name: /^Bidding notes/ });
  await note.fill('Measure the door');
  await row.getByRole('button', { name: 'Save the note' }).click();
  await expect(row.getByText('Measure the door')).toBeVisible();
  await row.getByRole('button', { name: /^Delete the note/ }).click();
  await expect(note).toBeVisible();
});

test('LIST-06: a won lot shows its pickup dates and status, leads to its receipt, and is found by its status', async ({
  page,
  sellLots,
}) => {
  const won = await sellLots({ title: 'Gnocchi board', count: 2, leader: 'winnie' });
  const [dish = '', other = ''] = won.map(({ title }) => title);
  await startSession(page, 'winnie');
  await page.goto('/auctions/won');
  const card = cardOf(page, dish);
  // A window that starts while the center is open starts at that minute.
  const time = String.raw`\w{3}, \w{3} \d+, \d+(:\d\d)? [ap]m`;
  await expect(card.getByText(new RegExp(`^Pick up ${time} – ${time}$`))).toBeVisible();
  await expect(card.getByText('Not Picked Up', { exact: true })).toBeVisible();
  await handOverOne(dish);
  await page.reload();

  const filter = page.getByLabel('Pickup status');
  await expect(filter.getByRole('option')).toHaveText([
    'All',
    'Picked Up',
    'Not Picked Up',
    'Returned',
    'Forfeited',
  ]);
  for (const [value, titles] of [
    ['1', [dish]],
    ['0', [other]],
    ['2', []],
    ['3', []],
  ] as const) {
    await filter.selectOption(value);
    await expect(page).toHaveURL(new RegExp(`pickup=${value}`));
    await expect(page.getByRole('article')).toHaveCount(titles.length);
    for (const title of titles) await expect(cardOf(page, title)).toBeVisible();
  }
  await filter.selectOption('');
  await expect(cardOf(page, other)).toBeVisible();
  await expect(card.getByText('Picked Up', { exact: true })).toBeVisible();
  await card.getByRole('link', { name: 'Paid', exact: true }).click();
  // Not the link to its checkout.
  await expect(page).toHaveURL(/\d\/invoice\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('main')).toContainText(dish);
});

/** By calls, without the desk's screen. */
async function handOverOne(title: string): Promise<void> {
  const [winnie, staff] = [await callAs('winnie'), await callAs('staff')];
  const { code } = await winnie.ask<{ code: string }>('custom/getCheckoutQr', {});
  const { pass_id, lots } = await staff.ask<{
    pass_id: string;
    lots: { lot_id: string; title: string }[];
  }>('custom/openPickupPass', { code });
  const lot = lots.find((each) => each.title === title)?.lot_id;
  await staff.ask('custom/pickUpLot', { pass_id, lot });
}

// Far from New York, so that a date of the device would differ.
test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('LIST-16 LIST-05 LIST-14: a closed lot shows its date and price, and no actions', async ({
    page,
  }) => {
    await startSession(page, 'karl');
    await page.goto('/expired_auction?view=list');
    const card = cardOf(page, 'Bamboo steamer');
    await expect(card).toContainText('Sold Price');
    await expect(card).toContainText(/\$\d+\.\d\d/);
    await expect(card).toContainText(/Closed (Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day/);
    await expect(card).toContainText(DAY);
    await expect(card.getByRole('button', { name: /^Watch/ })).toHaveCount(0);
    await expect(card.getByRole('textbox')).toHaveCount(0);
    const address = await card
      .getByRole('link', { name: 'Bamboo steamer', exact: true })
      .getAttribute('href');
    await page.goto(address ?? '');
    const main = page.getByRole('main');
    await expect(main.getByText('Sold Price').first()).toBeVisible();
    const [id = ''] = /[0-9a-f-]{36}/.exec(page.url()) ?? [];
    const closed = inNewYork((await readLot(id)).date_closed);
    await expect(
      main.getByText(`${closed.date} ${closed.clock} ET`, { exact: true }),
    ).toBeVisible();
    await expect(main.getByRole('form', { name: 'Bid' })).toHaveCount(0);
    // The similar lots below have hearts, with their titles in the names.
    await expect(main.getByRole('button', { name: /^Watch(ing)?$/ })).toHaveCount(0);
    await expect(main.getByRole('textbox', { name: /^Bidding notes/ })).toHaveCount(0);
    await page.goto('/expired_auction');
    await expect(card).toContainText(`${closed.weekday}, ${closed.date.replaceAll('-', '/')}`);
  });
});

/** Formatted here without our own functions, which are judged. */
function inNewYork(instant: string): Record<'weekday' | 'date' | 'clock', string> {
  const format = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', ...options }).format(
      new Date(instant),
    );
  const date = format({ year: 'numeric', month: '2-digit', day: '2-digit' });
  const clock = format({ hour: 'numeric', minute: '2-digit' });
  return {
    weekday: format({ weekday: 'long' }),
    date: date.replaceAll('/', '-'),
    clock: clock.toLowerCase().replace(/\s/, ' '),
  };
}
