// What an open page shows when the session begins in another tab, or ends elsewhere.
import { expect, type Page } from '@playwright/test';
import { untilLiveForUser } from '../../steps/live-updates.ts';
import { expectSignedIn, fillSignIn, signIn } from '../../steps/sign-in.ts';
import { callAs, endSession, startSession } from '../../steps/store/over-http.ts';
import { test } from '../../steps/test.ts';

test('a sign-in in one tab is shown in the others, and leads on from their login', async ({
  page,
  context,
}) => {
  const [about, login, registration] = await Promise.all(
    ['/about', '/login?referer=%2Fterms', '/registration?referer=%2Fhelp'].map(async (path) => {
      const tab = await context.newPage();
      await tab.goto(path);
      await expect(tab.getByRole('link', { name: 'Login / Register' })).toBeVisible();
      return tab;
    }),
  );
  await signIn(page, 'rival');
  await expectSignedIn(about as Page);
  await expect(login as Page).toHaveURL('/terms');
  await expect(registration as Page).toHaveURL('/help');
});

test('a checkout whose session ends says so, and has the typed amount after the login', async ({
  page,
  makeLots,
}) => {
  const [lot] = await makeLots({ title: 'Egg coddler', buyNowCents: 4000 });
  const chester = await callAs('chester');
  const { common_invoice } = await chester.ask<{ common_invoice: string }>('mobile/buyNow', {
    product_id: lot.id,
  });
  await startSession(page, 'chester');
  const live = untilLiveForUser(page);
  await page.goto(`/checkout/invoice/${common_invoice}`);
  await live;
  const amount = page.getByLabel('Amount to pay now');
  await amount.fill('20.25');
  await endSession(page);
  const notice = page.getByRole('alert').filter({ hasText: 'You’ve been signed out.' });
  await expect(notice).toContainText('Please sign in to continue. Then we’ll take you right where');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await fillSignIn(page, 'chester');
  await expect(amount).toHaveValue('20.25');
});
