// S43: the database decides the time of a bid and the close of a lot, not a client.
import { hours, seconds } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/fixtures/bidders.ts';
import { NOON, openBiddingWorld, type BiddingWorld } from '../../testing/fixtures/bidding-world.ts';
import { until } from '../../testing/process.ts';

/** Close enough that advancing to it is no outage, which would extend the close (R21). */
const CLOSE = NOON + seconds(2);
/** The clock's settings while bids arrive, in milliseconds from the close. */
const STEPS = [-50, -25, -10, -5, -1, 0, 1, 5, 10, 50];
/** Each bids once at each step: the limit of bids allows ten on a lot. */
const BIDDERS = 60;

let world: BiddingWorld;
beforeAll(async () => {
  world = await openBiddingWorld();
  // A bid does not move the close.
  await world.owner.updateTable('auctions').set({ softCloseSeconds: 0 }).execute();
});
afterAll(() => world.close());

const listEvents = (lot: string) =>
  world.owner
    .selectFrom('lotEvents')
    .select(['kind', 'bidderId', 'amountCents', 'at'])
    .where('lotId', '=', lot)
    .orderBy('sequence')
    .execute();

interface Tried {
  readonly bidder: string;
  readonly amountCents: number;
  readonly code: string;
}

async function tryBid(person: Person, lot: string, amountCents: number): Promise<Tried> {
  const wsprice = (amountCents / 100).toFixed(2);
  const given = { product_id: lot, wsprice };
  const { body } = await world.call('bidding.placeBid', given, { as: person.token });
  const code = body.status === 'error' ? body.code : 'success';
  return { bidder: person.id, amountCents, code };
}

describe('S43 the time of a bid', () => {
  test.each(['date', 'x-client-time', 'x-request-start', 'x-timestamp', 'if-unmodified-since'])(
    'is not taken from the header %s',
    async (header) => {
      await world.clock.stopAt(NOON);
      const [lot, person] = [await world.addLot({ closesAt: CLOSE }), await world.addBidder()];
      const bid = (wsprice: string, headers: Readonly<Record<string, string>>) =>
        world.call('bidding.placeBid', { product_id: lot, wsprice }, { as: person.token, headers });
      const late = new Date(CLOSE + hours(1));
      expect((await bid('20.00', { [header]: late.toUTCString() })).body.status).toBe('success');
      expect(await listEvents(lot)).toMatchObject([{ at: NOON }]);
      await world.clock.stopAt(CLOSE);
      const early = new Date(NOON);
      for (const value of [early.toUTCString(), early.toISOString(), String(NOON)]) {
        expect((await bid('30.00', { [header]: value })).body).toMatchObject({ code: 'LotClosed' });
      }
    },
  );

  test.each(['at', 'time', 'timestamp', 'client_time', 'bid_time', 'date_closed', 'closes_at'])(
    'is not taken from the field %s, which is refused as unknown',
    async (field) => {
      await world.clock.stopAt(CLOSE);
      const [lot, person] = [await world.addLot({ closesAt: CLOSE }), await world.addBidder()];
      const given = { product_id: lot, wsprice: '20.00', [field]: NOON };
      const { status } = await world.call('bidding.placeBid', given, { as: person.token });
      expect(status).toBe(422);
      expect((await listEvents(lot)).filter(({ kind }) => kind === 'bid')).toEqual([]);
    },
  );
});

test('S43 of hundreds of bids around the close, the log has exactly those before it', async () => {
  await world.clock.stopAt(NOON);
  const lot = await world.addLot({ closesAt: CLOSE });
  const bidders = await Promise.all(Array.from({ length: BIDDERS }, () => world.addBidder()));
  const asked: Promise<Tried>[] = [];
  for (const [step, ms] of STEPS.entries()) {
    // The bids of the previous step are still in progress.
    await world.clock.stopAt(CLOSE + ms);
    const from = 100 * step * BIDDERS;
    asked.push(...bidders.map((bidder, at) => tryBid(bidder, lot, from + 100 * (at + 1))));
    await asked.at(-1);
  }
  const tried = await Promise.all(asked);
  expect(tried).toHaveLength(STEPS.length * BIDDERS);
  await until('the lot is closed', async () =>
    (await listEvents(lot)).some(({ kind }) => kind === 'closed'),
  );

  const events = await listEvents(lot);
  const logged = events.filter(({ kind }) => kind === 'bid');
  const keyOf = (bidder: string | null, cents: number | null) => `${bidder} ${cents}`;
  const accepted = tried.filter(({ code }) => code === 'success');
  expect(logged.map((each) => keyOf(each.bidderId, each.amountCents)).toSorted()).toEqual(
    accepted.map((each) => keyOf(each.bidder, each.amountCents)).toSorted(),
  );
  expect(logged.filter(({ at }) => at >= CLOSE)).toEqual([]);
  expect(events.at(-1)).toMatchObject({ kind: 'closed' });
  expect(events.at(-1)?.at).toBeGreaterThanOrEqual(CLOSE);
  // The clock was at the close or later when they were sent.
  const late = tried.slice(STEPS.filter((ms) => ms < 0).length * BIDDERS);
  expect(late.filter(({ code }) => code !== 'LotClosed')).toEqual([]);
  expect(accepted.length).toBeGreaterThan(10);
  expect(late).toHaveLength(5 * BIDDERS);
});
