// Statements over random histories: their figures are those of the ledger, to the cent.
import { settle } from '@hammerdock/domain/invoicing/settlement.ts';
import type { LineStanding } from '@hammerdock/domain/invoicing/statement-lines.ts';
import { refused } from '@hammerdock/domain/result.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool } from '../../db/pool.ts';
import { openSandbox, type Sandbox } from '../../gateways/payments/sandbox/sandbox.ts';
import { insertHandover } from '../../store/pickup/handovers.ts';
import { listSoldLots } from '../../store/accounting/settlements.ts';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { addMember } from '../../testing/fixtures/members.ts';
import { refund } from '../../testing/fixtures/refunds.ts';
import { addBuyer, addStaff, awaitReceipt, sellLots } from '../../testing/fixtures/sales.ts';
import { payableInLedger, pickUp, sellerOf } from '../../testing/settlements/sales-of-seller.ts';
import { until } from '../../testing/process.ts';
import { countDiscrepanciesAfter } from '../../testing/spoil.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { resolveDispute } from '../payments/resolve-disputes.ts';
import { recordPayout, reversePayout } from './pay-seller.ts';
import { readLeftToPay, type LeftToPay } from './read-payable.ts';
import { readStatements } from './read-statements.ts';
import { settleSellers } from './settle-sellers.ts';
import { storeStatementSum, sumStatements } from './sum-statements.ts';

let world: World;
let bank: Sandbox;
let pool: ReturnType<typeof openPool>;
beforeAll(async () => {
  world = await openWorld();
  pool = openPool(world.database.app, { max: 2, name: 'test', onError: () => undefined });
  bank = openSandbox(pool);
});
afterAll(async () => {
  await world.close();
  await pool.end();
});

/** Small numbers from a seed, the same in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test.each([7, 2026])('R28, R58: statements equal the ledger in history %i', async (seed) => {
  const below = numbersFrom(seed);
  const buyers = [await addBuyer(world, 'good'), await addBuyer(world, 'good')];
  const sales = Array.from({ length: 8 }, (_, at) => ({
    buyer: buyers[at % 2] ?? { id: '', token: '' },
    hammerCents: 1 + below(20_000),
  }));
  const { auctionId, lotIds } = await sellLots(world, sales, { commissionBps: below(3000) });
  for (const buyer of buyers) await awaitReceipt(world, buyer, auctionId);
  const staff = await addStaff(world, auctionId);
  const { id: adminId } = await addMember(world, 'admin');
  const sellerId = await sellerOf(world, auctionId);
  const pickedUp = new Set<string>();
  const listStanding = async (standing: LineStanding, payoutId: string | null = null) => {
    const [statement] = await readStatements(world.owner, [auctionId]);
    return statement?.lots
      .filter(({ line }) => line.standing === standing && line.payoutId === payoutId)
      .map(({ lot }) => lot.id);
  };
  const steps = {
    pickUp: async (lotId: string) => {
      if (!pickedUp.has(lotId)) await pickUp(world, { lotId, staff });
      pickedUp.add(lotId);
    },
    refund: async (lotId: string) => {
      await refund(world, { lotId, staff }, { amount: `${below(90)}.${10 + below(90)}` });
    },
    refundAll: async (lotId: string) => void (await refund(world, { lotId, staff })),
    pay: async () => {
      const settled = await settleSellers(world.owner, [sellerId]);
      const amountCents = settled.reduce((sum, { payableCents }) => sum + payableCents, 0);
      const order = { sellerId, amountCents, reference: 'Wire', paidOn: '2026-01-02' };
      const payable = await listStanding('payable');
      const paid = await world.owner
        .transaction()
        .execute((tx) => recordPayout(tx, adminId, order));
      if (!paid.ok) return;
      const { payoutId } = paid.value;
      expect(await listStanding('paid out', payoutId)).toEqual(payable);
      if (below(3) > 0) return;
      const reversal = { payoutId, reason: 'Came back' };
      await world.owner.transaction().execute((tx) => reversePayout(tx, adminId, reversal));
    },
  };
  const names = ['pickUp', 'pickUp', 'refund', 'refund', 'refundAll', 'pay'] as const;
  for (let at = 0; at < 24; at += 1) {
    const name = names[below(names.length)] ?? 'pay';
    await steps[name](lotIds[below(lotIds.length)] ?? '');
    if (at === 12) await loseDispute(buyers[0]?.id ?? '');
    const settled = await settleSellers(world.owner, [sellerId]);
    const owed = settled.reduce((sum, each) => sum + each.netCents - each.paidOutCents, 0);
    expect(owed, `after ${at} ${name}`).toBe(await payableInLedger(world, sellerId));
    // The sums by standing are those of the single lots.
    const [sums] = settled;
    const lots = await listSoldLots(world.owner, [auctionId]);
    expect(settle(lots, sums?.paidOutCents ?? 0)).toMatchObject({
      payableCents: sums?.payableCents,
      waitingCents: sums?.waitingCents,
    });
    await expectSameLeft(settled, `after ${at} ${name}`);
    if (below(2) === 0) await sumStatements(world.app.context);
    await expectSameLeft(settled, `summed after ${at} ${name}`);
  }
  await sumStatements(world.app.context);
  expect(await countMarks()).toBe(0);
  expect(await findDiscrepancies(world.owner)).toEqual([]);
});

/** What pages show without the sales is what the sales add up to. */
async function expectSameLeft(settled: readonly LeftToPay[], when: string): Promise<void> {
  const sellerIds = settled.map(({ sellerId }) => sellerId);
  const open = (each: readonly LeftToPay[]) =>
    each.flatMap(({ auctionId, payableCents, waitingCents }) =>
      payableCents === 0 && waitingCents === 0 ? [] : [{ auctionId, payableCents, waitingCents }],
    );
  expect(open(await readLeftToPay(world.owner, sellerIds)), when).toEqual(open(settled));
}

