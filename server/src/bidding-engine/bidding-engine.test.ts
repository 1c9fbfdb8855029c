import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hours } from '@hammerdock/domain/time.ts';
import { json } from '../db/database.ts';
import { NOON, openBiddingWorld, type BiddingWorld } from '../testing/fixtures/bidding-world.ts';
import { addLot, addTestAuction, type Person } from '../testing/fixtures/bidders.ts';
import { until } from '../testing/process.ts';
import type { BidOrder, BidResult } from './bid-order.ts';

const LOTS = 30;

describe('bids on many lots concurrently', () => {
  let world: BiddingWorld;
  let ann: Person;
  let bob: Person;
  let lots: string[];
  beforeAll(async () => {
    world = await openBiddingWorld();
    [ann, bob] = [await world.addBidder(), await world.addBidder()];
  });
  afterAll(() => world.close());

  const addLots = async (count: number): Promise<string[]> => {
    lots = await Promise.all(Array.from({ length: count }, () => world.addLot()));
    return lots;
  };
  const place = (lotId: string, given: Partial<BidOrder> = {}): Promise<BidResult> =>
    world.app.context.biddingEngine.placeBid({
      lotId,
      bidderId: ann.id,
      amountCents: 2000,
      type: 'proxy',
      advance: false,
      idempotencyKey: randomUUID(),
      ...given,
    });

  /** Each bid by its lot, with the transaction that wrote it, as stored in the log. */
  const logged = () =>
    world.owner
      .selectFrom('lotEvents')
      .select(['lotId', 'bidderId', 'sequence', sql<string>`xmin::text`.as('written')])
      .where('lotId', 'in', lots)
      .orderBy('sequence')
      .execute();

  test('R19 share one transaction, and each lot has its own order and answers', async () => {
    const answers = await Promise.all(
      (await addLots(LOTS)).flatMap((lotId) => [
        place(lotId),
        place(lotId, { bidderId: bob.id, amountCents: 1000 }),
        place(lotId, { bidderId: bob.id, amountCents: 1 }),
      ]),
    );
    const outcomes = answers.map((answer) => (answer.ok ? answer.value.outcome : answer.refusal));
    expect(outcomes).toEqual(lots.flatMap(() => ['opened', 'lost', 'BidTooLow']));
    const events = await logged();
    expect(new Set(events.map(({ written }) => written)).size).toBe(1);
    for (const lotId of lots) {
      const own = events.filter((event) => event.lotId === lotId);
      expect(own).toMatchObject([
        { bidderId: ann.id, sequence: 1 },
        { bidderId: bob.id, sequence: 2 },
      ]);
      expect(await world.lotRow(lotId)).toMatchObject({
        sequence: 2,
        leaderId: ann.id,
        priceCents: 1100,
        leaderMaxCents: 2000,
        bidCount: 2,
      });
    }
  });

  test('a row that cannot be read fails its own bids, and the others are decided', async () => {
    const { owner } = world;
    const [repeated = '', other = ''] = await addLots(2);
    const testAuction = await addTestAuction(owner, {
      startsAt: NOON - hours(1),
      endsAt: NOON + hours(2),
    });
    const times = { opensAt: NOON - hours(1), closesAt: NOON + hours(2) };
    const unreadable = await addLot(owner, testAuction, times);
    await owner
      .updateTable('auctions')
      .set({ increments: json([]) })
      .where('id', '=', testAuction.auctionId)
      .execute();
    const idempotencyKey = randomUUID();
    await place(repeated, { idempotencyKey });
    const broken = { answer: json({ ok: true, value: { lotId: repeated } }) };
    await owner.updateTable('idempotencyKeys').set(broken).execute();
    const answers = await Promise.allSettled([
      place(repeated, { idempotencyKey }),
      place(repeated, { bidderId: bob.id, amountCents: 1000 }),
      place(unreadable),
      place(other),
    ]);
    const reason = { name: 'UnreadableColumnError' };
    expect(answers).toMatchObject([
      { reason: { ...reason, message: expect.stringContaining(`of bid ${idempotencyKey}`) } },
      { value: { value: { outcome: 'lost' } } },
      { reason: { ...reason, message: expect.stringContaining(`of ${unreadable}`) } },
      { value: { value: { outcome: 'opened' } } },
    ]);
  });

  test('R50 a lot that another transaction holds waits alone, and its bids keep their order', async () => {
    const [held = '', ...others] = await addLots(5);
    const holder = await world.owner.startTransaction().execute();
    await holder
      .selectFrom('lotStates')
      .select('lotId')
      .where('lotId', '=', held)
      .forUpdate()
      .execute();
    let heldAnswered = false;
    const first = place(held).finally(() => (heldAnswered = true));
    const beside = others.map((lotId) => place(lotId));
    // The next bid arrives while these are being decided.
    await new Promise(setImmediate);
    const second = place(held, { bidderId: bob.id, amountCents: 1000 });
    expect(await Promise.all(beside)).toMatchObject(others.map(() => ({ ok: true })));
    await untilOneWaits();
    expect(heldAnswered).toBe(false);
    await holder.commit().execute();
    expect([await first, await second]).toMatchObject([
      { value: { outcome: 'opened', sequence: 1 } },
      { value: { outcome: 'lost', sequence: 2 } },
    ]);
  });

  test('R3 one key for two lots of one transaction is one bid; the other is refused', async () => {
    const [one = '', other = '', third = ''] = await addLots(3);
    const idempotencyKey = randomUUID();
    const answers = await Promise.all([
      place(one, { idempotencyKey }),
      place(other, { idempotencyKey }),
      place(third),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    expect(answers).toContainEqual({ ok: false, refusal: 'KeyReused', details: {} });
    expect(answers[2]).toMatchObject({ ok: true });
    expect(await logged()).toHaveLength(2);
  });

  test('R3 a key that is used elsewhere concurrently fails no other bid of the batch', async () => {
    await addLots(9);
    const idempotencyKey = randomUUID();
    const elsewhere = await world.owner.startTransaction().execute();
    await elsewhere
      .insertInto('idempotencyKeys')
      .values({ actor: ann.id, key: idempotencyKey, call: 'bid', payloadHash: '', answer: '{}' })
      .execute();
    const asked = lots.map((lotId, index) =>
      place(lotId, index === 4 ? { idempotencyKey } : { bidderId: bob.id }),
    );
    await untilOneWaits();
    await elsewhere.commit().execute();
    const answers = await Promise.all(asked);
    expect(answers.map((answer) => answer.ok || answer.refusal)).toEqual(
      lots.map((_, index) => index !== 4 || 'KeyReused'),
    );
    expect(await logged()).toHaveLength(8);
  });

  test('R3 another call that waits with the key of a bid delays no bid of the batch', async () => {
    const [one = '', other = ''] = await addLots(2);
    const retracted = await world.addLot({ retractMinutes: 30 });
    await place(retracted);
    const key = randomUUID();
    const holder = await world.owner.startTransaction().execute();
    await holder
      .selectFrom('lotStates')
      .select('lotId')
      .where('lotId', '=', retracted)
      .forUpdate()
      .execute();
    const cancel = { id: retracted, reason: 'A wrong lot' };
    const retraction = world.call('bidding.bidCancel', cancel, { as: ann.token, key });
    await untilOneWaits('app');
    const bids = [place(one, { idempotencyKey: key }), place(other, { bidderId: bob.id })];
    expect(await Promise.all(bids)).toMatchObject([{ ok: true }, { ok: true }]);
    await holder.commit().execute();
    expect(await retraction).toMatchObject({ body: { code: 'KeyReused' } });
    expect(await world.lotRow(retracted)).toMatchObject({ leaderId: ann.id });
  });

  test('a bid on an unknown lot is refused, and the others are accepted', async () => {
    const [one = '', other = ''] = await addLots(2);
    const answers = await Promise.all([place(one), place(randomUUID()), place(other)]);
    expect(answers).toMatchObject([{ ok: true }, { refusal: 'NotFound' }, { ok: true }]);
  });

  async function untilOneWaits(pool: 'bids' | 'app' = 'bids'): Promise<void> {
    await until('a transaction waits for a lock', async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and application_name = ${`hammerdock ${pool}`}
          and wait_event_type = 'Lock'`.execute(world.owner);
      return rows[0]?.waiting === 1;
    });
  }
});
