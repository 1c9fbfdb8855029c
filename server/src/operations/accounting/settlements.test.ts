// Statements over random histories: their figures are those of the ledger, to the cent.
import { settle } from '@hammerdock/domain/invoicing/settlement.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool } from '../../db/pool.ts';
import { openSandbox, type Sandbox } from '../../gateways/payments/sandbox/sandbox.ts';
import { listSoldLots } from '../../store/accounting/settlements.ts';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { addMember } from '../../testing/fixtures/members.ts';
import { refund } from '../../testing/fixtures/refunds.ts';
import { addBuyer, addStaff, awaitReceipt, sellLots } from '../../testing/fixtures/sales.ts';
import { payableInLedger, pickUp } from '../../testing/settlements/sales-of-seller.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { resolveDispute } from '../payments/resolve-disputes.ts';
import { recordPayout, reversePayout } from './pay-seller.ts';
import { settleSellers } from './settle-sellers.ts';

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
  const { sellerId } = await world.owner
    .selectFrom('auctions')
    .select('sellerId')
    .where('id', '=', auctionId)
    .executeTakeFirstOrThrow();
  const pickedUp = new Set<string>();
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
      const paid = await world.owner
        .transaction()
        .execute((tx) => recordPayout(tx, adminId, order));
      if (!paid.ok || below(3) > 0) return;
      const reversal = { payoutId: paid.value.payoutId, reason: 'Came back' };
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
    const lots = await listSoldLots(world.owner, auctionId);
    expect(settle(lots, sums?.paidOutCents ?? 0)).toMatchObject({
      payableCents: sums?.payableCents,
      waitingCents: sums?.waitingCents,
    });
  }
  expect(await findDiscrepancies(world.owner)).toEqual([]);
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
