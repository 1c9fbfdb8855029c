// A pickup time (R32), in a store whose clock is wound to it.
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { AnswerOf } from '@hammerdock/contract/call.ts';
import type { pickup } from '@hammerdock/contract/services/pickup.ts';
import { openLotMaker } from '@hammerdock/demo/fixture/lot-maker.ts';
import { expectAccessible } from '../../steps/accessible.ts';
import { expectAlert } from '../../steps/bid.ts';
import { handOver, scanAtDesk, undoHandOver } from '../../steps/desk.ts';
import { openOwnStore, type OwnStore } from '../../steps/store/own-store.ts';
import { openStoreClock, type StoreClock } from '../../steps/store/store-clock.ts';
import { openAsUser } from '../../steps/sign-in.ts';
import { test } from '../../steps/test.ts';

const TITLE = 'Waffle iron';

let store: OwnStore;
let clock: StoreClock;
test.beforeAll(async () => {
  store = await openOwnStore({ HAMMERDOCK_LIMIT_FACTOR: '20' });
  clock = await openStoreClock(store.dataDir);
});
test.afterAll(async () => {
  await clock.close();
  await store.close();
});

test(
  'PICK-01 a buyer chooses, changes and cancels a pickup time, and the desk sees who is here',
  { tag: '@phone' },
  async ({ browser }) => {
    test.setTimeout(480_000);
    await sellTo('tess');
    const first = await openAsUser(browser, 'tess', store.address);
    await first.setViewportSize({ width: 360, height: 740 });
    await openPickups(first);
    await plan(first);
    await choose(first, 'Choose a time', 1);
    await changeOnTwoPages(first);
    await clock.windToTime(await chosenStart(first));
    // Days later.
    await first.context().close();
    const page = await openAsUser(browser, 'tess', store.address);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/schedule/pending');
    const card = cardOf(page);
    const desk = await openAsUser(browser, 'staff', store.address);
    await desk.goto('/desk');
    const times = desk.getByRole('region', { name: 'Today’s pickups' });
    await expect(times.getByRole('listitem')).toContainText('Pat P. 1 item');
    await expect(desk.getByText('Nobody is waiting.')).toBeVisible();
    await test.step('the buyer is here, and the desk hears of it by itself', async () => {
      await card.getByRole('button', { name: 'I’m here' }).click();
      await expect(card.getByText(/^You checked in at \d+:\d\d [ap]m\./)).toBeVisible();
      await expect(card.getByRole('button', { name: 'I’m here' })).toHaveCount(0);
      const waiting = desk.getByRole('region', { name: 'Here now' }).getByRole('listitem');
      await expect(waiting).toContainText('Pat P.', { timeout: 30_000 });
      await expect(times.getByText('Here', { exact: true })).toBeVisible();
      await expectAccessible(desk, 'the pickup desk');
    });
    await test.step('Done asks first; a buyer who left the list by a slip comes back', async () => {
      await desk.setViewportSize({ width: 360, height: 740 });
      const done = desk.getByRole('button', { name: 'Done with Pat P.' });
      // A long text beside it does not cut its label off.
      await expect(done).toHaveCSS('flex-shrink', '0');
      const question = desk.getByRole('dialog', { name: 'Done with Pat P.?' });
      await done.click();
      await expect(question).toContainText('with 1 item not handed over yet');
      await question.getByRole('button', { name: 'Not yet' }).click();
      await expect(question).toBeHidden();
      await done.click();
      await question.getByRole('button', { name: 'Done' }).click();
      await expect(desk.getByText('Nobody is waiting.')).toBeVisible();
      await page.reload();
      await card.getByRole('button', { name: 'I’m here' }).click();
      await expect(done).toBeVisible({ timeout: 30_000 });
      await desk.getByLabel('Checkout code').focus();
    });
    await test.step('after the last hand-over nobody is waiting', async () => {
      const { data } = (await askCall(page, 'getCheckoutQr')) as { data: { code: string } };
      await scanAtDesk(desk, data.code);
      await handOver(desk, TITLE);
      await desk.getByRole('button', { name: 'Next buyer' }).click();
      await expect(desk.getByText('Nobody is waiting.')).toBeVisible({ timeout: 30_000 });
      await page.goto('/schedule/completed');
      await expect(page.getByRole('article', { name: TITLE })).toContainText('Picked Up');
    });
  },
);

test('what the desk hands over, and takes back, shows on the buyer’s open page', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  await sellTo('tamar', 2);
  const page = await openAsUser(browser, 'tamar', store.address);
  await openPickups(page);
  const desk = await openAsUser(browser, 'staff', store.address);
  await desk.goto('/desk');
  const { data } = (await askCall(page, 'getCheckoutQr')) as { data: { code: string } };
  await scanAtDesk(desk, data.code);
  const expectWaiting = async (count: string, ...titles: string[]) => {
    // Less than the times need to be asked for by themselves.
    await expect(cardOf(page)).toContainText(count, { timeout: 20_000 });
    await expect(page.getByRole('article').filter({ hasText: TITLE })).toHaveCount(titles.length);
    for (const title of titles)
      await expect(page.getByRole('article', { name: title })).toBeVisible();
  };
  await expectWaiting('2 items', `${TITLE} 1`, `${TITLE} 2`);
  await desk.getByRole('button', { name: `Hand over ${TITLE} 1` }).click();
  await expectWaiting('1 item', `${TITLE} 2`);
  await undoHandOver(desk, `${TITLE} 1`);
  await expectWaiting('2 items', `${TITLE} 1`, `${TITLE} 2`);
  await desk.getByRole('button', { name: `Hand over ${TITLE} 1` }).click();
  await handOver(desk, `${TITLE} 2`);
  const nothing = page.getByRole('heading', { name: 'Nothing left to pick up' });
  await expect(nothing).toBeVisible({ timeout: 20_000 });
  await expect(cardOf(page)).toBeHidden();
  await page.reload();
  await expect(nothing).toBeVisible();
  await page.getByRole('link', { name: 'See completed pickups' }).click();
  await expect(page.getByRole('article', { name: `${TITLE} 2` })).toContainText('Picked Up');
});

