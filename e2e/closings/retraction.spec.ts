// Retracting a bid (R13): who may, until when, and who is notified.
import { expect } from '@playwright/test';
import { bid, biddingOf, expectAlert, expectBanner } from '../steps/bid.ts';
import { test } from '../steps/test.ts';
import { callAs, startSession, showLot } from '../steps/store/over-http.ts';

const CANCEL = 'Cancel My Bid';
const MINUTE_MS = 60_000;

test('BID-12 R13 UX-08 the winner retracts a bid while Cancel By runs; the bids are folded again, and all are notified', async ({
  page,
  browser,
  makeLots,
}) => {
  test.setTimeout(240_000);
  // Retraction ends a minute before the close, which leaves a slow machine enough time.
  const terms = { closesInSeconds: 130, softCloseSeconds: 0, retractMinutes: 1 };
  const [caddy] = await makeLots({ title: 'Tea caddy', ...terms });
  const rory = await callAs('rory');
  await startSession(page, 'rhea');
  const rival = await (await browser.newContext()).newPage();
  await startSession(rival, 'rory');
  const guest = await (await browser.newContext()).newPage();
  await rory.bid(caddy.id, '10');
  await Promise.all([page, rival, guest].map((one) => showLot(one, caddy)));
  const [hers, his, theirs] = [biddingOf(page), biddingOf(rival), biddingOf(guest)];

  await test.step('it is offered only to the winner, with the time left', async () => {
    await expect(his.getByRole('button', { name: CANCEL })).toBeVisible();
    await expect(hers.getByRole('button', { name: CANCEL })).toHaveCount(0);
    await bid(page, '20');
    await expect(hers.getByRole('button', { name: CANCEL })).toBeVisible();
    await expect(hers.getByText(/^Cancel By: (1M )?\d+S$/)).toBeVisible();
    await expect(his.getByText('You have been outbid.')).toBeVisible();
    for (const other of [his, theirs]) {
      await expect(other.getByRole('button', { name: CANCEL })).toHaveCount(0);
      await expect(other.getByText('Cancel By')).toHaveCount(0);
    }
  });
  await test.step('after the retraction the rival leads at the old price, on every screen', async () => {
    await hers.getByRole('button', { name: CANCEL }).click();
    const dialog = page.getByRole('dialog', { name: CANCEL });
    await dialog.getByRole('button', { name: CANCEL }).click();
    await expect(dialog.getByText('Please choose a reason.')).toBeVisible();
    await dialog.getByRole('radio', { name: 'I entered the wrong amount' }).check();
    await dialog.getByRole('button', { name: CANCEL }).click();
    await expectAlert(page, 'Your bid was canceled.');
    for (const screen of [hers, his, theirs]) {
      await expect(screen).toContainText('$5.00');
      await expect(screen).toContainText('1 bid');
    }
    await expectBanner(rival, 'You are winning this item.');
    await expect(hers.getByText('You are winning this item.')).toBeHidden();
    await expect(hers.getByRole('button', { name: CANCEL })).toHaveCount(0);
    await expect(his.getByRole('button', { name: CANCEL })).toBeVisible();
    await theirs.getByRole('button', { name: '1 bid' }).click();
    const history = guest.getByRole('dialog', { name: 'Bid history' });
    await expect(history.getByText('Retracted', { exact: true })).toBeVisible();
  });
  await test.step('the screen of the winner shows the end of the period', async () => {
    await his.getByRole('button', { name: CANCEL }).click();
    const dialog = rival.getByRole('dialog', { name: CANCEL });
    await dialog.getByRole('radio', { name: 'I entered the wrong amount' }).check();
    const ended = dialog.getByText('The time to cancel has run out. Your bid was NOT canceled.');
    await expect(ended).toBeVisible({ timeout: 130_000 });
    await expect(ended).toBeInViewport();
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(his.getByText('Cancellation Expired')).toBeVisible();
    await expect(his.getByRole('button', { name: CANCEL })).toHaveCount(0);
    // The page's clock may be ahead of the server's by half of a request's duration.
    const end = Date.parse(caddy.date_closed) - MINUTE_MS;
    await expect.poll(() => Date.now()).toBeGreaterThan(end);
    const late = await rory.call('mobile/bidCancel', { id: caddy.id, reason: 'Typing error' });
    expect(late).toMatchObject({ status: 'error', statusText: 'Cancellation Expired' });
    await expect(biddingOf(rival)).toContainText('$5.00');
  });
  await Promise.all([rival.context().close(), guest.context().close()]);
});

