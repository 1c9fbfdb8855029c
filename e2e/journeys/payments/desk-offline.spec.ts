// The pickup desk during a loss of network (R33), on a phone.
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../../steps/accessible.ts';
import { scanAtDesk } from '../../steps/desk.ts';
import { signOut } from '../../steps/sign-in.ts';
import { callAs, startSession, type Caller } from '../../steps/store/over-http.ts';
import { test } from '../../steps/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test(
  'R33 the desk hands over without a network, syncs afterwards, and never twice',
  { tag: '@phone' },
  async ({ page, context, sellLots }) => {
    test.setTimeout(120_000);
    const [kettle, teapot, cup] = await sellLots({ title: 'Enamel pot', count: 3, leader: 'dina' });
    if (teapot === undefined || cup === undefined) throw new Error('expected three lots');
    const dina = await callAs('dina');
    await startSession(page, 'staff');
    await page.goto('/desk');
    await scanAtDesk(page, await codeOf(dina));
    await expect(page.getByText('3 to hand over')).toBeVisible();
    await context.setOffline(true);
    const bar = page.getByText(/^\d hand-overs? waiting for the network$/);
    const label = page.getByLabel('Lot label');
    await test.step('by button and by label, marked at the lot and counted in view', async () => {
      await expect(page.getByRole('banner')).toContainText(
        'offline. Hand-overs will be sent later',
      );
      const give = actionOf(page, 'Hand over', teapot.title);
      // Where the bar will be; a click by Playwright would scroll it to the middle.
      await give.evaluate((it: HTMLElement) => {
        scrollBy(0, it.getBoundingClientRect().bottom - innerHeight);
        it.click();
      });
      await expect(rowOf(page, teapot.title)).toContainText(WAITING);
      await expect(bar).toHaveText('1 hand-over waiting for the network');
      await expect(bar).toBeInViewport();
      const undo = actionOf(page, 'Undo the hand-over of', teapot.title);
      await expect.poll(() => isFree(undo)).toBe(true);
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole('button', { name: 'Hand over', exact: true }).click();
      await expect(label).toHaveAccessibleDescription(/Scan or type a lot’s label first\./);
      await expect(label).toBeFocused();
      await label.fill(kettle.auctionid.toLowerCase());
      await label.press('Enter');
      await expect(rowOf(page, kettle.title)).toContainText(WAITING);
      await expect(page.getByText(`${kettle.title}: handed over, waiting`)).toBeVisible();
      await expect(label).toHaveValue('');
      await actionOf(page, 'Hand over', cup.title).click();
      await expect(bar).toHaveText('3 hand-overs waiting for the network');
      await expectAccessible(page, 'the desk with waiting hand-overs');
    });
    await test.step('a slip is taken back; what needs the store says so there', async () => {
      await actionOf(page, 'Undo the hand-over of', cup.title).click();
      await expect(bar).toHaveText('2 hand-overs waiting for the network');
      await expect(rowOf(page, cup.title)).toContainText('Refunds and returns work once');
      await expect(actionOf(page, 'Refund', cup.title)).toBeDisabled();
      await label.fill('LPN-NOWHERE');
      await label.press('Enter');
      await expect(label).toHaveAccessibleDescription(/You’re offline, and this label/);
    });
    await test.step('leaving asks first', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Hammerdock' }).click();
      const question = page.getByRole('dialog', { name: 'Leave with hand-overs waiting?' });
      await expect(question).toContainText('stays on this device');
      await question.getByRole('button', { name: 'Stay at the desk' }).click();
    });
    // Meanwhile another desk has handed one of them over.
    await handOverElsewhere(dina, teapot.id);
    await test.step('a reload asks too, and loses neither the buyer nor the hand-overs', async () => {
      await page.route('**/api/custom/pickUpLot', (route) => route.abort());
      await context.setOffline(false);
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.type());
        void dialog.accept();
      });
      await page.reload();
      expect(asked).toEqual(['beforeunload']);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pat P.');
      await expect(bar).toHaveText('2 hand-overs waiting for the network');
      await expect(rowOf(page, kettle.title)).toContainText(WAITING);
    });
    await test.step('back online, the one is picked up and the other shows why not', async () => {
      await page.unrouteAll();
      await expect(rowOf(page, kettle.title)).toContainText('Picked Up');
      const row = rowOf(page, teapot.title);
      await expect(row).toContainText(/Hand-over not accepted.*already picked up\./);
      await expect(bar).toBeHidden();
      await row.getByRole('button', { name: /^Dismiss/ }).click();
      await expect(row).not.toContainText('not accepted');
      const { wonList } = await dina.ask<Won>('mobile/getWon', { limit: 30 });
      const statuses = new Map(wonList.map(({ id, checkout_status }) => [id, checkout_status]));
      expect([kettle, teapot, cup].map(({ id }) => statuses.get(id))).toEqual(['1', '1', '0']);
    });
    await test.step('the sign-out leaves nothing of the buyer in the browser', async () => {
      const stored = () => page.evaluate(() => sessionStorage.getItem('hammerdock.desk-visit'));
      expect(await stored()).toContain('Enamel pot');
      await signOut(page);
      expect(await stored()).toBeNull();
    });
  },
);

const WAITING = 'Handed over, waiting for the network';

interface Won {
  readonly wonList: readonly { readonly id: string; readonly checkout_status: string }[];
}

const rowOf = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });

const actionOf = (page: Page, action: string, title: string) =>
  page.getByRole('button', { name: `${action} ${title}`, exact: true });

/** Nothing fixed or sticky covers it, down to its lower edge. */
const isFree = (button: Locator): Promise<boolean> =>
  button.evaluate((it) => {
    const { left, bottom } = it.getBoundingClientRect();
    return document.elementFromPoint(left + 8, bottom - 4)?.closest('button') === it;
  });

async function codeOf(buyer: Caller): Promise<string> {
  return (await buyer.ask<{ code: string }>('custom/getCheckoutQr', {})).code;
}

async function handOverElsewhere(buyer: Caller, lot: string): Promise<void> {
  const other = await callAs('admin');
  const { pass_id } = await other.ask<{ pass_id: string }>('custom/openPickupPass', {
    code: await codeOf(buyer),
  });
  await other.ask('custom/pickUpLot', { pass_id, lot });
}
