// Escape and the phone's Back button close the top dialog, not the page under it.
import { expect } from '@playwright/test';
import { askToBid, biddingOf } from '../../steps/bid.ts';
import { test } from '../../steps/test.ts';
import { startSession } from '../../steps/store/over-http.ts';

test(
  'Back and Escape close the top dialog only, and the focus and the amount stay',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const [lot] = await makeLots({ title: 'Enamel bread bin' });
    await startSession(page, 'drew');
    await page.goto('/search?q=Enamel+bread+bin');
    await page.getByRole('link', { name: 'Enamel bread bin', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Item details' });

    await test.step('the bid history over the item', async () => {
      const history = page.getByRole('dialog', { name: 'Bid history' });
      const opener = drawer.getByRole('button', { name: '0 bids' });
      for (const close of ['Escape', 'Back']) {
        await opener.click();
        await expect(history.getByText('No Records found')).toBeVisible();
        await (close === 'Back' ? page.goBack() : page.keyboard.press('Escape'));
        await expect(history).toBeHidden();
        await expect(opener).toBeFocused();
        await expect(page).toHaveURL(/lot=/);
      }
      await page.goBack();
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL('/search?q=Enamel+bread+bin');
      await page.goForward();
      await expect(drawer).toBeVisible();
    });
    await test.step('the confirmation on the page of the lot', async () => {
      await drawer.getByRole('link', { name: 'Open the full page' }).click();
      await expect(page).toHaveURL(`/productView/${lot.id}`);
      const dialog = page.getByRole('dialog', { name: 'Bid Confirmation' });
      const place = biddingOf(page).getByRole('button', { name: 'Place max bid' });
      // The item has the same form until it is closed.
      await expect(drawer).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: 'Enamel bread bin' })).toBeVisible();
      for (const close of ['Escape', 'Back', 'Back']) {
        await askToBid(page, '25');
        await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeFocused();
        const top = await page.evaluate(() => window.scrollY);
        await (close === 'Back' ? page.goBack() : page.keyboard.press('Escape'));
        await expect(dialog).toBeHidden();
        await expect(page).toHaveURL(`/productView/${lot.id}`);
        await expect(page.getByLabel('Your maximum bid')).toHaveValue('25');
        await expect(place).toBeFocused();
        expect(await page.evaluate(() => window.scrollY)).toBe(top);
      }
      await page.goBack();
      await expect(page).toHaveURL(/\/search\?q=Enamel\+bread\+bin&lot=/);
    });
  },
);
