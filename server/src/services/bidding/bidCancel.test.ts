import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hours, minutes } from '@hammerdock/domain/time.ts';
import { newId } from '../../security/ids.ts';
import type { Person } from '../../testing/fixtures/bidders.ts';
import { NOON, openBiddingWorld, type BiddingWorld } from '../../testing/fixtures/bidding-world.ts';

describe('bidding.bidCancel', () => {
  let world: BiddingWorld;
  let ann: Person;
  let bob: Person;
  let cat: Person;
  beforeAll(async () => {
    world = await openBiddingWorld();
  });
  // Frequent retractions need an approval (R68), so each test has its own bidders.
  beforeEach(async () => {
    ann = await world.addBidder();
    bob = await world.addBidder();
    cat = await world.addBidder();
  });
  afterAll(() => world.close());

  const retractable = (closesAt = NOON + hours(2)) =>
    world.addLot({ retractMinutes: 30, closesAt });
  const cancel = (person: Person, id: string, key = randomUUID()) =>
    world.call('bidding.bidCancel', { id, reason: 'Typing error' }, { as: person.token, key });

  test('R68 the lot shows only its bidder that the one cancellation is used', async () => {
    const lot = await retractable();
    const shown = async (as?: string) =>
      (await world.call('catalog.getProductInfo', { product_id: lot }, as ? { as } : {})).body;
    await world.bid(ann, lot, '20.00');
    await world.bid(bob, lot, '30.00');
    expect(await shown(bob.token)).toMatchObject({ data: { bid_canceled: 0 } });
    await cancel(bob, lot);
    await world.bid(bob, lot, '40.00');
    expect(await shown(bob.token)).toMatchObject({
      data: { bidtopstatus: 'winning', bid_canceled: 1 },
    });
    for (const other of [ann.token, undefined]) {
      expect(await shown(other)).toMatchObject({ data: { bid_canceled: 0 } });
    }
  });

  test('R13 the lot says whether a bid of the caller could ever be canceled', async () => {
    const shown = async (lot: string, as: string) =>
      (await world.call('catalog.getProductInfo', { product_id: lot }, { as })).body;
    const [early, late] = [await retractable(), await retractable(NOON + minutes(29))];
    for (const lot of [early, late]) await world.bid(ann, lot, '20.00');
    expect(await shown(early, ann.token)).toMatchObject({ data: { cancel_offered: 1 } });
    expect(await shown(early, bob.token)).toMatchObject({ data: { cancel_offered: 0 } });
    expect(await shown(late, ann.token)).toMatchObject({
      data: { bidtopstatus: 'winning', cancel_offered: 0 },
    });
  });

  test('R13 R4 retracts the latest bid and folds the rest again', async () => {
    const lot = await retractable();
    await world.bid(ann, lot, '20.00');
    await world.bid(bob, lot, '10.00');
    await world.bid(cat, lot, '50.00');
    expect(await world.lotRow(lot)).toMatchObject({ leaderId: cat.id, priceCents: 2100 });
    const { body } = await cancel(cat, lot);
    expect(body).toMatchObject({
      statusText: 'Your bid was canceled.',
      data: { latestbid: '11.00', next_bid: '12.00', bids: 2 },
    });
    expect(await world.lotRow(lot)).toMatchObject({
      leaderId: ann.id,
      leaderMaxCents: 2000,
      priceCents: 1100,
      bidCount: 2,
      sequence: 4,
    });
    const events = await world.owner
      .selectFrom('outbox')
      .select(['fact', 'sequence', 'payload'])
      .where('lotId', '=', lot)
      .orderBy('id')
      .execute();
    expect(events.at(-1)).toMatchObject({
      fact: 'bid.retracted',
      sequence: 4,
      payload: { bidderId: cat.id, leaderId: ann.id, priceCents: 1100 },
    });
  });

  test('R37 the retraction is in the audit log', async () => {
    const lot = await retractable();
    await world.bid(ann, lot, '20.00');
    await cancel(ann, lot);
    const entries = await world.owner
      .selectFrom('auditEntries')
      .selectAll()
      .where('subject', '=', lot)
      .execute();
    expect(entries).toMatchObject([
      {
        actorId: ann.id,
        action: 'bid.retracted',
        details: { sequence: 2, bidSequence: 1, reason: 'Typing error' },
      },
    ]);
  });

  test('R13 retracting the only bid restores the lot without bids', async () => {
    const lot = await retractable();
    await world.bid(ann, lot, '20.00');
    const { body } = await cancel(ann, lot);
    expect(body).toMatchObject({ data: { latestbid: null, next_bid: '1.00', bids: 0 } });
    expect(await world.lotRow(lot)).toMatchObject({ leaderId: null, leaderMaxCents: null });
    await world.bid(bob, lot, '1.00');
  });

  test('R13 R68 a raise is retracted first, and the bid before it not at all', async () => {
    const lot = await retractable();
    await world.bid(ann, lot, '20.00');
    await world.bid(ann, lot, '40.00');
    await cancel(ann, lot);
    expect(await world.lotRow(lot)).toMatchObject({ leaderId: ann.id, leaderMaxCents: 2000 });
    expect((await cancel(ann, lot)).body).toMatchObject({ code: 'RetractedAlready' });
    expect(await world.lotRow(lot)).toMatchObject({ leaderId: ann.id, leaderMaxCents: 2000 });
  });

  test('R68 requires a reason and records it', async () => {
    const lot = await retractable();
    await world.bid(ann, lot, '20.00');
    const blank = await world.call(
      'bidding.bidCancel',
      { id: lot, reason: '  ' },
      { as: ann.token },
    );
    expect(blank.body).toMatchObject({ code: 'InputInvalid', fieldErrors: { reason: 'Required' } });
    await cancel(ann, lot);
    const rows = world.owner.selectFrom('retractions').select(['bidderId', 'sequence', 'reason']);
    expect(await rows.where('lotId', '=', lot).execute()).toEqual([
      { bidderId: ann.id, sequence: 2, reason: 'Typing error' },
    ]);
  });

  test('R13 a close that the bid extended stays where it is', async () => {
    const lot = await world.addLot({ retractMinutes: 1, closesAt: NOON + minutes(2) });
    await world.bid(ann, lot, '20.00');
    await cancel(ann, lot);
    expect((await world.lotRow(lot)).closesAt).toBe(NOON + minutes(5));
  });

  test('R3 clicked twice, concurrently or later, it retracts one bid', async () => {
    const lot = await retractable();
    await world.bid(ann, lot, '20.00');
    await world.bid(ann, lot, '40.00');
    const key = randomUUID();
    const both = await Promise.all([cancel(ann, lot, key), cancel(ann, lot, key)]);
    const later = await cancel(ann, lot, key);
    expect(both.map(({ body }) => body)).toEqual([later.body, later.body]);
    expect(await world.countEvents(lot)).toBe(3);
  });

  describe('R13 refuses, and changes nothing', () => {
    const codeOf = async (answer: ReturnType<typeof cancel>): Promise<string> => {
      const { body } = await answer;
      return body.status === 'error' ? body.code : 'taken back';
    };

    test('callers who do not lead, and a lot without bids', async () => {
      const lot = await retractable();
      expect(await codeOf(cancel(ann, lot))).toBe('NoBids');
      await world.bid(ann, lot, '20.00');
      await world.bid(bob, lot, '10.00');
      expect(await codeOf(cancel(bob, lot))).toBe('NotTheLeader');
      expect(await world.countEvents(lot)).toBe(2);
    });
    test('a lot whose retraction is switched off', async () => {
      const lot = await world.addLot();
      await world.bid(ann, lot, '20.00');
      expect(await codeOf(cancel(ann, lot))).toBe('RetractionOff');
    });
    test('too late: the remaining time must exceed the minutes', async () => {
      const lot = await retractable(NOON + minutes(40));
      await world.bid(ann, lot, '20.00');
      await world.bid(ann, lot, '40.00');
      await world.clock.stopAt(NOON + minutes(10));
      expect(await codeOf(cancel(ann, lot))).toBe('RetractionTooLate');
      await world.clock.stopAt(NOON + minutes(10) - 1);
      expect(await codeOf(cancel(ann, lot))).toBe('taken back');
      await world.clock.stopAt(NOON);
    });
    test('a closed lot, an unknown lot, and a text that is no id', async () => {
      const over = await retractable(NOON);
      expect(await codeOf(cancel(ann, over))).toBe('LotClosed');
      expect(await codeOf(cancel(ann, newId()))).toBe('NotFound');
      expect(await codeOf(cancel(ann, 'drill'))).toBe('NotFound');
    });
  });
});
