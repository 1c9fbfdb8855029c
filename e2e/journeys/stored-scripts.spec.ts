// S20: user input is shown as text: no script in it runs, and no policy has to block one.
import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { openOwnStore, type OwnStore } from '../steps/own-store.ts';
import { SCRIPT_PAYLOADS } from '../steps/script-payloads.ts';

const PASSWORD = 'Hammer-dock-2026';
const PER_PAGE = 20;
const TITLE_MAX = 80;
const NOTE_MAX = 40;

let store: OwnStore;
test.beforeAll(async () => {
  store = await openOwnStore({ HAMMERDOCK_LIMIT_FACTOR: '20' });
});
// Fails when a policy was violated.
test.afterAll(() => store.close());

async function startSession(page: Page, username: string): Promise<void> {
  await page.context().clearCookies();
  const data = { email: username, password: PASSWORD };
  const url = `${store.address}/api/user/signin`;
  expect((await page.request.post(url, { data })).status()).toBe(200);
}

async function send(page: Page, path: string, data: object): Promise<number> {
  const headers = { origin: store.address, 'idempotency-key': randomUUID() };
  return (await page.request.post(`${store.address}/api/${path}`, { data, headers })).status();
}

/** Shows a page, waits until the input is visible, and checks that no script ran. */
async function expectInert(page: Page, path: string, shown: string): Promise<void> {
  await page.goto(`${store.address}${path}`);
  await expect(page.getByText(shown, { exact: false }).first()).toBeVisible();
  expect([path, await page.evaluate(() => Reflect.get(globalThis, '__x'))]).toEqual([
    path,
    undefined,
  ]);
}

test('S20: none of 60 payloads runs in saved searches, the profile or the inbox', async ({
  page,
}) => {
  test.setTimeout(240_000);
  page.on('dialog', (dialog) => {
    throw new Error(`a dialog opened: ${dialog.message()}`);
  });
  expect(SCRIPT_PAYLOADS.length).toBeGreaterThanOrEqual(60);
  await startSession(page, 'saver');
  for (const payload of SCRIPT_PAYLOADS) {
    const contact = { name: payload.slice(0, TITLE_MAX), subject: payload, message: payload };
    const email = 'curious@example.com';
    expect(await send(page, 'common/saveContactMessage', { ...contact, email })).toBe(200);
    const search = { title: payload.slice(0, TITLE_MAX), searchtext: `searchtext=${payload}` };
    expect(await send(page, 'mobile/addSavedSearch', search)).toBe(200);
    // Names and addresses accept no mark-up at all.
    for (const field of ['first_name', 'last_name', 'address1']) {
      const changed = await send(page, 'user/updateUserProfile', { [field]: payload });
      expect([field, payload, changed]).toEqual([field, payload, 422]);
    }
  }
  await expectInert(page, '/saved_search', SCRIPT_PAYLOADS.at(-1) ?? '');

  // A username has no spaces; the city beside it on the page accepts any text.
  const usernames = SCRIPT_PAYLOADS.filter((payload) => /^\S{2,50}$/.test(payload)).slice(0, 5);
  for (const username of usernames) {
    const wish = { username, current_password: PASSWORD };
    expect(await send(page, 'user/updateUsername', wish)).toBe(200);
    expect(await send(page, 'user/updateUserProfile', { city: username })).toBe(200);
    await expectInert(page, '/account/profile', username);
  }

  await startSession(page, 'admin');
  for (let at = 1; at <= Math.ceil(SCRIPT_PAYLOADS.length / PER_PAGE); at += 1) {
    const first = SCRIPT_PAYLOADS[(at - 1) * PER_PAGE]?.slice(0, NOTE_MAX) ?? '';
    await expectInert(page, `/admin/inbox?page=${at}`, first);
  }
});
