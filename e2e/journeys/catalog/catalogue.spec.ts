// Finding a lot: lists, cards, filters and the drawer, as a guest and as a buyer.
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../../steps/accessible.ts';
import { expectHydrated } from '../../steps/keyboard.ts';
import { test } from '../../steps/test.ts';
import { isPhone } from '../../steps/widths.ts';

/** With the fixture's lots enough for a first page of twelve and a second. */
const SHELF = { title: 'Storage jar', count: 12 };

const results = (page: Page) => page.getByRole('article');

test(
  'NAV-11: the state of a list is in the address, and back and forward follow it',
  { tag: '@both' },
  async ({ page, makeLots }) => {
    await makeLots(SHELF);
    await page.goto('/search');
    await expect(results(page)).toHaveCount(12);
    await expectHydrated(page);
    await page.getByLabel('Items per page').selectOption('10');
    await expect(page).toHaveURL(/limit=10/);
    await page.getByLabel('Sort by').selectOption('3');
    await expect(page).toHaveURL(/sort=3/);
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    // Another view shows the same page.
    await page.getByRole('radio', { name: 'List' }).click();
    await expect(page).toHaveURL(/view=list/);
    await expect(page).toHaveURL(/page=2/);
    await expectSecondPage(page);

    // The drawer, identified by its title; a shared address shows all of it again.
    const title = (await titleOf(page)) ?? '';
    const found = page.getByRole('article', { name: title, exact: true });
    await found.first().getByRole('link', { name: title, exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Item details' });
    await expect(drawer.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(page).toHaveURL(/lot=/);
    await page.reload();
    await expect(drawer.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/page=2(?!.*lot=)/);
    await page.goForward();
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).first().click();
    await expect(drawer).toBeHidden();
    await expectSecondPage(page);

    await openFilters(page);
    await filters(page).getByRole('checkbox', { name: 'Damaged' }).click();
    await expect(page).toHaveURL(/condition=Damaged/);
    await expect(page).not.toHaveURL(/page=/);
    await closeFilters(page);
    await expect(results(page)).toHaveCount(1);
    await page.goBack();
    await expectSecondPage(page);
  },
);

const titleOf = (page: Page) => results(page).first().getAttribute('aria-label');

async function expectSecondPage(page: Page): Promise<void> {
  const second = page.getByRole('button', { name: 'Page 2', exact: true });
  await expect(second).toHaveAttribute('aria-current', 'page');
  await expect(page.getByLabel('Sort by')).toHaveValue('3');
  await expect(page.getByLabel('Items per page')).toHaveValue('10');
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
  // Until it has loaded the first page is shown.
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

test(
  'LIST-02 LIST-03: a list is shown as cards or rows, 10, 12, 20 or 30 a page',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    await makeLots(SHELF);
    await page.goto('/search');
    const sizes = page.getByLabel('Items per page').getByRole('option');
    await expect(sizes).toHaveText(['10', '12', '20', '30']);
    await expect(page.getByLabel('Items per page')).toHaveValue('12');
    await expect(page.getByRole('radio', { name: 'Grid' })).toBeChecked();
    const sorts = page.getByLabel('Sort by').getByRole('option');
    await expect(sorts).toHaveText([
      'None',
      'Current price low to high',
      'Current price high to low',
      'Time remaining',
      'Newest',
      'Most bids',
      'Biggest discount',
    ]);
    // Only a row has the description.
    const description = results(page).first().getByText('Tested, complete');
    await expect(results(page).first()).toBeVisible();
    await expect(description).toHaveCount(0);
    await page.getByRole('radio', { name: 'List' }).click();
    await expect(description).toBeVisible();
    await page.goto('/search?limit=10');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    const first = (await titleOf(page)) ?? '';
    await pages.getByRole('button', { name: 'last page' }).click();
    await expect(results(page).first()).not.toHaveAccessibleName(first);
    await pages.getByRole('button', { name: 'first page' }).click();
    // Not the same lot: the first one may have closed meanwhile.
    await expect(page).not.toHaveURL(/[?&]page=/);
    await expect(results(page)).toHaveCount(10);
  },
);

test('LIST-08 LIST-15: on search cards actions lead to the page, picture and title to the drawer', async ({
  page,
}) => {
  const card = page.getByRole('article', { name: 'Copper kettle' });
  // The link that covers a grid card does not cover the terms.
  await page.goto('/search?q=Copper+kettle');
  const terms = page.waitForEvent('popup');
  await card.getByRole('link', { name: 'Terms' }).click();
  await expect(await terms).toHaveURL('/terms');
  await page.goto('/search?q=Copper+kettle&view=list');
  const drawer = page.getByRole('dialog', { name: 'Item details' });
  const conditions = page.getByRole('dialog', { name: 'Conditions' });
  await card.getByRole('button', { name: 'Condition: Appears New' }).click();
  await expect(conditions).toBeVisible();
  for (const name of CONDITIONS) await expect(conditions).toContainText(name);
  for (const grade of GRADES) await expect(conditions).toContainText(grade);
  await conditions.getByRole('button', { name: 'Close' }).click();
  await expect(card.getByRole('button', { name: 'Condition: Appears New' })).toBeFocused();

  await card.getByRole('link', { name: 'Copper kettle', exact: true }).click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await clickWhereItIs(page, card.locator('img'));
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await card.getByRole('button', { name: /^\d+ bids?$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Bid history' })).toBeVisible();
  await page.keyboard.press('Escape');

  for (const action of ['Bid Now', 'View more info']) {
    await card.getByRole('link', { name: `${action}: Copper kettle` }).click();
    await expect(page).toHaveURL(/\/productView\//);
    await page.getByRole('button', { name: 'Back to results' }).click();
    await expect(page).toHaveURL(/\/search\?.*view=list/);
  }
  await page.goto('/search?q=Copper+kettle');
  await clickWhereItIs(page, card.locator('img'));
  await expect(drawer).toBeVisible();
});

/** Clicks at the position, so that an element on top gets the click, as for a real user. */
async function clickWhereItIs(page: Page, thing: Locator): Promise<void> {
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  if (box === null) throw new Error('there is nothing to click');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const CONDITIONS = ['Appears New', 'Opened Box', 'Damaged', 'Apparel', 'Scratch & Dent'];
const GRADES = ['New Condition', 'Good Condition', 'Fair Condition', 'Damaged'];

test(
  'filters narrow the results, chips remove them, and an empty result offers a next step',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    await makeLots(SHELF);
    await page.goto('/search');
    await openFilters(page);
    await filters(page).getByRole('radio', { name: 'Smyrna, GA' }).click();
    await filters(page).getByRole('radio', { name: 'Ending in 24 hours' }).click();
    await closeFilters(page);
    await expect(page).toHaveURL(/location=smyrna.*closing=24h|closing=24h.*location=smyrna/);
    const chips = page.getByRole('group', { name: 'Active filters' });
    await chips.getByRole('button', { name: 'Remove the filter Smyrna, GA' }).click();
    await expect(page).not.toHaveURL(/location=/);
    await openFilters(page);
    const price = filters(page).getByRole('form', { name: 'Price' });
    await price.getByLabel('Min').fill('900000');
    await price.getByRole('button', { name: 'Go' }).click();
    await closeFilters(page);
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await expectAccessible(page, 'no results');
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect(results(page)).toHaveCount(12);
  },
);

const filters = (page: Page) =>
  isPhone(page)
    ? page.getByRole('dialog', { name: 'Filters' })
    : page.getByRole('complementary', { name: 'Filters' });

async function openFilters(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(filters(page)).toBeVisible();
}

async function closeFilters(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  await filters(page)
    .getByRole('button', { name: /^Show \d+ items?$/ })
    .click();
  await expect(filters(page)).toBeHidden();
}

test('lists, drawer and home page have no accessibility violations', async ({ page }) => {
  await page.goto('/search?view=list&q=kettle');
  await expectAccessible(page, 'the list of rows');
  await page.getByRole('link', { name: 'Copper kettle', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Item details' });
  await expect(drawer.getByRole('tab', { name: 'Pickup information' })).toBeVisible();
  await expectAccessible(page, 'the drawer');
});
