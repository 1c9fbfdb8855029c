// A session that ends elsewhere, such as by a new password, while a lot is open.
import { expect, type Page } from '@playwright/test';
import { alertsOf, askToBid, biddingOf } from '../../steps/bid.ts';
import { untilLiveForUser } from '../../steps/live-updates.ts';
import { fillSignIn } from '../../steps/sign-in.ts';
import { endSession, readLot, showLot, startSession } from '../../steps/store/over-http.ts';
import { test } from '../../steps/test.ts';

const loginToBid = (page: Page) => biddingOf(page).getByRole('link', { name: 'Login to bid' });
const NOT_PLACED = 'Your $25.00 bid ($31.59 total) was NOT placed. You’ve been signed out.';

test(
  'a lot becomes a guest’s when its session ends, and the typed bid is offered again, not placed',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const [lot] = await makeLots({ title: 'Rice steamer' });
    await startSession(page, 'boris');
    const live = untilLiveForUser(page);
    await showLot(page, lot);
    await live;
    const box = page.getByLabel('Your maximum bid');
    await box.fill('25');
    await endSession(page);
    await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();
    await expect(page.getByRole('form', { name: 'Bid' })).toHaveCount(0);
    const outcome = biddingOf(page).getByRole('group', { name: 'Not placed' });
    await expect(outcome).toContainText(NOT_PLACED);
    await expect(outcome).toBeFocused();
    // Also the login of the header leads back to it.
    await expect(page).toHaveURL(/\?bid=25$/);
    await loginToBid(page).click();
    await fillSignIn(page, 'boris');
    await expect(box).toHaveValue('25');
    expect(await readLot(lot.id)).toMatchObject({ bids: 0 });
  },
);

test('a bid that is refused because the session has ended leads to the login, with one notice', async ({
  page,
  makeLots,
}) => {
  const [lot] = await makeLots({ title: 'Fish steamer' });
  // The page does not hear of the end.
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
  await startSession(page, 'boris');
  await showLot(page, lot);
  await expect(page.getByLabel('Your maximum bid')).toBeEnabled();
  await endSession(page);
  await askToBid(page, '25');
  await expect(loginToBid(page)).toHaveAttribute('href', /bid%3D25|bid%253D25/);
  await expect(biddingOf(page).getByRole('group', { name: 'Not placed' })).toContainText(
    NOT_PLACED,
  );
  await expect(alertsOf(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();
});
