// The buyer journey in a production store with Stripe, SMTP, Twilio and S3, each on this machine.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { minutes, seconds } from '@hammerdock/domain/time.ts';
import { openDatabase, readNow, toDate, type Db } from '@hammerdock/server/src/db/database.ts';
import { openPool } from '@hammerdock/server/src/db/pool.ts';
import {
  buildAuction,
  buildLot,
  buildPerson,
  PASSWORD,
} from '@hammerdock/server/src/testing/build.ts';
import { joinDatabase } from '@hammerdock/server/src/testing/join-database.ts';
import { test } from '../../steps/test.ts';
import { askToBid, confirmBid, expectAlert, expectBanner } from '../../steps/bid.ts';
import { handOver, scanAtDesk } from '../../steps/desk.ts';
import { scanQr } from '../../steps/qr.ts';
import { enterCodes, fillRegistration, sendRegistration } from '../../steps/registration.ts';
import { expectSignedIn, openAccountMenu } from '../../steps/sign-in.ts';
import { openProductionStore, type ProductionStore } from '../../steps/store/production-store.ts';

const BUYER = {
  firstName: 'Rita',
  lastName: 'Real',
  username: 'rita.real',
  email: 'rita@example.com',
  phone: '+14045550191',
  password: 'Winning-dock-2026',
} as const;
const SOFA = 'web/src/pages/design/sofa.webp';
const CLOSES_IN_SECONDS = 30;

/** In the place of Stripe's script, whose servers are out of reach: it asks the emulator. */
const SCRIPT = `window.Stripe = Object.assign(() => ({
  _registerWrapper() {},
  registerAppInfo() {},
  elements: () => ({
    create: () => ({
      mount(place) { place.innerHTML = '<label>Card number <input></label>'; },
      destroy() {},
    }),
    submit: async () => ({}),
  }),
  confirmSetup: async ({ clientSecret }) => {
    const number = document.querySelector('[role=dialog] label input').value;
    return { setupIntent: { id: await window.enterCard(clientSecret, number) } };
  },
}), { version: 'endive' });`;

let store: ProductionStore;
let db: Db;
let closeDatabase: () => Promise<void>;
test.beforeAll(async () => {
  store = await openProductionStore();
  const joined = await joinDatabase(store.dataDir);
  const target = { connection: joined.database };
  const pool = openPool(target, { max: 1, name: 'test', onError: () => undefined });
  db = openDatabase(pool);
  closeDatabase = async () => {
    await pool.end();
    await joined.close();
  };
});
test.afterAll(async () => {
  await closeDatabase();
  await store.close();
});

test('a production store with Stripe, SMTP, Twilio and S3 serves a buyer from registration to pickup', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const open = async () => {
    const options = { baseURL: store.origin, ignoreHTTPSErrors: true };
    return (await browser.newContext(options)).newPage();
  };
  const page = await open();
  const auctionId = await buildAuction(db);
  await useStripe(page);
  await test.step('registers with the codes of a real email and text message', async () => {
    await page.goto('/registration');
    await fillRegistration(page, BUYER);
    await sendRegistration(page);
    await expect(page.getByRole('heading', { name: 'Enter your codes' })).toBeVisible();
    await enterCodes(page, { email: await emailedCode(), text: await textedCode() });
    await expectSignedIn(page);
  });
  await test.step('saves a card by Stripe’s form', async () => {
    await addCard(page, '4000 0000 0000 0341');
    await expect(page.getByRole('article', { name: /ending in 0341/ })).toBeVisible();
  });
  const lotId = await addLot(auctionId);
  await test.step('sends a picture about the lot, which S3 keeps', async () => {
    await page.goto(`/productView/${lotId}`);
    await askAboutLot(page);
  });
  await test.step('bids and wins; the charge of the card fails', async () => {
    await askToBid(page, '12');
    const location = page.getByRole('dialog', { name: 'Retrieval Location' });
    await location.getByRole('button', { name: 'I accept this location' }).click();
    await confirmBid(page);
    await expectBanner(page, 'Congratulations you have won this item', 60_000);
    await emailed('Your payment failed');
  });
  await test.step('pays with another card', async () => {
    await addCard(page, '4242 4242 4242 4242');
    await expect(page.getByRole('article', { name: /ending in 4242/ })).toBeVisible();
    await page.goto('/invoices/partial');
    await page.getByRole('link', { name: 'Pay Now' }).click();
    await page.getByRole('radio', { name: /4242/ }).click();
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect(page.getByRole('heading', { name: 'My Receipts' })).toBeVisible();
    await emailed('Payment received');
  });
  await test.step('collects with the code', async () => {
    await openAccountMenu(page);
    await page.getByRole('link', { name: 'Checkout QR Code' }).click();
    const code = await scanQr(page, 'Checkout QR Code');
    const desk = await open();
    await signInAsAdmin(desk);
    await desk.goto('/desk');
    await scanAtDesk(desk, code);
    const { title } = await db.selectFrom('lots').select('title').executeTakeFirstOrThrow();
    await handOver(desk, title);
  });
  await test.step('Stripe took the total once, and the books are right', async () => {
    const paid = await db
      .selectFrom('payments')
      .select(['id', 'amountCents'])
      .where('state', '=', 'succeeded')
      .executeTakeFirstOrThrow();
    expect(store.stripe.account.amountsTaken(paid.id)).toEqual([paid.amountCents]);
    expect(store.stripe.refused).toEqual([]);
    const env = { ...process.env, ...store.env };
    await promisify(execFile)(process.execPath, ['server/src/operate.ts', 'verify'], { env });
  });
});

