// From the supplier's manifest to the payment of the seller, in a store whose clock is wound.
import { expect, type Locator, type Page } from '@playwright/test';
import { hours, minutes } from '@hammerdock/domain/time.ts';
import { zipOf } from '@hammerdock/server/src/testing/seller/zip-of-photos.ts';
import { test } from '../../steps/test.ts';
import { askToBid, bid, confirmBid, expectBanner, openLot } from '../../steps/bid.ts';
import { handOver, scanAtDesk } from '../../steps/desk.ts';
import { chooseFile } from '../../steps/files.ts';
import { scanQr } from '../../steps/qr.ts';
import { openAccountMenu, openAsUser } from '../../steps/sign-in.ts';
import { PASSWORD } from '../../steps/store/over-http.ts';
import { openOwnStore, type OwnStore } from '../../steps/store/own-store.ts';
import { openStoreClock, type StoreClock } from '../../steps/store/store-clock.ts';
import { expectPaid } from '../../steps/won.ts';

const TITLE = 'Cookware of pallet 7';
const SKILLET = 'Cast iron skillet';
const STOCKPOT = 'Enameled stockpot';
const MANIFEST = [
  'LPN,ASIN,Item Desc,Qty,Unit Retail,Condition,Category,Start Price',
  `LPNSALE01,B0545KD9X1,${SKILLET},1,49.99,New,Cookware,10.00`,
  `LPNSALE02,B0545KD9X2,${STOCKPOT},1,89.99,New,Cookware,5.00`,
].join('\n');

let store: OwnStore;
let clock: StoreClock;
test.beforeAll(async () => {
  store = await openOwnStore({ HAMMERDOCK_LIMIT_FACTOR: '20', HAMMERDOCK_TRANSFERS: 'sandbox' });
  clock = await openStoreClock(store.dataDir);
});
test.afterAll(async () => {
  await clock.close();
  await store.close();
});

test('a seller imports lots, sells them, and is paid after their pickup', async ({ browser }) => {
  test.setTimeout(600_000);
  const signIn = (username: string) => openAsUser(browser, username, store.address);
  await setCommission(await signIn('admin'));
  let seller = await signIn('seller');
  await test.step('drafts an auction, imports its lots and adds their photos', async () => {
    await draftAuction(seller);
    await importLots(seller);
  });
  await test.step('prints the labels and publishes', async () => {
    await expectLabels(seller);
    await publish(seller);
  });
  await test.step('a late lot is in the published auction as soon as it is complete', async () => {
    await addLateLot(seller);
  });
  await test.step('two buyers bid on the last day', async () => {
    await clock.windTo('ends_at', -hours(1));
    await takePart(signIn);
  });
  await test.step('the winners are charged at the close', async () => {
    await clock.windTo('ends_at', hours(1));
    for (const [username, title] of WINNERS) {
      const page = await signIn(username);
      await expectPaid(page, title);
      await page.context().close();
    }
  });
  await test.step('the winners pick up with their codes', async () => {
    await clock.windTo('pickup_starts_at', minutes(30));
    for (const [username, title] of WINNERS) await pickUp(signIn, username, title);
  });
  await test.step('the seller sees the net amount', async () => {
    seller = await signIn('seller');
    await openStatement(seller);
    await expect(totalOf(seller, 'Hammer prices')).toContainText('$31.00');
    await expect(totalOf(seller, /^Commission/)).toContainText('$3.10');
    await expect(totalOf(seller, /^Net/)).toContainText('$27.90');
    await expect(payableNow(seller)).toContainText('$27.90');
  });
  await test.step('the seller sets up payouts, and the admin transfers the amount', async () => {
    await setUpPayouts(seller);
    await transfer(await signIn('admin'));
    await openStatement(seller);
    await expectPaidOut(seller);
    await expect(seller.getByText('With Test Payouts')).toBeVisible();
  });
  await test.step('the admin takes the transfer back, and pays by bank', async () => {
    const admin = await signIn('admin');
    await takeBack(admin);
    await seller.reload();
    await expect(payableNow(seller)).toContainText('$27.90');
    await expect(seller.getByText(/^Reversed .*: Wrong account$/)).toBeVisible();
    await recordPayment(admin);
    await seller.reload();
    await expectPaidOut(seller);
    await expect(seller.getByRole('table', { name: 'Payments' })).toContainText('WIRE-7');
  });
});

const WINNERS = [
  ['gwen', SKILLET],
  ['theo', STOCKPOT],
] as const;

type SignIn = (username: string) => Promise<Page>;

