// The close of a lot, as the winner, the loser and a guest see it.
import { expect, type Page } from '@playwright/test';
import { expectAnnouncedOnce, recordAnnouncements } from '../steps/announcements.ts';
import { askToBid, biddingOf, expectBanner } from '../steps/bid.ts';
import { test } from '../steps/test.ts';
import { callAs, startSession, showLot } from '../steps/store/over-http.ts';
import { expectTone } from '../steps/tone.ts';

const WON = 'Congratulations you have won this item';
const LOST = 'Unfortunately you have lost this item';
const UNPLACED = 'Your $40.00 bid ($50.54 total) was NOT placed before the close.';
const UNTIL_THE_CLOSE = { timeout: 120_000 };

const cardOf = (page: Page, title: string) =>
  page.getByRole('article', { name: title, exact: true });

test(
  'LIVE-04 BID-17 UX-01 at the close the winner sees green, the loser red, and others “Sold”',
  { tag: '@phone' },
  async ({ page, browser, makeLots }) => {
    test.setTimeout(240_000);
    const terms = { closesInSeconds: 75, softCloseSeconds: 0 };
    const [tin, unwanted] = await makeLots({ title: 'Biscuit tin', count: 2, ...terms });
    const openPage = async (username?: string): Promise<Page> => {
      const one = await (await browser.newContext()).newPage();
      if (username !== undefined) await startSession(one, username);
      return one;
    };
    const [clara, cyrus] = await Promise.all(['clara', 'cyrus'].map((name) => callAs(name)));
    await clara?.bid(tin.id, '10');
    await cyrus?.bid(tin.id, '30');
    await startSession(page, 'clara');
    const winner = await openPage('cyrus');
    const guest = await openPage();
    await Promise.all([page, winner, guest].map((one) => showLot(one, tin)));
    const list = await page.context().newPage();
    await list.goto('/auctions/all');
    const card = cardOf(list, tin.title);
    if (unwanted === undefined) throw new Error('expected two lots');
    const onlooker = await guest.context().newPage();
    await showLot(onlooker, unwanted);

    await test.step('while it is open', async () => {
      await expectBanner(page, 'You have been outbid.');
      await expectBanner(winner, 'You are winning this item.');
      await expect(card.getByText(/^You're Losing$/i)).toBeVisible();
    });
    // The close comes while the loser reads the confirmation of a further bid.
    await askToBid(page, '40');
    const confirmation = page.getByRole('dialog', { name: 'Bid Confirmation' });
    await expect(confirmation).toBeVisible();
    const announced = await recordAnnouncements(page);
    const announcedInList = await recordAnnouncements(list);
    await test.step('at the close, without loading a page again', async () => {
      const won = biddingOf(winner).getByRole('group', { name: WON });
      await expect(won).toBeVisible(UNTIL_THE_CLOSE);
      await expectTone(won.getByText(WON), 'green');
      const lost = biddingOf(page).getByRole('group', { name: LOST });
      await expect(lost).toBeVisible();
      await expectTone(lost.getByText(LOST), 'red');
      for (const one of [page, winner, guest]) {
        await expect(biddingOf(one)).toContainText('Sold Price');
        await expect(biddingOf(one)).toContainText('$11.00');
        await expect(one.getByRole('form', { name: 'Bid' })).toHaveCount(0);
        await expect(one.getByRole('link', { name: 'Login to bid' })).toHaveCount(0);
      }
      await expect(biddingOf(guest).getByText(/won|lost|winning|outbid/i)).toHaveCount(0);
    });
    await test.step('the bid that was not confirmed is reported in place of its dialog', async () => {
      await expect(confirmation).toHaveCount(0);
      const outcome = biddingOf(page).getByRole('group', { name: 'Not placed' });
      await expect(outcome).toContainText(UNPLACED);
      await expect(outcome).toBeFocused();
      await expect(outcome).toBeInViewport({ ratio: 1 });
      await expectAnnouncedOnce(announced, `Not placed. ${UNPLACED}`);
    });
    await test.step('the lists of the loser show it as lost', async () => {
      await expect(card.getByText('You Lost', { exact: true })).toBeVisible();
      await expectAnnouncedOnce(announced, `${LOST}.`, 'Sold Price $11.00.');
      await expectAnnouncedOnce(
        announcedInList,
        `${tin.title}: You Lost.`,
        `${tin.title}: Auction Closed.`,
      );
      await expect(list.getByText(/^You're Losing$/i)).toHaveCount(0);
      for (const past of ['/auctions/lost', '/expired_auction']) {
        await showOn(list, past, tin.title);
        await expect(card.getByText('You Lost', { exact: true })).toBeVisible();
        await expect(list.getByText(/^You're Losing$/i)).toHaveCount(0);
      }
    });
    await test.step('the lot without bids is closed and not sold', async () => {
      await expect(biddingOf(onlooker)).toContainText('Closed', UNTIL_THE_CLOSE);
      await expect(onlooker.getByRole('link', { name: 'Login to bid' })).toHaveCount(0);
      await expect(biddingOf(onlooker)).not.toContainText('Sold');
    });
    await Promise.all([winner.context().close(), guest.context().close()]);
  },
);

/** Lists of past lots have several pages. */
async function showOn(page: Page, path: string, title: string): Promise<void> {
  for (const at of [1, 2, 3]) {
    await page.goto(`${path}?limit=30&page=${at}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    if ((await cardOf(page, title).count()) > 0) return;
  }
  throw new Error(`${title} is not on ${path}`);
}
