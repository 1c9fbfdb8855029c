// Actions of other users during a test, by API calls, so that they need no browser.
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Envelope } from '@hammerdock/contract/call.ts';
import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';

/** Of all users of the demo. */
export const PASSWORD = 'Hammer-dock-2026';

/** The server that playwright.config.ts started. */
const STORE = `http://127.0.0.1:${process.env['E2E_PORT'] ?? ''}`;

const ATTEMPTS = 5;
const SESSION_COOKIE = /hammerdock/;

export interface Caller {
  readonly call: <T>(path: string, input: object) => Promise<Envelope<T>>;
  /** A call that must succeed. */
  readonly ask: <T>(path: string, input: object) => Promise<T>;
  readonly bid: (lotId: string, amount: string) => Promise<void>;
}

export function callerWith(token?: string): Caller {
  const call = async <T>(
    path: string,
    input: object,
    key: string = randomUUID(),
  ): Promise<Envelope<T>> => {
    const response = await fetch(`${STORE}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(input),
    });
    // Every response of /api has the envelope.
    return (await response.json()) as Envelope<T>;
  };
  const ask = async <T>(path: string, input: object): Promise<T> => {
    const key = randomUUID();
    for (let attempt = 1; ; attempt += 1) {
      const answer = await call<T>(path, input, key);
      if (answer.status !== 'error') return answer.data;
      // The database of a busy machine may not answer in time: repeated as a client would.
      if (answer.code !== 'Unavailable' || attempt === ATTEMPTS)
        throw new Error(`${path}: ${answer.statusText}`);
    }
  };
  return {
    call,
    ask,
    bid: async (product_id, wsprice) => {
      await ask('mobile/placeBid', { product_id, wsprice });
    },
  };
}

/** A user without a browser. */
export async function callAs(username: string): Promise<Caller> {
  const { userToken } = await callerWith().ask<{ userToken: string }>('user/signin', {
    email: username,
    password: PASSWORD,
  });
  return callerWith(userToken);
}

/** Makes a test card the primary one. */
export async function saveCard({ ask }: Caller, card_number: string): Promise<void> {
  const response = await fetch(`${STORE}/sandbox/tokenise`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      card_number,
      card_name: 'Pat Pair',
      card_exp_month: '12',
      card_exp_year: '2044',
      card_cvc: '123',
    }),
  });
  const { card_token } = (await response.json()) as { card_token: string };
  const address = {
    line1: '1 Main Street',
    line2: '',
    city: 'Decatur',
    state: 'GA',
    postal_code: '30030',
    country: 'US',
  };
  await ask('custom/createCardWithCustomer', {
    card_token,
    address,
    is_primary: 1,
    consent: true,
  });
}

/** Signs a browser in without the form, where signing in is not tested. */
export async function startSession(page: Page, username: string): Promise<void> {
  const data = { email: username, password: PASSWORD };
  const signIn = async () => (await page.request.post('/api/user/signin', { data })).status();
  let status = await signIn();
  // As in `ask`.
  for (let attempt = 1; status === 503 && attempt < ATTEMPTS; attempt += 1) status = await signIn();
  expect(status).toBe(200);
}

/** On the server only: the browser does not learn of it by itself. */
export async function endSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const { value } = cookies.find(({ name }) => SESSION_COOKIE.test(name)) ?? {};
  await callerWith(value).ask('user/signout', {});
}

/** An open lot by its title: the fixture's, or one the test has created. */
export async function findLot(title: string): Promise<LotCard> {
  const { searchList } = await callerWith().ask<{ searchList: LotCard[] }>(
    'mobile/searchProducts',
    { searchtext: title, limit: 60, orderby: '1' },
  );
  const found = searchList.find((lot) => lot.title === title);
  if (found === undefined) throw new Error(`no open lot is called ${title}`);
  return found;
}

export const readLot = (product_id: string): Promise<LotCard> =>
  callerWith().ask<LotCard>('mobile/getProductInfo', { product_id });

export const productPage = (lotId: string): string => `/productView/${lotId}`;

/** Opens the lot's page and waits until it is rendered. */
export async function showLot(page: Page, lot: LotCard): Promise<void> {
  await page.goto(productPage(lot.id));
  await expect(page.getByRole('heading', { level: 1, name: lot.title })).toBeVisible();
}

/** The same by title, where finding it is not tested. */
export const goToLot = async (page: Page, title: string): Promise<void> =>
  showLot(page, await findLot(title));
