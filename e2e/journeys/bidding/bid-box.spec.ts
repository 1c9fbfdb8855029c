// The bid box: what it accepts, what it shows before a click, and what happens when a bid fails.
import { expect } from '@playwright/test';
import { askToBid, bid, biddingOf, confirmBid, expectBanner } from '../../steps/bid.ts';
import { test } from '../../steps/test.ts';
import { callAs, startSession, showLot } from '../../steps/store/over-http.ts';
import { pressKey } from '../../steps/keyboard.ts';

test(
  'BID-14 PV-02 the box takes only amounts, shows the all-in price and explains what a bid does',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const [lot] = await makeLots({ title: 'Glass teapot' });
    const bidding = biddingOf(page);
    await test.step('a guest is asked to sign in', async () => {
      await showLot(page, lot);
      await expect(bidding.getByRole('link', { name: 'Login to bid' })).toBeVisible();
      await expect(page.getByRole('form', { name: 'Bid' })).toHaveCount(0);
    });
    await startSession(page, 'boris');
    await showLot(page, lot);
    const form = page.getByRole('form', { name: 'Bid' });
    const box = form.getByLabel('Your maximum bid');
    const submit = form.locator('[type=submit]');
    await expect(bidding.getByRole('link', { name: 'Login to bid' })).toHaveCount(0);

    await test.step('only digits and one separator are accepted, with two decimals', async () => {
      await expect(box).toBeEnabled();
      await box.pressSequentially('1a2.b3.4-5x');
      await expect(box).toHaveValue('12.34');
      await box.fill('');
      await box.pressSequentially('7,50,.x');
      await expect(box).toHaveValue('7,50');
      await box.fill('');
      await box.pressSequentially('1,500.505');
      await expect(box).toHaveValue('1500.50');
      expect(await box.getAttribute('inputmode')).toBe('decimal');
    });
    await test.step('an amount that is too low, too high or missing is reported in the box', async () => {
      await expect(submit).toHaveText('Place max bid');
      await box.fill('');
      await submit.click();
      await expect(form.getByText('Enter Bid', { exact: true })).toBeVisible();
      await box.fill('4.99');
      await expect(form.getByText('Enter Bid', { exact: true })).toBeHidden();
      await submit.click();
      await expect(form.getByText('Min bid $5.00', { exact: true })).toBeVisible();
      await box.fill('99999999');
      await submit.click();
      await expect(box).toHaveAccessibleDescription('Bid $1,000,000.00 or less.');
      await expect(form).toContainText('Enter $1,000,000.00 or less to see your total.');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await test.step('hammer price, premium and tax of the typed amount are shown before any click', async () => {
      // 17 % of 20.00 is 3.40; 8 % of 23.40 is 1.87.
      for (const [typed, total, premium, tax] of [
        ['20', '$25.27', '$3.40', '$1.87'],
        // Never less than 3.00, and 8 % of 8.00.
        ['5', '$8.64', '$3.00', '$0.64'],
        ['12,50', '$16.74', '$3.00', '$1.24'],
      ] as const) {
        await box.fill(typed);
        await expect(form).toContainText(`All-in price ${total}`);
        await expect(form).toContainText(`${premium} premium`);
        await expect(form).toContainText(`${tax} tax`);
      }
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await test.step('a leader raises: the next bid if it is at the maximum, else the maximum', async () => {
      await bid(page, '5');
      await expect(submit).toHaveText('Increase bid');
      await box.fill('5');
      await submit.click();
      await expect(form.getByText(/^Min bid/)).toBeVisible();
      await bid(page, '9');
      await expect(submit).toHaveText('Increase max bid');
    });
    await test.step('an outbid bidder bids like any other', async () => {
      await (await callAs('cyrus')).bid(lot.id, '20');
      await expect(submit).toHaveText('Place max bid');
      await expect(form.getByPlaceholder('11.00 or more')).toBeVisible();
    });
    await test.step('BID-06 an exact bid is explained and becomes the price', async () => {
      await pressKey(form.getByRole('switch', { name: /^Bid an exact price/ }), 'Space');
      await expect(form).toContainText('The price jumps straight to your bid');
      await form.getByLabel('Your exact bid').fill('25');
      await pressKey(submit, 'Enter');
      const dialog = page.getByRole('dialog', { name: 'Bid Confirmation' });
      await expect(dialog).toContainText('Your exact bid');
      await confirmBid(page);
      await expect(biddingOf(page)).toContainText('$25.00');
      await expect(form.getByRole('switch', { name: /^Bid an exact price/ })).toBeDisabled();
    });
  },
);

test(
  'BID-18 API-02 a failed bid shows the server’s reason, and can be sent again',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const [lot] = await makeLots({ title: 'Wire whisk trio' });
    const simon = await callAs('simon');
    await startSession(page, 'boris');
    await showLot(page, lot);
    await askToBid(page, '8');
    const dialog = page.getByRole('dialog', { name: 'Bid Confirmation' });
    await expect(dialog).toBeVisible();
    // While she reads the quote, the price rises above it.
    await simon.bid(lot.id, '10');
    await simon.bid(lot.id, '11');
    const sofia = await callAs('sofia');
    await sofia.bid(lot.id, '10.50');
    await expect(dialog).toContainText(
      'Someone bid meanwhile. The next bid is now $12.00, so your $8.00 bid is too low.',
    );
    await dialog.getByRole('button', { name: 'Change my bid' }).click();
    await expect(dialog).toHaveCount(0);
    const form = page.getByRole('form', { name: 'Bid' });
    await expect(form.getByLabel('Your maximum bid')).toBeFocused();
    await expect(form.getByLabel('Your maximum bid')).toHaveValue('8');
    // The price rises again while her bid is on its way.
    await page.route('**/api/mobile/confirm', async (route) => {
      await sofia.bid(lot.id, '20');
      await simon.bid(lot.id, '14');
      await route.continue();
    });
    await askToBid(page, '13');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    const refused = biddingOf(page).getByRole('group', { name: 'Not placed' });
    await expect(refused).toContainText(
      /^Not placedThe price has passed your \$13\.00 bid \(.* total\)\. Min bid \$16\.00/,
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.unroute('**/api/mobile/confirm');
    await expect(form.getByRole('button', { name: 'Place max bid' })).toBeEnabled();
    await expect(form.getByLabel('Your maximum bid')).toHaveValue('13');
    await expect(biddingOf(page)).toContainText('$15.00');
    await askToBid(page, '25');
    await confirmBid(page);
    await expectBanner(page, 'You are winning this item.');
  },
);
