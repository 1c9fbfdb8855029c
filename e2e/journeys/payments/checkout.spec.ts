// The checkout where something is wrong with it: a field, the network, or that it is out of date.
import { expect } from '@playwright/test';
import { test } from '../../steps/test.ts';
import { callAs, startSession } from '../../steps/store/over-http.ts';

test(
  'the checkout shows what is wrong where the buyer looks, and what became of the receipt',
  { tag: '@phone' },
  async ({ page, context, makeLots }) => {
    const [lot] = await makeLots({ title: 'Egg slicer', buyNowCents: 4000 });
    const chester = await callAs('chester');
    const { common_invoice: invoice_id } = await chester.ask<{ common_invoice: string }>(
      'mobile/buyNow',
      { product_id: lot.id },
    );
    await startSession(page, 'chester');
    await page.goto(`/checkout/invoice/${invoice_id}`);
    const main = page.getByRole('main');
    const pay = main.getByRole('button', { name: /^Pay Now/ });
    const amount = main.getByLabel('Amount to pay now');

    await test.step('without an amount, its field has the focus and is in view', async () => {
      await amount.fill('');
      await pay.click();
      await expect(amount).toBeFocused();
      await expect(amount).toBeInViewport();
    });
    await test.step('a part is received with its amount, and what is still due stays in view', async () => {
      await amount.fill('20.54');
      await expect(pay).toHaveText('Pay Now $20.54');
      await pay.click();
      const received = main.getByRole('status').filter({ hasText: '$20.54 received' });
      await expect(received).toContainText('$30.00 is still due.');
      await expect(received).toBeInViewport();
      await expect(main.getByRole('article').first()).toContainText('Pay by');
      await received.getByRole('link', { name: 'Pay $30.00' }).click();
    });
    await test.step('what was not sent is not mentioned once the network is back', async () => {
      const unsent = main.getByText('You’re offline. Nothing was sent.');
      await expect(pay).toHaveText('Pay Now $30.00');
      await context.setOffline(true);
      await pay.click();
      await expect(unsent).toBeVisible();
      await context.setOffline(false);
      await expect(unsent).toBeHidden();
    });
    await test.step('a part whose answer is lost is found, and not paid twice', async () => {
      await amount.fill('10');
      await expect(pay).toHaveText('Pay Now $10.00');
      await page.route('**/api/cart/payWithCard', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await pay.click();
      const found = main.getByRole('alert', { name: 'Your payment of $10.00 went through' });
      await expect(found).toContainText('$20.00 is still due.');
      await expect(pay).toHaveText('Pay Now $20.00');
      await page.unroute('**/api/cart/payWithCard');
      const { payments } = await chester.ask<{ payments: { amount: string }[] }>(
        'cart/viewReceipt',
        { invoice_id },
      );
      expect(payments.map((payment) => payment.amount)).toEqual(['20.54', '10.00']);
    });
    await test.step('paid elsewhere meanwhile, it says so in view', async () => {
      const { cards } = await chester.ask<{ cards: { id: string }[] }>(
        'cart/getCheckoutInvoiceDetail',
        { invoice_id },
      );
      await chester.ask('cart/payWithCard', { invoice_id, source_id: cards[0]?.id });
      // A notification may have said so before the press.
      await pay.click({ timeout: 5_000 }).catch(() => undefined);
      await expect(
        main.getByRole('alert', { name: 'This receipt is already paid' }),
      ).toBeInViewport();
      await expect(pay).toBeHidden();
    });
  },
);
