// Each refusal of R14 with its way out, by keyboard, and back to the bid. Each needs its own
// account, so each runs at one width; both widths are used.
import { expect } from '@playwright/test';
import {
  askToBid,
  bid,
  biddingOf,
  confirmBid,
  expectAlert,
  expectBanner,
} from '../../steps/bid.ts';
import { test } from '../../steps/test.ts';
import { readCode } from '../../steps/store/outbox.ts';
import { fillCardDialog } from '../../steps/card.ts';
import { enterAt, pressKey } from '../../steps/keyboard.ts';
import { callAs, startSession, goToLot, showLot } from '../../steps/store/over-http.ts';
import { fillSignIn, signIn, openAsUser } from '../../steps/sign-in.ts';

const dialogOf = (page: Parameters<typeof signIn>[0], name: string) =>
  page.getByRole('dialog', { name });

test('BID-13 R14: a guest is asked to sign in, and comes back to the lot', async ({ page }) => {
  await goToLot(page, 'Copper kettle');
  await pressKey(page.getByRole('link', { name: 'Login to bid' }), 'Enter');
  await fillSignIn(page, 'rival');
  await expect(page.getByRole('heading', { level: 1, name: 'Copper kettle' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Bid' })).toBeVisible();
});

test(
  'BID-13 R14: without a card, one is added on the way',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const [lot] = await makeLots({ title: 'Crepe pan' });
    await startSession(page, 'nocard');
    await showLot(page, lot);
    await askToBid(page, '6');
    await pressKey(
      dialogOf(page, 'No Cards Found').getByRole('link', { name: 'Add a card' }),
      'Enter',
    );
    // The form of the card is open: nothing else is left to do on that page.
    await fillCardDialog(page, { name: 'Nora Card' });
    await expect(page.getByLabel('Your maximum bid')).toHaveValue('6');
    await bid(page, '6');
    // "Back" leads to the lot, not to the form of the card.
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${lot.id}$`));
  },
);

test(
  'BID-13 R14: the retrieval location is accepted',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const [lot] = await makeLots({ title: 'Milk frother' });
    await startSession(page, 'elsewhere');
    const dialog = dialogOf(page, 'Retrieval Location');
    const accept = dialog.getByRole('button', { name: 'I accept this location' });
    const cancel = dialog.getByRole('button', { name: 'Cancel' });

    await test.step('a quick bid on a card is led to it too', async () => {
      await page.goto('/search?q=Milk%20frother&view=list');
      const card = page.getByRole('article', { name: lot.title, exact: true });
      const quick = card.getByRole('button', { name: /^Quick bid/ });
      await enterAt(page, quick);
      await enterAt(
        page,
        dialogOf(page, 'Quick bid is off').getByRole('button', { name: 'Turn on' }),
      );
      await enterAt(page, quick);
      await expect(accept).toBeVisible();
      await enterAt(page, cancel);
      await expect(dialog).toHaveCount(0);
      await expect(card).toContainText('0 bids');
    });
    await showLot(page, lot);
    await askToBid(page, '30');
    await expect(dialog.getByText('Decatur', { exact: false }).first()).toBeVisible();
    // Below each other, as wide as the dialog, the main one first.
    await page.setViewportSize({ width: 360, height: 740 });
    await expect
      .poll(async () => {
        const [main, other] = [await accept.boundingBox(), await cancel.boundingBox()];
        return main !== null && main.width === other?.width && main.y < other.y;
      })
      .toBe(true);
    await pressKey(accept, 'Enter');
    await confirmBid(page);
  },
);

test(
  'BID-13 R14: an email is verified by its code',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const [lot] = await makeLots({ title: 'Mortar and pestle' });
    await startSession(page, 'unverified');
    await showLot(page, lot);
    await askToBid(page, '20');
    const dialog = dialogOf(page, 'Verify your email');
    await pressKey(dialog.getByRole('button', { name: 'Send code' }), 'Enter');
    await dialog.getByLabel('Code').fill(await readCode(page, 'unverified@example.com', 'Email'));
    await pressKey(dialog.getByRole('button', { name: 'Verify' }), 'Enter');
    await confirmBid(page);
  },
);

test(
  'BID-13 R14: new terms are read and accepted',
  { tag: '@phone' },
  async ({ page, makeLots }) => {
    const [lot] = await makeLots({ title: 'Tea towels' });
    await signIn(page, 'oldterms');
    // They are shown at once; without accepting them no bid is possible.
    await pressKey(page.getByRole('button', { name: 'Read them later' }), 'Enter');
    await showLot(page, lot);
    await askToBid(page, '20');
    const dialog = dialogOf(page, 'Terms and Conditions');
    await pressKey(dialog.getByRole('button', { name: 'Accept and continue' }), 'Enter');
    await expect(dialog.getByText('Please Accept to Continue')).toBeVisible();
    await pressKey(dialog.getByLabel('I Have Read and Accepted the Terms and Conditions'), 'Space');
    await pressKey(dialog.getByRole('button', { name: 'Accept and continue' }), 'Enter');
    await confirmBid(page);
  },
);

test('BID-13 R14: a deposit is submitted, on the page of closing lots too', async ({
  page,
  makeLots,
}) => {
  const [lot] = await makeLots({ title: 'Wine cooler', depositCents: 5000 });
  const [next] = await makeLots({
    title: 'Ice crusher',
    depositCents: 9000,
    closesInSeconds: 900,
  });
  await startSession(page, 'depositor');
  await showLot(page, lot);
  await askToBid(page, '20');
  const dialog = dialogOf(page, 'Submit a deposit');
  await expect(dialog.getByLabel('Visa ending in 4242')).toBeChecked();
  // Leaving would not stop the charge.
  const isLooked = Promise.withResolvers<void>();
  await page.route('**/submitDeposit', async (route) => {
    await isLooked.promise;
    await route.continue();
  });
  await pressKey(dialog.getByRole('button', { name: 'Submit $50.00' }), 'Enter');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  isLooked.resolve();
  await confirmBid(page);
  await expectBanner(page, 'You are winning this item.');

  await (await callAs('depositor')).ask('mobile/addToWatchlist', { product_id: next.id });
  await page.goto('/auctions/closing');
  const row = page.getByRole('listitem').filter({ hasText: next.title });
  await pressKey(row.getByRole('button', { name: /Hold to bid$/ }), 'Enter');
  await pressKey(row.getByRole('button', { name: /^Bid \$/ }), 'Enter');
  // $50.00 is held already.
  await pressKey(dialog.getByRole('button', { name: 'Submit $40.00' }), 'Enter');
  await expect(row.getByRole('group', { name: 'Accepted' })).toBeVisible();
});

test('BID-13 R14: a higher bid limit is requested, and an admin approves it', async ({
  page,
  browser,
  makeLots,
}) => {
  const [lot] = await makeLots({ title: 'Carving set' });
  await startSession(page, 'limited');
  await showLot(page, lot);
  await askToBid(page, '45');
  const dialog = dialogOf(page, 'Bid limit request');
  await pressKey(dialog.getByRole('button', { name: 'Send request' }), 'Enter');
  await expect(dialog).toBeHidden();

  const admin = await openAsUser(browser, 'admin');
  await admin.goto('/admin/bid-limits');
  await enterAt(admin, admin.getByRole('button', { name: 'Approve $45.00 for limited' }));
  await expect(admin.getByText('limited@example.com')).toBeHidden();
  await admin.context().close();

  // The amount is still in the box.
  await expect(page.getByLabel('Your maximum bid')).toHaveValue('45');
  await bid(page, '45');
  await expectBanner(page, 'You are winning this item.');
});

test('R68 UX-01 by keyboard an admin approves a bidder who canceled four bids, who then may bid again', async ({
  page,
  makeLots,
}) => {
  const [lot, ...others] = await makeLots({ title: 'Jam funnel', count: 5, retractMinutes: 5 });
  const otis = await callAs('otis');
  for (const { id } of others) {
    await otis.bid(id, '10');
    await otis.ask('mobile/bidCancel', { id, reason: 'Typing error' });
  }
  await expect(otis.bid(lot.id, '10')).rejects.toThrow();
  await startSession(page, 'admin');
  await page.goto('/admin/bid-limits');
  await enterAt(page, page.getByRole('button', { name: 'Approve bidder otis' }));
  await expect(page.getByRole('article', { name: 'Canceled bids of otis' })).toHaveCount(0);
  await otis.bid(lot.id, '10');
});

test('BID-16 UX-01 R15: by keyboard quick bid needs the profile’s permission, then bids the shown price at once', async ({
  page,
  browser,
  makeLots,
}) => {
  const [lot] = await makeLots({ title: 'Enamel roaster' });
  await startSession(page, 'quickless');
  await showLot(page, lot);
  await enterAt(page, biddingOf(page).getByRole('button', { name: /^Quick bid/ }));
  const off = dialogOf(page, 'Quick bid is off');
  await expect(off).toContainText('Enable Quick Bid Button in your Customer Profile');
  await enterAt(page, off.getByRole('button', { name: 'Cancel' }));
  await expect(biddingOf(page)).toContainText('0 bids');

  const rival = await (await browser.newContext()).newPage();
  await startSession(rival, 'rival');
  await rival.goto('/search?q=Enamel%20roaster&view=list');
  const card = rival.getByRole('article', { name: lot.title, exact: true });
  await enterAt(rival, card.getByRole('button', { name: 'Quick bid $5.00: Enamel roaster' }));
  await expectAlert(rival, 'Bid placed successfully');
  await expect(rival.getByRole('dialog')).toHaveCount(0);
  await expect(card).toContainText("You're Winning");
  await expect(card).toContainText('1 bid');
  await expect(card.getByRole('button', { name: /^Quick bid/ })).toHaveCount(0);
  await rival.context().close();

  // It works once she has turned it on; the price on her button has been updated.
  const quick = biddingOf(page).getByRole('button', { name: 'Quick bid $6.00' });
  await expect(async () => {
    // A press just after the price has changed is not taken; the dialog of one that was taken
    // keeps the focus.
    if (!(await off.isVisible())) await enterAt(page, quick);
    await expect(off).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await enterAt(page, off.getByRole('button', { name: 'Turn on' }));
  await expectAlert(page, 'Quick bid is on. Press it again to bid.');
  await expect(biddingOf(page)).toContainText('1 bid');
  await enterAt(page, quick);
  await expectAlert(page, 'Bid placed successfully');
  await expectBanner(page, 'You are winning this item.');
});

test('BID-13 R14: a deactivated account pays its receipt with another card, and bids again', async ({
  page,
  makeLots,
}) => {
  const [lot] = await makeLots({ title: 'Oven gloves' });
  await signIn(page, 'deactivated');
  await expect(page.getByRole('heading', { name: 'Card Details' })).toBeVisible();
  await expect(
    page.getByText(/Your Visa 0341 was declined on \w{3} \d+\. Pay \$\d+\.\d\d to/),
  ).toBeVisible();
  await showLot(page, lot);
  await askToBid(page, '90');
  const dialog = dialogOf(page, 'Account deactivated');
  await pressKey(dialog.getByRole('link', { name: 'Pay my unpaid receipts' }), 'Enter');

  await pressKey(page.getByRole('link', { name: 'Pay Now' }), 'Enter');
  await pressKey(page.getByRole('button', { name: 'Pay Now' }), 'Enter');
  // The reason stays beside the button, with the way to another card.
  const declined = page.getByRole('alert', { name: 'Your card was declined.' });
  await expect(declined).toContainText('Nothing was charged.');
  await expect(page.getByRole('button', { name: 'Add New Card' })).toHaveCount(1);
  await pressKey(declined.getByRole('button', { name: 'Add New Card' }), 'Enter');
  await fillCardDialog(page, { name: 'Dean Active' });
  await expect(page.getByRole('radio', { name: /ending in 4242/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /ending in 4242/ })).toBeFocused();
  await expect(declined).toBeHidden();
  await pressKey(page.getByRole('button', { name: 'Pay Now' }), 'Enter');
  await expect(page.getByRole('heading', { name: 'My Receipts' })).toBeVisible();
  const paid = page.getByRole('status').filter({ hasText: /^Paid\. Pick up \w{3}, \w{3} \d+, / });
  await expect(paid.getByRole('link', { name: /^Receipt \d+$/ })).toBeVisible();
  await expect(paid.getByRole('link', { name: 'Choose a pickup time' })).toBeVisible();
  await pressKey(paid.getByRole('button', { name: 'Checkout QR Code' }), 'Enter');
  const pass = dialogOf(page, 'Checkout QR Code');
  await expect(pass.getByRole('img', { name: 'Checkout QR Code' })).toBeVisible();
  // Back closes the code; it does not lead to the checkout that is over.
  await page.goBack();
  await expect(pass).toBeHidden();
  await expect(page.getByRole('heading', { name: 'My Receipts' })).toBeVisible();
  await expect(page.getByText('Bidding is paused')).toBeHidden();

  await pressKey(page.getByRole('button', { name: 'Back to your bid' }), 'Enter');
  await expect(page.getByLabel('Your maximum bid')).toHaveValue('90');
  await bid(page, '90');
  await expectBanner(page, 'You are winning this item.');
});
