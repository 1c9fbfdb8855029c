// The main journey from start to end through the browser only.
import { expect, type Browser } from '@playwright/test';
import { addCard } from '../../steps/card.ts';
import { askToBid, bid, biddingOf, confirmBid, expectBanner, openLot } from '../../steps/bid.ts';
import { handOver, scanAtDesk } from '../../steps/desk.ts';
import { test } from '../../steps/test.ts';
import { scanQr } from '../../steps/qr.ts';
import { register } from '../../steps/registration.ts';
import { expectSignedIn, openAccountMenu, openAsUser } from '../../steps/sign-in.ts';
import { isPhone } from '../../steps/widths.ts';
import { expectPaid } from '../../steps/won.ts';

const PHONE = {
  title: 'Stand mixer with glass bowl',
  center: 'decatur',
  staff: 'staff',
  username: 'wanda.phone',
  phone: '+14045550171',
} as const;
const DESKTOP = {
  title: 'Espresso machine with grinder',
  center: 'smyrna',
  staff: 'staff.smyrna',
  username: 'wanda.desk',
  phone: '+14045550172',
} as const;
/** Long enough for a slow machine to find it and bid; each later bid extends it. */
const TERMS = { closesInSeconds: 75, softCloseSeconds: 30 };
const UNTIL_THE_CLOSE_MS = 120_000;

test('AUTH-11 a visitor registers, bids, is outbid, wins, is charged and collects with the code of the popup', async ({
  page,
  browser,
  makeLots,
}) => {
  test.setTimeout(360_000);
  const { title: lot, center, staff, username, phone } = isPhone(page) ? PHONE : DESKTOP;
  await test.step('registers with both codes and adds a card', async () => {
    const email = `${username}@example.com`;
    const name = { firstName: 'Wanda', lastName: 'Winner' };
    await register(page, { ...name, username, email, phone, password: 'Winning-dock-2026' });
    await expectSignedIn(page);
    await openAccountMenu(page);
    await page.getByRole('link', { name: 'Cards' }).click();
    await addCard(page, { name: 'Wanda Winner' });
    await expect(page.getByRole('article', { name: /ending in 4242/ })).toBeVisible();
  });
  await test.step('accepts the retrieval location and bids', async () => {
    await makeLots({ title: lot, center, ...TERMS });
    await openLot(page, lot);
    await askToBid(page, '20');
    const dialog = page.getByRole('dialog', { name: 'Retrieval Location' });
    await dialog.getByRole('button', { name: 'I accept this location' }).click();
    await confirmBid(page);
    await expectBanner(page, 'You are winning this item.');
  });
  await test.step('sees that she is outbid, and bids again', async () => {
    await outbid(browser, lot);
    await expectBanner(page, 'You have been outbid.');
    await bid(page, '60');
    await expectBanner(page, 'You are winning this item.');
  });
  await test.step('wins at the close and is charged', async () => {
    await expectBanner(page, 'Congratulations you have won this item', UNTIL_THE_CLOSE_MS);
    await expectPaid(page, lot);
  });
  await test.step('collects with her code', async () => {
    await openAccountMenu(page);
    await page.getByRole('link', { name: 'Checkout QR Code' }).click();
    await expect(page.getByRole('dialog', { name: 'Checkout QR Code' })).toBeVisible();
    const code = await scanQr(page, 'Checkout QR Code');
    const desk = await openAsUser(browser, staff);
    await desk.goto('/desk');
    await scanAtDesk(desk, code);
    await handOver(desk, lot);
    await desk.context().close();
    await page.goto('/auctions/won');
    const card = page.getByRole('article', { name: lot });
    await expect(card.getByText('Picked Up', { exact: true })).toBeVisible();
  });
});

async function outbid(browser: Browser, lot: string): Promise<void> {
  const rival = await openAsUser(browser, 'rival');
  await openLot(rival, lot);
  await expect(biddingOf(rival).getByText('1 bid', { exact: true })).toBeVisible();
  await bid(rival, '40');
  await expectBanner(rival, 'You are winning this item.');
  await rival.context().close();
}
