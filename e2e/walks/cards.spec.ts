// What a card says of a lot, to a guest, to a bidder, and when the lot is over.
import { expect, test, type Page } from '@playwright/test';
import { askToBid, openLot } from '../steps/bid.ts';
import { signIn } from '../steps/sign-in.ts';

const CASSEROLE = 'Stoneware casserole';
const cardOf = (page: Page, title: string) => page.getByRole('article', { name: title });
const DAY = /(Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day, \d\d\/\d\d\/20\d\d/;

test(
  'LIST-04 KEEP-04: a grid card shows a guest the lot, and neither standing, heart nor note',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/search?q=casserole');
    const card = cardOf(page, CASSEROLE);
    await expect(card.locator('img')).toHaveAttribute('src', /\/pictures\/640\//);
    await expect(card.getByRole('button', { name: 'Condition: Opened Box' })).toBeVisible();
    await expect(card).toContainText('Lot IDWALK030');
    await expect(card).toContainText('Decatur, GA');
    await expect(card).toContainText('Ct.3');
    await expect(card).toContainText('Retail $389.97');
    await expect(card).toContainText(/\d+% off/);
    await expect(card.locator('time')).toHaveText(/^(\d+[DHM] )+\d+S$/);
    await expect(card).toContainText(DAY);
    await expect(card).not.toContainText('A-01-1');
    await expect(card.getByRole('button', { name: /^Watch/ })).toHaveCount(0);
    await expect(card.getByText(/You('re| )/)).toHaveCount(0);

    await page.goto('/search?q=casserole&view=list');
    await expect(card.getByRole('textbox')).toHaveCount(0);
  },
);

test('LIST-04 LIST-05: a bidder sees the own standing, heart and note, the shelf in the own lists, and \
the guarantee of Scratch & Dent', async ({ page }) => {
  await signIn(page, 'karl');
  await openLot(page, CASSEROLE);
  await askToBid(page, '12');
  const quote = page.getByRole('dialog', { name: 'Bid Confirmation' });
  await quote.getByRole('button', { name: 'Confirm' }).click();
  await expect(quote).toBeHidden();
  await page.goto('/auctions/all');
  const card = cardOf(page, CASSEROLE);
  await expect(card.getByText(/^You're (Winning|losing)$/)).toBeVisible();
  await expect(card.getByRole('button', { name: `Watch ${CASSEROLE}` })).toBeVisible();
  await expect(card).toContainText('A-01-1');

  await page.goto('/search?q=freezer&view=list');
  const row = cardOf(page, 'Chest freezer, seven cubic feet');
  await expect(row.locator('img').first()).toBeVisible();
  await expect(row).toContainText('Lot IDWALK004');
  await expect(row).toContainText('Decatur, GA');
  await expect(row).toContainText('Tested, complete, and ready to take home');
  await expect(row.getByRole('button', { name: 'Condition: Scratch & Dent' })).toBeVisible();
  await expect(row).toContainText('14-day money-back guarantee');
  await expect(row).toContainText(/(Starting|Current) Bid/);
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

test('LIST-16 LIST-14: a lot that is over shows its closing date and the price it was sold for, and \
nothing to bid, watch or note', async ({ page }) => {
  await signIn(page, 'karl');
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
  await expect(main.getByText(/^\d\d-\d\d-20\d\d \d+:\d\d [ap]m ET$/)).toBeVisible();
  await expect(main.getByRole('form', { name: 'Bid' })).toHaveCount(0);
  // The similar ones below have hearts, with their titles in the names.
  await expect(main.getByRole('button', { name: /^Watch(ing)?$/ })).toHaveCount(0);
  await expect(main.getByRole('textbox', { name: /^Bidding notes/ })).toHaveCount(0);
});
