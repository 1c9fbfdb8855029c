// S20: user input is shown as text: no script in it runs, and no policy has to block one.
import { randomUUID } from 'node:crypto';
import { expect, type APIResponse, type Page } from '@playwright/test';
import type { Envelope } from '@hammerdock/contract/call.ts';
import type { WonLotCard } from '@hammerdock/contract/shapes/lot.ts';
import { openLotMaker, type LotMaker } from '@hammerdock/demo/fixture/lot-maker.ts';
import { joinDatabase } from '@hammerdock/server/src/testing/join-database.ts';
import { until } from '@hammerdock/server/src/testing/process.ts';
import pg from 'pg';
import sharp from 'sharp';
import { test } from '../steps/test.ts';
import { PASSWORD } from '../steps/store/over-http.ts';
import { openOwnStore, type OwnStore } from '../steps/store/own-store.ts';
import { SCRIPT_PAYLOADS } from '../steps/script-payloads.ts';

const PER_PAGE = 20;
const TITLE_MAX = 80;
const NOTE_MAX = 40;
const CAPTION_MAX = 500;
const ANSWER_MAX = 4000;
const PAGE_TITLE_MAX = 120;
const TITLES_PER_VISIT = 5;

// One worker, because each would start its own store.
test.describe.configure({ mode: 'default' });

let store: OwnStore;
test.beforeAll(async () => {
  store = await openOwnStore({ HAMMERDOCK_LIMIT_FACTOR: '20' });
});
// Fails when a policy was violated.
test.afterAll(() => store.close());

async function startSession(page: Page, username: string): Promise<void> {
  await page.context().clearCookies();
  expect(await send(page, 'user/signin', { email: username, password: PASSWORD })).toBe(200);
}

/** A store answers 503 while its database does not, as on a busy machine; clients try again. */
async function post(page: Page, path: string, data: object): Promise<APIResponse> {
  const headers = { origin: store.address, 'idempotency-key': randomUUID() };
  const sendOnce = () => page.request.post(`${store.address}/api/${path}`, { data, headers });
  let answer = await sendOnce();
  await expect
    .poll(async () => {
      if (answer.status() === 503) answer = await sendOnce();
      return answer.status();
    })
    .not.toBe(503);
  return answer;
}

const send = async (page: Page, path: string, data: object): Promise<number> =>
  (await post(page, path, data)).status();

/** A call that must succeed. */
async function ask<T>(page: Page, path: string, data: object): Promise<T> {
  // Every response of /api has the envelope.
  const answer = (await (await post(page, path, data)).json()) as Envelope<T>;
  if (answer.status === 'error') throw new Error(`${path}: ${answer.statusText}`);
  return answer.data;
}

/** The payloads joined to texts of at most this length; one that is longer is left out. */
function joinPayloads(lengthMax: number): string[] {
  const joined: string[] = [];
  for (const payload of SCRIPT_PAYLOADS.filter(({ length }) => length <= lengthMax)) {
    const longer = `${joined.at(-1) ?? ''} ${payload}`;
    if (joined.length > 0 && longer.length <= lengthMax) joined[joined.length - 1] = longer;
    else joined.push(payload);
  }
  return joined;
}

function refuseDialogs(page: Page): void {
  page.on('dialog', (dialog) => {
    throw new Error(`a dialog opened: ${dialog.message()}`);
  });
}