test('R68 a bidder who has canceled a bid on the item and leads again cannot cancel a second time', async ({
  page,
  makeLots,
}) => {
  const [lot] = await makeLots({ title: 'Salt cellar', softCloseSeconds: 0, retractMinutes: 1 });
  const rhea = await callAs('rhea');
  await rhea.bid(lot.id, '20');
  await rhea.ask('mobile/bidCancel', { id: lot.id, reason: 'Typing error' });
  await rhea.bid(lot.id, '10');
  await startSession(page, 'rhea');
  await showLot(page, lot);
  await expectBanner(page, 'You are winning this item.');
  await expect(biddingOf(page).getByText('You already canceled a bid on this item.')).toBeVisible();
  await expect(biddingOf(page).getByRole('button', { name: CANCEL })).toHaveCount(0);
});

test('BID-12 R13 where the lot does not allow it, no winner is offered it', async ({
  page,
  makeLots,
}) => {
  const [lot] = await makeLots({ title: 'Pepper mill' });
  await startSession(page, 'rhea');
  await showLot(page, lot);
  await bid(page, '6');
  await expectBanner(page, 'You are winning this item.');
  await expect(biddingOf(page).getByRole('button', { name: CANCEL })).toHaveCount(0);
  await expect(biddingOf(page).getByText(/^Cancel/)).toHaveCount(0);
});

const CALL = '**/api/mobile/bidCancel';

test('a cancellation whose answer is lost is found to have taken effect', async ({
  page,
  makeLots,
}) => {
  const [lot] = await makeLots({ title: 'Cruet set', retractMinutes: 1 });
  await startSession(page, 'rhea');
  await (await callAs('rory')).bid(lot.id, '10');
  await showLot(page, lot);
  await bid(page, '20');
  await page.route(CALL, (route) => route.abort());
  await biddingOf(page).getByRole('button', { name: CANCEL }).click();
  const dialog = page.getByRole('dialog', { name: CANCEL });
  await dialog.getByRole('radio', { name: 'I entered the wrong amount' }).check();
  await dialog.getByRole('button', { name: CANCEL }).click();
  await expect(dialog.getByRole('alert')).toContainText('Press Cancel My Bid again to find out.');
  await expect(page.getByText('Something went wrong!')).toHaveCount(0);
  await page.unroute(CALL);
  await page.route(CALL, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: CANCEL }).click();
  await expect(dialog.getByRole('button', { name: 'Keep my bid' })).toBeDisabled();
  await expect(dialog.getByText('Your bid was canceled.')).toBeVisible();
  await expect(dialog.getByText('outbid')).toHaveCount(0);
});

test('R68 a revealed maximum that is lowered without an answer is found to be lowered', async ({
  page,
  makeLots,
}) => {
  const [lot] = await makeLots({ title: 'Sugar tongs', retractMinutes: 1 });
  const rory = await callAs('rory');
  await startSession(page, 'rhea');
  await showLot(page, lot);
  await bid(page, '40');
  await expectBanner(page, 'You are winning this item.');
  await rory.bid(lot.id, '60');
  await expectBanner(page, 'You have been outbid.');
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/getProductInfo')) loads.push(request.url());
  });
  await rory.ask('mobile/bidCancel', { id: lot.id, reason: 'Typing error' });
  await biddingOf(page).getByRole('button', { name: 'Lower my maximum' }).click();
  await page.route('**/api/mobile/lowerMaximum', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const dialog = page.getByRole('dialog', { name: 'Lower my maximum' });
  await dialog.getByLabel('Your new maximum').fill('30');
  await dialog.getByRole('button', { name: 'Lower maximum' }).click();
  await expect(dialog.getByText('No answer yet. Trying again.')).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('Your maximum is now $30.00.');
  await expect(page.getByText('Something went wrong!')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(biddingOf(page)).toContainText('$30.00');
  await expect(biddingOf(page).getByRole('button', { name: 'Lower my maximum' })).toHaveCount(0);
  // The events say it all, but for the answer that was lost.
  expect(loads.length).toBeLessThan(8);
});