async function setCommission(page: Page): Promise<void> {
  await page.goto('/admin/accounting/sellers');
  await page.getByRole('button', { name: 'Set commission' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Commission').fill('10');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('article')).toContainText('10%');
  await page.context().close();
}

async function draftAuction(page: Page): Promise<void> {
  await page.goto('/seller/auction/new');
  await page.getByLabel('Title').fill(TITLE);
  await page.getByLabel('Pickup center').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
}

async function importLots(page: Page): Promise<void> {
  await page.goto('/seller/import');
  await chooseFile(page, 'Choose a file', { name: 'pallet-7.csv', content: MANIFEST });
  await page.getByRole('button', { name: 'Check the rows' }).click();
  const auction = page.getByLabel('Add the lots to');
  const option = auction.getByRole('option', { name: TITLE });
  await auction.selectOption((await option.getAttribute('value')) ?? '');
  await page.getByRole('button', { name: 'Import 2 lots' }).click();
  await expect(page.getByText('2 lots added as drafts')).toBeVisible();
  const content = await zipOf('1.jpg', '1-2.jpg', 'LPNSALE02.jpg');
  await chooseFile(page, 'Choose a ZIP file', { name: 'pallet-7.zip', content });
  await page.getByRole('button', { name: 'Add 3 photos' }).click();
  await expect(page.getByText('3 photos added to 2 lots')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the auction' }).click();
  await expect(page.getByRole('region', { name: 'Lots as buyers will see them' })).toBeVisible();
}

async function addLateLot(page: Page): Promise<void> {
  await page.goto('/seller/lot/new');
  await page.getByLabel('Title').fill('Copper ladle');
  await page.getByLabel('Category').selectOption({ index: 1 });
  await page.getByLabel('Condition', { exact: true }).selectOption('Damaged');
  const auction = page.getByLabel('Auction', { exact: true });
  const option = auction.getByRole('option', { name: TITLE });
  await auction.selectOption((await option.getAttribute('value')) ?? '');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const missing = page.getByRole('alert').filter({ hasText: 'Then save it to add it.' });
  await expect(missing).toContainText(/It isn’t in auction #\d+ yet/);
  await page.getByLabel('Start price ($)').fill('5.00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const added = page.getByRole('group').filter({ hasText: /^Added to auction #\d+, lot 3\.$/ });
  await added.getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Copper ladle' }).first()).toBeVisible();
}

async function expectLabels(page: Page): Promise<void> {
  const draft = page.url();
  await page.goto('/seller/labels');
  const lots = page.getByRole('combobox', { name: 'Lots' });
  const option = lots.getByRole('option', { name: TITLE });
  await lots.selectOption((await option.getAttribute('value')) ?? '');
  const link = page.getByRole('link', { name: 'Print 2 labels' });
  const printed = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(printed.headers()['content-type']).toContain('application/pdf');
  expect((await printed.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.goto(draft);
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this auction?' });
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('group', { name: 'Terms' })).toBeVisible();
}

/** The first one leads on both lots until the second one outbids them on one. */
async function takePart(signIn: SignIn): Promise<void> {
  const [first, second] = [await signIn('gwen'), await signIn('theo')];
  await bidFirst(first, SKILLET, '30');
  await openLot(first, STOCKPOT);
  await bid(first, '20');
  await bidFirst(second, STOCKPOT, '40');
  await expectBanner(second, 'You are winning this item.');
  await expectBanner(first, 'You have been outbid.');
  await first.context().close();
  await second.context().close();
}

async function bidFirst(page: Page, title: string, amount: string): Promise<void> {
  await openLot(page, title);
  await askToBid(page, amount);
  const dialog = page.getByRole('dialog', { name: 'Retrieval Location' });
  await dialog.getByRole('button', { name: 'I accept this location' }).click();
  await confirmBid(page);
}

async function pickUp(signIn: SignIn, username: string, title: string): Promise<void> {
  const buyer = await signIn(username);
  await buyer.goto('/auctions/won');
  await openAccountMenu(buyer);
  await buyer.getByRole('link', { name: 'Checkout QR Code' }).click();
  const code = await scanQr(buyer, 'Checkout QR Code');
  const desk = await signIn('staff');
  await desk.goto('/desk');
  await scanAtDesk(desk, code);
  await handOver(desk, title);
  await desk.context().close();
  await buyer.context().close();
}

async function openStatement(page: Page): Promise<void> {
  await page.goto('/seller/payments/bank_details');
  await page.getByRole('link', { name: TITLE }).click();
  await expect(page.getByText(TITLE)).toBeVisible();
}

const totalOf = (page: Page, name: string | RegExp) =>
  page.getByRole('table', { name: 'Totals' }).getByRole('row', { name });
const payableNow = (page: Page) => totalOf(page, 'Payable now');

async function expectPaidOut(page: Page): Promise<void> {
  await expect(totalOf(page, 'Paid to you')).toContainText('$27.90');
  await expect(payableNow(page)).toContainText('$0.00');
}

async function setUpPayouts(page: Page): Promise<void> {
  await page.goto('/seller/payments/bank_details');
  await page.getByRole('button', { name: 'Set up payouts' }).click();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: /^Continue to/ }).click();
  await page.getByRole('button', { name: 'Finish setup' }).click();
  await expect(page.getByRole('region', { name: /^Get paid with/ })).toContainText('Ready');
}

async function openSellers(page: Page, action: string): Promise<Locator> {
  await page.goto('/admin/accounting/sellers');
  await page.getByRole('button', { name: action, exact: true }).first().click();
  return page.getByRole('dialog');
}

async function transfer(page: Page): Promise<void> {
  const dialog = await openSellers(page, 'Pay');
  await expect(dialog.getByRole('radio', { name: /^Transfer with/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Transfer $27.90' }).click();
  await expect(dialog.getByRole('status')).toContainText('sent $27.90');
  await page.context().close();
}

async function takeBack(page: Page): Promise<void> {
  const dialog = await openSellers(page, 'Payments');
  await dialog.getByRole('button', { name: /^Reverse / }).click();
  await dialog.getByLabel('Reason').fill('Wrong account');
  await dialog.getByRole('button', { name: 'Reverse payment' }).click();
  await expect(dialog.getByText(/^Reversed /)).toBeVisible();
}

async function recordPayment(page: Page): Promise<void> {
  const dialog = await openSellers(page, 'Pay');
  await dialog.getByRole('radio', { name: /^By bank/ }).check();
  await dialog.getByRole('textbox', { name: 'Reference' }).fill('WIRE-7');
  await dialog.getByRole('button', { name: 'Record $27.90' }).click();
  await expect(dialog).toBeHidden();
  await page.context().close();
}
