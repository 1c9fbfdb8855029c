// A seller's lots: the form, and the table of drafts.
import { makeSellerWithDrafts } from '@hammerdock/demo/fixture/make-drafts.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../steps/test.ts';
import { expectAccessible } from '../../steps/accessible.ts';
import { openAsUser } from '../../steps/sign-in.ts';
import { callAs } from '../../steps/store/over-http.ts';

test('SELL-02 a seller enters lots by form, changes them in the table and in bulk, and undoes it', async ({
  browser,
}) => {
  const page = await openAsUser(browser, 'seller');
  for (const title of ['Brass kettle', 'Brass teapot']) {
    await page.goto('/seller/lot/new');
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Start price ($)').fill('10.00');
    await page.getByLabel('UPC').fill('123');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The check digit doesn’t match.')).toBeVisible();
    await expect(page.getByLabel('UPC')).toBeFocused();
    await page.getByLabel('UPC').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Choose a category. Choose a condition.')).toBeVisible();
  }

  await page.goto('/seller/lots/draft?text=Brass');
  const priceOf = (title: string) => cellOf(rowOf(page, title), 'Start price', page);
  const [kettle, teapot] = [await priceOf('Brass kettle'), await priceOf('Brass teapot')];
  await kettle.dblclick();
  await page.getByRole('textbox', { name: 'Start price of Brass kettle' }).fill('12.00');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await page.getByRole('checkbox', { name: 'Select all lots' }).check();
  const bar = page.getByRole('group', { name: 'Selected lots' });
  await bar.getByLabel('Action').selectOption('Lower prices by %');
  await bar.getByLabel('Value').fill('50');
  await bar.getByRole('button', { name: 'Apply' }).click();
  await expect(teapot).toHaveText('5.00');
  await expect(kettle).toHaveText('6.00');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(teapot).toHaveText('10.00');
  await expect(kettle).toHaveText('12.00');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(kettle).toHaveText('10.00');

  await bar.getByLabel('Action').selectOption('Delete');
  await bar.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('No lots match')).toBeVisible();
});

test('a seller edits thousands of drafts by the keyboard like a spreadsheet', async ({
  browser,
}) => {
  const dataDir = process.env['E2E_DATA_DIR'] ?? '';
  const seller = { username: 'gridseller', phone: '+14045550177', drafts: 6000 };
  await makeSellerWithDrafts(dataDir, seller);
  const page = await openAsUser(browser, seller.username);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/seller/lots/draft');
  const grid = page.getByRole('grid', { name: 'Lots' });
  await expect(grid).toHaveAttribute('aria-rowcount', '6001');
  const keys = async (...names: readonly string[]): Promise<void> => {
    for (const name of names) await page.keyboard.press(name);
  };
  const priceOf = (title: string) => cellOf(rowOf(page, title), 'Start price', page);
  const top = await priceOf('Draft 6000');

  // The head sorts and keeps the focus; hidden columns stay hidden on this device.
  const lpn = page.getByRole('columnheader', { name: 'LPN', exact: true });
  await lpn.getByRole('button').press('Enter');
  await expect(lpn).toHaveAttribute('aria-sort', 'ascending');
  await expect(lpn.getByRole('button')).toBeFocused();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'LPN', exact: true }).uncheck();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(lpn).toHaveCount(0);
  await page.goto('/seller/lots/draft');
  await expect(page.getByRole('button', { name: 'Columns (1 hidden)' })).toBeVisible();
  await expect(lpn).toHaveCount(0);

  // Typing replaces the price, Enter saves it and moves down; a wrong one stays with its error.
  await top.click();
  await page.keyboard.type('12.50');
  await keys('Enter');
  await expect(top).toHaveText('12.50');
  const second = await priceOf('Draft 5999');
  await expect(second).toBeFocused();
  await page.keyboard.type('a lot');
  await keys('Enter', 'ArrowUp');
  await expect(second).toBeFocused();
  await expect(second).toHaveText('a lotEnter an amount like 12.50.');
  await expect(second).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('1 value isn’t saved')).toBeVisible();
  await expectAccessible(page, 'the grid of drafts');
  await page.keyboard.type('0');
  await keys('Enter');
  await expect(second).toHaveText('0Enter a start price from $0.01 to $1,000,000.00.');
  await keys('ArrowUp', 'ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');

  // The first row of the range fills the others, which replaces the wrong price too.
  const third = await priceOf('Draft 5998');
  await expect(third).toHaveText('12.50');
  await expect(second).toHaveText('12.50');
  await expect(page.getByText('1 value isn’t saved')).toBeHidden();
  await keys('Control+z');
  await expect(third).toHaveText('10.00');
  await expect(top).toHaveText('12.50');

  // A block of a spreadsheet, then a copy of it to rows of another page.
  await page.evaluate(() => navigator.clipboard.writeText('$1,000.00\t19.99\n7\t\n'));
  await keys('ArrowUp', 'ArrowDown', 'Control+v');
  await expect(second).toHaveText('1000.00');
  await expect(third).toHaveText('7.00');
  await expect(await cellOf(rowOf(page, 'Draft 5999'), 'Retail price', page)).toHaveText('19.99');
  await keys('Control+c');
  await page.keyboard.press('Control+End');
  const last = rowOf(page, 'Draft 1');
  await expect(last).toHaveAttribute('aria-rowindex', '6001');
  await keys('Home', 'ArrowRight', 'PageUp');
  for (let n = 0; n < 5; n += 1) await keys('ArrowRight');
  const focused = grid.locator('[data-active]');
  await expect(focused).toHaveText('10.00');
  await keys('Control+v');
  await expect(focused).toHaveText('1000.00');
  await keys('Delete');
  await expect(focused).toHaveText('Enter a start price.');
});

test(
  'on a phone, controls are 44 px high, and one row has filters, their count, and columns',
  { tag: '@phone' },
  async ({ browser }) => {
    const page = await openAsUser(browser, 'seller');
    const { ask } = await callAs('seller');
    await ask('seller/createSellerLot', { fields: { title: 'Marble bookend' } });
    await page.goto('/seller/lots/draft');
    await expect(page.getByRole('link', { name: 'Marble bookend' }).first()).toBeVisible();
    expect(await lowControls(page)).toEqual([]);
    const button = page.getByRole('button', { name: /^Filters/ });
    await expect(button).toHaveText('Filters');
    const tops = [button, page.getByRole('button', { name: 'Columns' })].map(topOf);
    expect(new Set(await Promise.all(tops)).size).toBe(1);
    await expect(page.getByLabel('Find', { exact: true })).toBeHidden();
    await button.click();
    await page.getByLabel('Only').selectOption('Without photos');
    await page.getByLabel('Find', { exact: true }).fill('Nothing is called that');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(button).toHaveText('Filters (2)');
    await expect(page.getByText('No lots match')).toBeVisible();
  },
);

const topOf = async (control: Locator): Promise<number | undefined> =>
  (await control.boundingBox())?.y;

/** Less than 44 px; a box is as high as its label. */
const lowControls = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('a, button, label, input:not([type=checkbox])')
    .evaluateAll((controls) =>
      controls
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 44)
        .map(({ outerHTML }) => outerHTML),
    );

const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title, exact: true }) });

/** By the name of its column. */
async function cellOf(row: Locator, column: string, page: Page): Promise<Locator> {
  const head = page.getByRole('columnheader', { name: column, exact: true });
  return row.locator(`[aria-colindex="${await head.getAttribute('aria-colindex')}"]`);
}