const cardOf = (page: Page) => page.getByRole('article', { name: 'Decatur Pickup Center' });

async function plan(page: Page): Promise<void> {
  const card = cardOf(page);
  await test.step('chooses a time, and downloads it for a calendar', async () => {
    await choose(page, 'Choose a time', 0);
    await expect(card.getByText('Your pickup time', { exact: true })).toBeVisible();
    const event = await downloadCalendar(page);
    expect(event).toContain('SEQUENCE:1');
    expect(event).toContain('SUMMARY:Pickup at Hammerdock Decatur');
  });
  await test.step('the code opens over the pickups, which are there when it is closed', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Checkout QR Code' }).click();
    const code = page.getByRole('dialog', { name: 'Checkout QR Code' });
    await expect(code.getByRole('img', { name: 'Checkout QR Code' })).toBeVisible();
    await code.getByRole('button', { name: 'Close' }).click();
    await expect(code).toBeHidden();
    await expect(page).toHaveURL(/\/schedule\/pending$/);
  });
  await test.step('changes it; the event of the calendar is the same one', async () => {
    await choose(page, 'Change', 1);
    const event = await downloadCalendar(page);
    expect(event).toContain('SEQUENCE:2');
  });
  await test.step('cancels it after a question', async () => {
    await card.getByRole('button', { name: 'Cancel' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this pickup time?' });
    await expect(dialog).toContainText('Your items stay ready');
    await dialog.getByRole('button', { name: 'Cancel the time' }).click();
    await expectAlert(page, 'Your pickup time is canceled');
    await expect(card.getByText('Your pickup time', { exact: true })).toHaveCount(0);
    await expect(card.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      /google\.com\/maps/,
    );
  });
}

/** The other page follows; a question about the old time cancels nothing. */
async function changeOnTwoPages(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/schedule/pending');
  await cardOf(other).getByRole('button', { name: 'Cancel' }).click();
  const question = other.getByRole('dialog', { name: 'Cancel this pickup time?' });
  await expect(question).toBeVisible();
  const before = await cardOf(other).innerText();
  await choose(page, 'Change', 0);
  // Less than the times need to be asked for by themselves.
  const shown = expect.poll(() => cardOf(other).innerText(), { timeout: 20_000 });
  await shown.not.toBe(before);
  await question.getByRole('button', { name: 'Cancel the time' }).click();
  await expectAlert(other, 'ET on another page. It’s still booked.');
  await expect(question).toBeHidden();
  await expect(cardOf(other).getByText('Your pickup time', { exact: true })).toBeVisible();
  await other.close();
}

/** Paid lots of this buyer. */
async function sellTo(leader: string, count = 1): Promise<void> {
  const maker = await openLotMaker(store.dataDir);
  const terms = { closesInSeconds: 1, staggerSeconds: 0, softCloseSeconds: 0 };
  await maker.make({ title: TITLE, count, leader, ...terms });
  await maker.close();
}

/**
 * The receipt and its charge may each wait for the next run of a job: the list is reloaded. A busy
 * machine needs some seconds for each load.
 */
async function openPickups(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto('/schedule/pending');
    await expect(page.getByRole('button', { name: /^Choose a time at/ })).toBeVisible();
  }).toPass({ timeout: 240_000 });
  await expectAccessible(page, 'upcoming pickups');
}

/** By keyboard: the space key chooses the focused time. */
async function choose(page: Page, opener: string, place: number): Promise<void> {
  await page.getByRole('button', { name: opener }).click();
  const dialog = page.getByRole('dialog', { name: 'Pickup time in Decatur' });
  const time = dialog.getByRole('radio').nth(place);
  await time.focus();
  await page.keyboard.press('Space');
  await expect(time).toBeChecked();
  await expectAccessible(page, 'the dialog of pickup times');
  await dialog.getByRole('button', { name: /^(Set|Change) time$/ }).click();
  await expectAlert(page, 'Your pickup time is set');
  await expect(dialog).toBeHidden();
}

async function downloadCalendar(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('pickup.ics');
  return readFile(await file.path(), 'utf8');
}

type Slots = AnswerOf<typeof pickup.getPickupSlots>;

async function chosenStart(page: Page): Promise<string> {
  const { data } = (await askCall(page, 'getPickupSlots')) as { data: Slots };
  const startsAt = data.centers[0]?.visit?.starts_at;
  if (startsAt === undefined || startsAt === null) throw new Error('no time is chosen');
  return startsAt;
}

const askCall = async (page: Page, call: string) =>
  (
    await page.request.post(`/api/custom/${call}`, {
      data: {},
      headers: { origin: store.address },
    })
  ).json() as Promise<unknown>;
