import { sql } from 'kysely';
import type { Envelope } from '@hammerdock/contract/call.ts';
import { refusals, sentenceOf, statusOf, type RefusalName } from '@hammerdock/contract/refusals.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../testing/fixtures/bidders.ts';
import { NOON, openBiddingWorld, type BiddingWorld } from '../testing/fixtures/bidding-world.ts';
import { openWorld, type World } from '../testing/world.ts';

type Answered = { status: number; body: Envelope<unknown> };

/** Statuses for files: too large, wrong type, no space left. */
const STATUSES = [400, 401, 402, 403, 404, 405, 408, 409, 410, 413, 415, 422, 429, 431, 503, 507];

describe('API-02 one envelope, and the right status', () => {
  let world: BiddingWorld;
  let ann: Person;
  let admin: Person;
  beforeAll(async () => {
    world = await openBiddingWorld();
    ann = await world.addBidder();
    admin = await world.addPerson('admin');
  });
  afterAll(() => world.close());

  function expectRefusal({ status, body }: Answered, wanted: number, code: RefusalName): void {
    if (body.status === 'success') throw new Error(`no ${code}`);
    expect([status, body.code]).toEqual([wanted, code]);
    expect(body.statusText).not.toBe('');
    expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(Object.keys(body).toSorted()).toEqual([
      'code',
      'facts',
      'fieldErrors',
      'requestId',
      'status',
      'statusText',
    ]);
  }
  const bid = (lot: string, wsprice: string, key?: string) =>
    world.call(
      'bidding.placeBid',
      { product_id: lot, wsprice },
      { as: ann.token, ...(key === undefined ? {} : { key }) },
    );

  test('API-02 success: 200, the data, and the text to show', async () => {
    const { status, body } = await bid(await world.addLot(), '5.00');
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(['data', 'status', 'statusText']);
    expect(body).toMatchObject({ status: 'success', statusText: 'Bid placed successfully' });
  });

  test('API-02 401: not signed in, or wrong password', async () => {
    expectRefusal(await world.call('bids.getAllBids', {}), 401, 'SignInNeeded');
    const wrong = { email: 'unknown@example.com', password: 'not-the-password' };
    expectRefusal(await world.call('auth.signin', wrong), 401, 'SignInFailed');
  });

  test('API-02 403: not allowed, by role or by account', async () => {
    const listed = await world.call('bidding.listBidLimitRequests', {}, { as: ann.token });
    expectRefusal(listed, 403, 'RoleMissing');
    const cardless = await world.addPerson();
    const given = { product_id: await world.addLot(), wsprice: '5.00' };
    const refused = await world.call('bidding.placeBid', given, { as: cardless.token });
    expectRefusal(refused, 403, 'NoCardOnFile');
  });

  test('API-02 404: not found', async () => {
    const { status, body } = await world.call('catalog.getProductInfo', { product_id: 'x' });
    expectRefusal({ status, body }, 404, 'NotFound');
  });

  test('API-02 409: no longer possible', async () => {
    const over = await world.addLot({ closesAt: NOON });
    expectRefusal(await bid(over, '5.00'), 409, 'LotClosed');
    const lot = await world.addLot();
    await bid(lot, '5.00', 'one-and-the-same');
    expectRefusal(await bid(lot, '6.00', 'one-and-the-same'), 409, 'KeyReused');
  });

  test('API-02 422: invalid input, with a text per field', async () => {
    const { status, body } = await bid(await world.addLot(), '5.001');
    expectRefusal({ status, body }, 422, 'InputInvalid');
    expect(body).toMatchObject({ fieldErrors: { wsprice: expect.stringMatching(/./) } });
    expectRefusal(await bid(await world.addLot(), '0.10'), 422, 'BidTooLow');
  });

  test('API-02 SEC-04 429: too many requests, with the time to wait', async () => {
    const strict: World = await openWorld({ env: { HAMMERDOCK_LIMIT_FACTOR: '1' } });
    const tries = Array.from({ length: 21 }, () =>
      strict.app.http.inject({
        method: 'POST',
        url: '/api/custom/switchDemoRivals',
        payload: { rivals: 0 },
      }),
    );
    const last = (await Promise.all(tries)).find(({ statusCode }) => statusCode === 429);
    await strict.close();
    expect(last?.json()).toMatchObject({ status: 'error', code: 'TooManyRequests' });
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('API-02 503 during maintenance, with its message and the time to wait', async () => {
    const rest = { enabled: true, message: 'Back at noon.' };
    await world.call('upkeep.setMaintenance', rest, { as: admin.token });
    const answer = await world.call('catalog.homeProducts', {});
    await world.call('upkeep.setMaintenance', { enabled: false }, { as: admin.token });
    expectRefusal(answer, 503, 'Maintenance');
    expect(answer.body.statusText).toBe('Back at noon.');
  });

  test('API-02 a fault is 500 and discloses no internals', async () => {
    const broken = await openWorld();
    const drop = 'alter table lots rename column title to title_gone';
    await sql.raw(drop).execute(broken.owner);
    const { status, body } = await broken.call('catalog.searchProducts', {});
    await broken.close();
    expect(status).toBe(500);
    expect(body).toMatchObject({ code: 'Fault', statusText: 'Something went wrong!' });
    expect(JSON.stringify(body)).not.toMatch(/title|column|select/);
  });

  test('API-02 every refusal has a sentence and a suitable status', () => {
    for (const name of Object.keys(refusals) as RefusalName[]) {
      expect(STATUSES, name).toContain(statusOf(name));
      expect(sentenceOf(name, { message: 'We’ll be back soon.' }), name).toMatch(/\w/);
    }
  });
});