async function useStripe(page: Page): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );
  await page.exposeFunction('enterCard', (clientSecret: string, number: string) =>
    store.stripe.enterCard(clientSecret, number.endsWith('0341') ? 'fails on charge' : 'good'),
  );
}

async function addCard(page: Page, number: string): Promise<void> {
  await page.goto('/payments/saved_cards');
  await page.getByRole('button', { name: 'Add a new card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Card Details' });
  // The dialog moves as the fields of Stripe appear in it.
  await dialog.getByLabel('Card number').fill(number);
  await dialog.getByLabel('Charge this card automatically').check();
  await dialog.getByLabel('Name on card').fill('Rita Real');
  await dialog.getByRole('button', { name: 'Save card' }).click();
  await expect(dialog).toBeHidden();
}

async function askAboutLot(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Message to admin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Message to admin' });
  await dialog.getByLabel('Your question').fill('Is the fabric like this?');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose pictures' }).click();
  await (await chooser).setFiles([SOFA]);
  const picture = dialog.getByRole('img', { name: 'sofa.webp' });
  await expect(async () => {
    const width = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(width).toBeGreaterThan(0);
  }).toPass();
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expectAlert(page, 'We got your question and will answer by email.');
}

/** The auction's only lot, which closes soon. */
async function addLot(auctionId: string): Promise<string> {
  const now = await readNow(db);
  const closesAt = now + seconds(CLOSES_IN_SECONDS);
  const pickupStartsAt = toDate(now - minutes(1));
  await db
    .updateTable('auctions')
    .set({ endsAt: toDate(closesAt), softCloseSeconds: 0, pickupStartsAt })
    .where('id', '=', auctionId)
    .execute();
  return buildLot(db, { auctionId, phase: 'upcoming', closesAt });
}

async function signInAsAdmin(page: Page): Promise<void> {
  const { username } = await buildPerson(db, { role: 'admin' });
  const data = { email: username, password: PASSWORD };
  const response = await page.request.post('/api/user/signin', { data });
  expect(response.status()).toBe(200);
}

/** The subject and text of the newest email to the buyer with these words in its subject. */
const emailed = (words: string): Promise<string> =>
  findMessage(() =>
    store.mail.received
      .filter(({ to }) => to.includes(BUYER.email))
      .map(({ mail }) => `${mail.subject ?? ''} ${mail.text ?? ''}`)
      .findLast((message) => message.includes(words)),
  );

const CODE = /(\d{6}) is your Hammerdock code/;

const codeIn = (message: string): string => CODE.exec(message)?.[1] ?? '';

const emailedCode = async (): Promise<string> => codeIn(await emailed('is your Hammerdock code'));

const textedCode = async (): Promise<string> =>
  codeIn(
    await findMessage(
      () => store.texts.accepted.findLast(({ To }) => To === BUYER.phone)?.['Body'],
    ),
  );

async function findMessage(find: () => string | undefined): Promise<string> {
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  return find() ?? '';
}
