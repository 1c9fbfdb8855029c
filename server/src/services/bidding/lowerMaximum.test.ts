import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifyLots } from '../../operations/verify/verify-lots.ts';
import { eventJobs } from '../../jobs/schedule.ts';
import { reviewInOneSnapshot } from '../../store/verify/lots.ts';
import type { Person } from '../../testing/fixtures/bidders.ts';
import { NOON, openBiddingWorld, type BiddingWorld } from '../../testing/fixtures/bidding-world.ts';

describe('R68 bidding.lowerMaximum', () => {
  let world: BiddingWorld;
  let ann: Person;
  let bob: Person;
  let cat: Person;
  let lot: string;
  beforeAll(async () => {
    world = await openBiddingWorld();
  });
  // Bob's retraction exposes Ann's maximum of 87.65.
  beforeEach(async () => {
    await world.clock.stopAt(NOON);
    [ann, bob, cat] = [await world.addBidder(), await world.addBidder(), await world.addBidder()];
    lot = await world.addLot({ retractMinutes: 30 });
    await world.bid(ann, lot, '87.65');
    await world.bid(bob, lot, '1000000.00');
    const reason = 'Typing error';
    const { status } = await world.call(
      'bidding.bidCancel',
      { id: lot, reason },
      { as: bob.token },
    );
    expect(status).toBe(200);
  });
  afterAll(() => world.close());

  const lower = (person: Person, max_amount: string) =>
    world.call('bidding.lowerMaximum', { product_id: lot, max_amount }, { as: person.token });
  const shownTo = async (person: Person) => {
    const { body } = await world.call(
      'catalog.getProductInfo',
      { product_id: lot },
      { as: person.token },
    );
    if (body.status !== 'success') throw new Error(body.statusText);
    return body.data;
  };

  test('the restored leader sees the deadline, lowers, and sees the lower maximum', async () => {
    const until = new Date(NOON + minutes(10)).toISOString();
    expect((await shownTo(ann)).lowering_until).toBe(until);
    expect((await shownTo(bob)).lowering_until).toBeNull();
    expect((await lower(ann, '30.00')).body).toMatchObject({
      statusText: 'Your maximum was lowered.',
      data: { max_amount: '30.00' },
    });
    const shown = await shownTo(ann);
    expect(shown.proxy_bid_details).toEqual({ leading: true, max_amount: '30.00', kind: 'proxy' });
    expect(shown.lowering_until).toBeNull();
    expect(await world.lotRow(lot)).toMatchObject({ leaderMaxCents: 3000, priceCents: 100 });
    expect((await lower(ann, '20.00')).body).toMatchObject({ code: 'LoweringNotAllowed' });
  });

  test('a rival wins above it, and the bidder then still sees the lower maximum', async () => {
    await lower(ann, '30.00');
    await world.bid(cat, lot, '40.00');
    expect(await world.lotRow(lot)).toMatchObject({ leaderId: cat.id, priceCents: 3200 });
    expect((await shownTo(ann)).proxy_bid_details).toEqual({
      leading: false,
      max_amount: '30.00',
      kind: 'proxy',
    });
  });

  test('the fold of the log agrees with the state, and a wrong lowering is reported', async () => {
    await lower(ann, '30.00');
    await world.bid(cat, lot, '20.00');
    const faultsOf = async () => {
      const review = await reviewInOneSnapshot(world.app.context.workerDb, verifyLots);
      const { lpn } = await world.lotRow(lot);
      return review.discrepancies.filter(({ subject }) => subject.includes(lpn));
    };
    expect(await faultsOf()).toEqual([]);
    await world.owner
      .updateTable('lotEvents')
      .set({ amountCents: 9_999 })
      .where('lotId', '=', lot)
      .where('kind', '=', 'lowered')
      .execute();
    expect((await faultsOf()).map(({ detail }) => detail)).toContain(
      'event 4 lowers a maximum of 8765 to 9999, at a price of 100',
    );
  });

  test('refuses other bidders, other amounts, and late requests', async () => {
    expect((await lower(cat, '30.00')).body).toMatchObject({ code: 'LoweringNotAllowed' });
    expect((await lower(ann, '87.65')).body).toMatchObject({
      code: 'LoweringOutOfRange',
      statusText: 'Enter at least $1.00 and less than $87.65.',
    });
    await world.clock.stopAt(NOON + minutes(10));
    expect((await lower(ann, '30.00')).body).toMatchObject({
      code: 'LoweringNotAllowed',
      statusText: 'Your maximum can no longer be lowered.',
    });
    expect((await shownTo(ann)).lowering_until).toBeNull();
  });

  test('the email to the restored leader states the exposure and the deadline', async () => {
    const { context } = world.app;
    const loweringUntil = NOON + minutes(10);
    const job = { lotId: lot, sequence: 3, userId: ann.id, loweringUntil };
    await eventJobs['tell-leading-again'](context, job);
    const sent = await world.owner
      .selectFrom('messages')
      .select('bodyText')
      .where('template', '=', 'leading-again')
      .where('userId', '=', ann.id)
      .executeTakeFirstOrThrow();
    expect(sent.bodyText).toContain('revealed your maximum');
    expect(sent.bodyText).toContain('12:10 pm Eastern Time');
  });

  test('the exposure and the lowered maximum are sent to the leader’s own room', async () => {
    const payloads = async (name: string) => {
      const rows = world.owner.selectFrom('outbox').select('payload').where('lotId', '=', lot);
      return (await rows.where('fact', '=', name).execute()).map(({ payload }) => payload);
    };
    expect(await payloads('bid.retracted')).toMatchObject([
      { leaderId: ann.id, loweringUntil: NOON + minutes(10) },
    ]);
    await lower(ann, '30.00');
    expect(await payloads('maximum.lowered')).toMatchObject([
      { leaderId: ann.id, publicSequence: 3 },
    ]);
  });
});
