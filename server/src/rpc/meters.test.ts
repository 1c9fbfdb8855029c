import type { AddressInfo } from 'node:net';
import { hours, seconds } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBiddingWorld, type BiddingWorld } from '../testing/fixtures/bidding-world.ts';
import { addBuyer, sellOne } from '../testing/fixtures/sales.ts';
import { openWorld, type World } from '../testing/world.ts';
import { PRODUCTION_ENV } from '../testing/fixtures/production-env.ts';

const TOKEN = PRODUCTION_ENV.METRICS_TOKEN;

describe('OPS-06 /metrics outside development, with its token, reports', () => {
  const env = PRODUCTION_ENV;
  let world: BiddingWorld;
  beforeAll(async () => {
    world = await openBiddingWorld({ env });
  });
  afterAll(() => world.close());

  /** Metrics belong to the process, which earlier tests share. */
  async function read(line: string, of: World = world): Promise<number> {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const { statusCode, body } = await of.app.http.inject({ url: '/metrics', headers });
    expect(statusCode).toBe(200);
    const found = body.split('\n').find((text) => text.startsWith(`${line} `));
    return Number(found?.slice(line.length + 1) ?? 0);
  }

  test('bids by result, with their durations', async () => {
    const lines = [
      'hammerdock_bids_total{result="accepted"}',
      'hammerdock_bids_total{result="BidTooLow"}',
      'hammerdock_bid_seconds_count',
    ];
    const before = await Promise.all(lines.map((line) => read(line)));
    const lot = await world.addLot();
    const [ann, bob] = [await world.addBidder(), await world.addBidder()];
    await world.bid(ann, lot, '50.00');
    const low = { product_id: lot, wsprice: '1.00' };
    const { body } = await world.call('bidding.placeBid', low, { as: bob.token });
    expect(body).toMatchObject({ code: 'BidTooLow' });
    const after = await Promise.all(lines.map((line) => read(line)));
    expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([1, 1, 2]);
  });

  test('how late lots closed', async () => {
    const line = 'hammerdock_close_lag_seconds_count';
    const before = await read(line);
    const closesAt = (await world.lotRow(await world.addLot())).closesAt - hours(2);
    await world.addLot({ closesAt: closesAt + seconds(5) });
    await world.clock.advance(seconds(6));
    await expect.poll(() => read(line)).toBe(before + 1);
  });

  test('the number of connections', async () => {
    const line = 'hammerdock_open_sockets';
    await world.app.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.app.http.server.address() as AddressInfo;
    const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'] });
    await expect.poll(() => read(line)).toBe(1);
    socket.disconnect();
    await expect.poll(() => read(line)).toBe(0);
  });

  test('the age of the oldest undispatched event', async () => {
    const line = 'hammerdock_outbox_age_seconds';
    await expect.poll(() => read(line)).toBe(0);
    // This version does not know the event and leaves it to a newer one.
    await sql`insert into outbox (fact, payload, at)
      values ('lot.teleported', '{}', app.now() - interval '1 hour')`.execute(world.owner);
    expect(await read(line)).toBeGreaterThanOrEqual(3600);
  });

  test('payments by state', async () => {
    const store = await openWorld({ env });
    const states = (): Promise<number[]> =>
      Promise.all(
        ['succeeded', 'declined'].map((state) =>
          read(`hammerdock_payments{state="${state}"}`, store),
        ),
      );
    expect(await states()).toEqual([0, 0]);
    await sellOne(store, await addBuyer(store, 'good'), 5000);
    await sellOne(store, await addBuyer(store, 'fails on charge'), 5000);
    expect(await states()).toEqual([1, 1]);
    await store.close();
  });

  test('nothing without the right token', async () => {
    for (const authorization of ['', TOKEN, 'Bearer', 'Bearer a-long-random-wore']) {
      const answer = await world.app.http.inject({ url: '/metrics', headers: { authorization } });
      expect(answer.statusCode).toBe(401);
      expect(answer.body).not.toContain('hammerdock_');
    }
  });
});