const countMarks = async () =>
  (await world.owner.selectFrom('statementsToSum').select('id').execute()).length;

test('a change that commits while an auction is summed is counted', async () => {
  const buyer = await addBuyer(world, 'good');
  const { auctionId, lotIds } = await sellLots(world, [{ buyer, hammerCents: 7000 }]);
  await awaitReceipt(world, buyer, auctionId);
  const staff = await addStaff(world, auctionId);
  const sellerId = await sellerOf(world, auctionId);
  await sumStatements(world.app.context);
  const left = async () => readLeftToPay(world.owner, [sellerId]);
  expect(await left()).toMatchObject([{ auctionId, payableCents: 0, waitingCents: 7000 }]);
  await world.owner.transaction().execute(async (tx) => {
    await insertHandover(tx, lotIds[0] ?? '', staff.id);
    await world.app.context.workerDb
      .transaction()
      .execute((other) => storeStatementSum(other, auctionId));
  });
  expect(await left()).toMatchObject([{ auctionId, payableCents: 7000, waitingCents: 0 }]);
  await sumStatements(world.app.context);
  expect(await left()).toMatchObject([{ auctionId, payableCents: 7000, waitingCents: 0 }]);
});

test('a payout is refused where a lot becomes payable while it is recorded', async () => {
  const buyer = await addBuyer(world, 'good');
  const two = [1, 2].map(() => ({ buyer, hammerCents: 7000 }));
  const { auctionId, lotIds } = await sellLots(world, two);
  await awaitReceipt(world, buyer, auctionId);
  const staff = await addStaff(world, auctionId);
  const { id: adminId } = await addMember(world, 'admin');
  const sellerId = await sellerOf(world, auctionId);
  const [first = '', second = ''] = lotIds;
  await pickUp(world, { lotId: first, staff });
  const order = { sellerId, amountCents: 7000, reference: 'Wire', paidOn: '2026-01-02' };
  const { db } = world.app.context;
  const record = () => db.transaction().execute((tx) => recordPayout(tx, adminId, order));
  const recording = await world.owner.transaction().execute(async (tx) => {
    // The sums are read without this table, and the lots wait for it.
    await sql`lock table lots in access exclusive mode`.execute(tx);
    const waiting = { result: record() };
    await until('the payout waits for the lots', async () => {
      const { rows } = await sql`select from pg_locks
        where relation = 'lots'::regclass and not granted`.execute(world.owner);
      return rows.length > 0;
    });
    await insertHandover(tx, second, staff.id);
    return waiting;
  });
  expect(await recording.result).toEqual(refused('PayoutChanged', { amountCents: 14_000 }));
  expect(await readLeftToPay(world.owner, [sellerId])).toMatchObject([{ payableCents: 14_000 }]);
});

test('sales of auctions that are summed are not read', async () => {
  await sumStatements(world.app.context);
  await world.owner
    .transaction()
    .execute(async (tx) => {
      const sellers = await tx.selectFrom('auctions').select('sellerId').distinct().execute();
      const ids = sellers.map(({ sellerId }) => sellerId);
      const before = await readLeftToPay(tx, ids);
      expect(before.length).toBeGreaterThan(0);
      await sql`update invoice_lines set hammer_cents = hammer_cents + 1`.execute(tx);
      expect(await readLeftToPay(tx, ids)).toEqual(before);
      throw new Error('undone');
    })
    .catch((error: unknown) => expect(String(error)).toContain('undone'));
});

test('OPS-10 verify reports sums of statements that differ from the sales', async () => {
  await sumStatements(world.app.context);
  const spoil = (text: string) =>
    countDiscrepanciesAfter(world.owner, 'statement sums', (tx) => sql.raw(text).execute(tx));
  const one = 'where ctid = (select ctid from statement_sums limit 1)';
  expect(await spoil(`update statement_sums set waiting_cents = waiting_cents + 1 ${one}`)).toBe(1);
  expect(await spoil(`delete from statement_sums ${one}`)).toBe(1);
});

test('OPS-10 verify reports lots of a payout that were not sold, and those that are paid twice', async () => {
  const spoil = (text: string) =>
    countDiscrepanciesAfter(world.owner, 'payout lot', (tx) => sql.raw(text).execute(tx));
  const named = `payout_lots where payout_id in (select id from payouts
    where id not in (select payout_id from payout_reversals)) limit 1`;
  expect(
    await spoil(`update payout_lots set lot_id = gen_random_uuid()
      where ctid = (select ctid from ${named})`),
  ).toBe(1);
  expect(
    await spoil(`insert into payout_lots select other.payout_id, other.auction_id, invoice_id,
        lot_id from (select * from ${named}) one join payout_lines other
        on other.payout_id <> one.payout_id and other.payout_id not in (select payout_id
          from payout_reversals) limit 1`),
  ).toBeGreaterThan(0);
});

async function loseDispute(userId: string): Promise<void> {
  const { id } = await world.owner
    .selectFrom('payments')
    .select('id')
    .where('userId', '=', userId)
    .where('state', '=', 'succeeded')
    .executeTakeFirstOrThrow();
  const dispute = await bank.openDispute(id, 0);
  await resolveDispute(world.app.context, dispute);
  await bank.closeDispute(dispute, 'lost');
  await resolveDispute(world.app.context, dispute);
}
