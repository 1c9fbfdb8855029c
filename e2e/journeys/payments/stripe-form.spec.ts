// The card dialog of a store with Stripe. Stripe's servers are out of reach of tests, so a script
// in their place offers the same functions; the adapter itself is tested in chaos/stripe.
import { expect, type Page, type Route } from '@playwright/test';
import { test } from '../../steps/test.ts';
import { startSession } from '../../steps/store/over-http.ts';

const SCRIPT = `window.Stripe = Object.assign(() => ({
  _registerWrapper() {},
  registerAppInfo() {},
  elements: () => ({
    create: () => ({
      mount(place) {
        place.innerHTML = '<label>Card number <input></label>';
        place.querySelector('input').focus();
      },
      destroy() {},
    }),
    submit: async () => ({}),
  }),
  confirmSetup: async ({ clientSecret, confirmParams }) => {
    const number = document.querySelector('[role=dialog] label input')?.value;
    if (number === '4000 0000 0000 0002') return { error: { message: 'Your card was declined.' } };
    window.confirmed = { clientSecret, billing: confirmParams.payment_method_data.billing_details };
    return { setupIntent: { id: 'seti_1', status: 'succeeded' } };
  },
}), { version: 'endive' });`;

/** The same pages, as a store with Stripe would send them. */
async function useStripe(page: Page): Promise<void> {
  await page.route('**/payments/saved_cards', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const policy = (response.headers()['content-security-policy'] ?? '').replace(
      "script-src 'self'",
      "script-src 'self' https://js.stripe.com",
    );
    const stripe = '"cardForm":{"kind":"stripe","publishableKey":"pk_test_1"}';
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy },
      body: html.replace(/"cardForm":\{[^}]*\}/, stripe),
    });
  });
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );
  await page.route('**/api/custom/beginCardSetup', (route) =>
    route.fulfill({
      json: { status: 'success', statusText: '', data: { client_secret: 'seti_1_secret_1' } },
    }),
  );
}

test('a card is saved by Stripe’s own fields where Stripe is the provider', async ({ page }) => {
  await useStripe(page);
  await startSession(page, 'olive');
  const outage = (route: Route) => route.abort();
  await page.route('https://js.stripe.com/**', outage);
  await page.goto('/payments/saved_cards');
  await page.getByRole('button', { name: 'Add a new card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Card Details' });
  const number = dialog.getByLabel('Card number');
  const save = dialog.getByRole('button', { name: 'Save card' });
  await expect(dialog.getByRole('alert')).toHaveText(/^The card form couldn’t be loaded\./);
  await page.unroute('https://js.stripe.com/**', outage);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(number).toBeVisible();
  await expect(dialog.locator('iframe')).toHaveCount(0);
  await save.click();
  await expect(dialog.getByText('Please Accept to Continue')).toBeVisible();
  await dialog.getByLabel('Charge this card automatically').check();
  await dialog.getByLabel('Name on card').fill('Olive Oakes');
  await number.fill('4000 0000 0000 0002');
  await save.click();
  await expect(dialog.getByRole('alert').getByText('Your card was declined.')).toBeVisible();
  await number.fill('4242 4242 4242 4242');
  const sent = page.waitForRequest('**/api/custom/createCardWithCustomer');
  await save.click();
  const input = (await sent).postDataJSON();
  expect(input).toMatchObject({ card_token: 'seti_1', consent: true, address: { country: 'US' } });
  expect(JSON.stringify(input)).not.toContain('4242');
  expect(await page.evaluate(() => Reflect.get(window, 'confirmed'))).toMatchObject({
    clientSecret: 'seti_1_secret_1',
    billing: { name: 'Olive Oakes', address: input.address },
  });
});