/** Opens a page, waits until the input is visible, and checks that no script ran. */
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
  test.setTimeout(400_000);
  refuseDialogs(page);
  expect(SCRIPT_PAYLOADS.length).toBeGreaterThanOrEqual(60);
  await startSession(page, 'saver@example.com');
  for (const payload of SCRIPT_PAYLOADS) {
    const contact = { name: payload.slice(0, TITLE_MAX), subject: payload, message: payload };
    const email = 'curious@example.com';
    expect(await send(page, 'common/saveContactMessage', { ...contact, email })).toBe(200);
    const search = { title: payload.slice(0, TITLE_MAX), searchtext: `searchtext=${payload}` };
    expect(await send(page, 'mobile/addSavedSearch', search)).toBe(200);
    // Names and addresses accept no mark-up at all.
    const named = { first_name: payload, last_name: payload, address1: payload };
    const refused = await post(page, 'user/updateUserProfile', named);
    expect([payload, await refused.json()]).toMatchObject([
      payload,
      {
        fieldErrors: {
          first_name: expect.any(String),
          last_name: expect.any(String),
          address1: expect.any(String),
        },
      },
    ]);
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

interface HostileLots {
  readonly open: readonly string[];
  readonly sold: string;
}

/** Lots whose titles and descriptions are payloads; the last one is sold to reba. */
async function makeHostileLots(maker: LotMaker): Promise<HostileLots> {
  const open = await maker.make({ title: 'Payload', count: 12 });
  const now = { closesInSeconds: 5, staggerSeconds: 0, softCloseSeconds: 0 };
  const [sold = ''] = await maker.make({ title: 'Sold payload', leader: 'reba', ...now });
  const { database, close } = await joinDatabase(store.dataDir);
  const client = new pg.Client(database);
  await client.connect();
  for (const [at, id] of [...open, sold].entries()) {
    const text = SCRIPT_PAYLOADS.slice((at % open.length) * 5)
      .slice(0, 5)
      .join(' ');
    const [title, description] = [`Lot ${at} ${text}`, `About ${at} ${text}`];
    await client.query('update lots set title = $2, description = $3 where id = $1', [
      id,
      title,
      description,
    ]);
  }
  await client.end();
  await close();
  return { open, sold };
}

async function uploadPicture(page: Page): Promise<string> {
  const buffer = await sharp({
    create: { width: 640, height: 480, channels: 3, background: 'gray' },
  })
    .jpeg()
    .toBuffer();
  const response = await page.request.post(`${store.address}/api/common/muliple_img_uploader`, {
    headers: { origin: store.address },
    multipart: { file_upload: { name: 'photo.jpg', mimeType: 'image/jpeg', buffer } },
  });
  // Every response of /api has the envelope.
  const answer = (await response.json()) as Envelope<{
    responseData: { files: { file_name: string }[] };
  }>;
  if (answer.status === 'error') throw new Error(answer.statusText);
  return answer.data.responseData.files[0]?.file_name ?? '';
}

test('S20: none of 60 payloads runs in lots, notes, messages, captions, answers or refunds', async ({
  page,
}) => {
  test.setTimeout(600_000);
  refuseDialogs(page);
  const maker = await openLotMaker(store.dataDir);
  const { open, sold } = await makeHostileLots(maker);
  await maker.close();
  await startSession(page, 'saver@example.com');
  for (const product_id of open) await ask(page, 'mobile/addToWatchlist', { product_id });
  for (let round = 0; round < SCRIPT_PAYLOADS.length; round += open.length) {
    const notes = SCRIPT_PAYLOADS.slice(round, round + open.length);
    for (const [at, note] of notes.entries()) {
      const lot_notes = note.slice(0, NOTE_MAX);
      await ask(page, 'mobile/addLotNotes', { product_id: open[at], lot_notes });
    }
    await expectInert(page, '/watchlist/watchlist', 'Lot 0');
  }
  for (const [at, id] of open.entries()) {
    await expectInert(page, `/productView/${id}`, `About ${at}`);
  }
  for (const description of joinPayloads(CAPTION_MAX)) {
    const caption = { filename: description.slice(0, 80), title: description.slice(0, 80) };
    const pictures = [
      { file_name: await uploadPicture(page), caption: { ...caption, description } },
    ];
    const message = { product_id: open[0], message: `Asked ${description}`, pictures };
    await ask(page, 'mobile/sendLotMessage', message);
  }
  await expectAdminPagesInert(page);
  await expectRefundsInert(page, sold);
});

async function expectAdminPagesInert(page: Page): Promise<void> {
  await startSession(page, 'admin');
  const { inboxList } = await ask<{ inboxList: { id: string; message: string }[] }>(
    page,
    'custom/listInboxMessages',
    { limit: 100 },
  );
  const asked = inboxList.filter(({ message }) => message.startsWith('Asked'));
  expect(asked.length).toBe(joinPayloads(CAPTION_MAX).length);
  const [answer = ''] = joinPayloads(ANSWER_MAX);
  for (const { id } of asked) {
    await ask(page, 'custom/answerInboxMessage', { id, answer: `Answered ${answer}` });
  }
  await expectInert(page, '/admin/inbox?answered=true', 'Answered');
  await expectInert(page, '/outbox', 'Answered');
  for (const message of joinPayloads(CAPTION_MAX)) {
    await ask(page, 'custom/setMaintenance', {
      enabled: true,
      message: `Notice to all: ${message}`.slice(0, CAPTION_MAX),
    });
    await expectInert(page, '/maintanence', 'Notice to all');
  }
  await ask(page, 'custom/setMaintenance', { enabled: false, message: '' });
  for (const [at, title] of joinPayloads(PAGE_TITLE_MAX).entries()) {
    const { pages } = await ask<{ pages: { page_id: number; slug: string; version: number }[] }>(
      page,
      'custom/listStaticPages',
      {},
    );
    const help = pages.find(({ slug }) => slug === 'help');
    const source = `<p>Read this</p>${SCRIPT_PAYLOADS.join('<p>x</p>')}`;
    await ask(page, 'custom/saveStaticPage', {
      page_id: help?.page_id,
      title,
      source,
      version: help?.version,
    });
    // The document has every title as escaped text; some are rendered in the browser too.
    const html = await (await page.request.get(`${store.address}/help`)).text();
    expect(html).toContain(escapeText(title));
    if (title.includes('<')) expect(html).not.toContain(title);
    if (at % TITLES_PER_VISIT === 0) await expectInert(page, '/help', 'Read this');
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** As React writes a text. */
const escapeText = (text: string): string =>
  text.replaceAll(/["&'<>]/g, (character) => ENTITIES[character] ?? character);

async function expectRefundsInert(page: Page, lotId: string): Promise<void> {
  await startSession(page, 'reba');
  const paid = async () => {
    const { wonList } = await ask<{ wonList: WonLotCard[] }>(page, 'mobile/getWon', { limit: 30 });
    return wonList.find((lot) => lot.id === lotId && lot.paid);
  };
  await until('the lot is paid', async () => (await paid()) !== undefined);
  const invoice = (await paid())?.common_invoice;
  await startSession(page, 'staff');
  for (const notes of joinPayloads(CAPTION_MAX)) {
    await ask(page, 'custom/refundLot', {
      lot_id: lotId,
      amount: '0.50',
      refund_type: 'our error',
      refund_reason: `Because ${notes}`.slice(0, PAGE_TITLE_MAX),
      refund_notes: notes,
    });
  }
  await startSession(page, 'reba');
  await expectInert(page, '/return/all', 'Because');
  await expectInert(page, '/auctions/won', 'Lot 12');
  await expectInert(page, `/invoice/${invoice}`, 'Lot 12');
}
