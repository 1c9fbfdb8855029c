// A store with every kind of money movement and every kind of lot event.
import { sql } from 'kysely';
import { decide, type LotCommand } from '@hammerdock/domain/bidding/decide.ts';
import { hours, minutes } from '@hammerdock/domain/time.ts';
import { readNow, toDate } from '../db/database.ts';
import { forfeitDueLots } from '../operations/forfeit-lots.ts';
import { lapseDueHolds } from '../operations/lapse-holds.ts';
import { recordLotEvent } from '../operations/record-lot-event.ts';
import { lockLot } from '../store/lot-locks.ts';
import { listLogOfLot } from '../store/lot-log.ts';
import { buildAuction } from './build.ts';
import { buildCoupon } from './coupons.ts';
import { until } from './process.ts';
import { openPurchaseWorld, type PurchaseWorld } from './purchases.ts';
import { refund, sellPaidLot } from './refunds.ts';
import { dataOf } from './registration.ts';
import {
  addBuyer,
  addStaff,
  awaitReceipt,
  grantCredit,
  saveCard,
  sellLots,
  sellOne,
} from './sales.ts';

const WEEK = hours(24 * 7);
const OPENING_BID = { kind: 'placeBid', amountCents: 2500, type: 'proxy' } as const;

export async function openFilledWorld(): Promise<PurchaseWorld> {
  const world = await openPurchaseWorld();
  // The clock advances by weeks here, and `verify` needs the events that retention would delete.
  await sql`revoke delete on outbox from hammerdock_worker`.execute(world.owner);
  await fillForfeits(world);
  await fillPayments(world);
  await fillRefunds(world);
  await fillLogs(world);
  await fillPurchases(world);
  await until('all events are published', async () => {
    const waiting = world.owner.selectFrom('outbox').select('id').where('dispatchedAt', 'is', null);
    return (await waiting.execute()).length === 0;
  });
  return world;
}

/** Charges, declines, credit of every origin, a deposit, a hand-over. */
async function fillPayments(world: PurchaseWorld): Promise<void> {
  const buyer = await addBuyer(world, 'good');
  const inviter = await addBuyer(world);
  const invitation = { inviteeId: buyer.id, inviterId: inviter.id, rewardCents: 1000 };
  await world.owner.insertInto('invitations').values(invitation).execute();
  await buildCoupon(world.owner);
  const coupon_code = await buildCoupon(world.owner);
  dataOf((await world.call('credits.applyCoupon', { coupon_code }, { as: buyer.token })).body);
  const { auctionId, lotIds } = await sellLots(
    world,
    [
      { buyer, hammerCents: 1000 },
      { buyer, hammerCents: 20_000 },
    ],
    { cardFeeBps: 250 },
  );
  await awaitReceipt(world, buyer, auctionId);
  const staff = await addStaff(world, auctionId);
  const pass = await world.call('pickup.getCheckoutQr', {}, { as: buyer.token });
  const { code } = dataOf(pass.body);
  const opened = await world.call('pickup.openPickupPass', { code }, { as: staff.token });
  const { pass_id } = dataOf(opened.body);
  const [lot = ''] = lotIds;
  dataOf((await world.call('pickup.pickUpLot', { pass_id, lot }, { as: staff.token })).body);
  const closesAt = (await readNow(world.owner)) + hours(48);
  const product_id = await world.addLot({ depositCents: 5000, closesAt });
  dataOf((await world.call('invoices.submitDeposit', { product_id }, { as: buyer.token })).body);
  await payWithCredit(world);
}

async function payWithCredit(world: PurchaseWorld): Promise<void> {
  const buyer = await addBuyer(world, 'fails on charge');
  await grantCredit(world, buyer, 500);
  const invoice_id = await sellOne(world, buyer, 1000);
  const [bad, good] = [
    await saveCard(world, buyer, 'lacks funds'),
    await saveCard(world, buyer, 'good'),
  ];
  const pay = (source_id: string) =>
    world.call(
      'invoices.payWithCardOrUserCredits',
      { invoice_id, source_id, amount: '9.00', applycreditFlag: 1 },
      { as: buyer.token },
    );
  await pay(bad);
  dataOf((await pay(good)).body);
  await grantCredit(world, buyer, 9900);
  const rest = { invoice_id, applycreditFlag: 1 } as const;
  dataOf((await world.call('invoices.payWithFullUserCredits', rest, { as: buyer.token })).body);
}

/** Refunds to the card, to credit, of a part, with a return, and one that the provider refuses. */
async function fillRefunds(world: PurchaseWorld): Promise<void> {
  const sale = await sellPaidLot(world);
  dataOf(await refund(world, sale, { amount: '12.00', refund_mode: 'credit' }));
  dataOf(await refund(world, sale, { returned: 1 }));
  const other = await sellPaidLot(world);
  await world.owner
    .updateTable('sandbox.charges')
    .set({ status: 'cancelled' })
    .where('idempotencyKey', 'in', (charged) =>
      charged
        .selectFrom('payments')
        .select((payment) => payment.cast<string>('id', 'text').as('id'))
        .where('invoiceId', '=', other.invoiceId),
    )
    .execute();
  dataOf(await refund(world, other));
  await world.owner
    .updateTable('sandbox.charges')
    .set({ status: 'succeeded' })
    .where('status', '=', 'cancelled')
    .execute();
}

/** One purchase is paid, one is held, and one lapses after a part payment. */
async function fillPurchases(world: PurchaseWorld): Promise<void> {
  const now = await readNow(world.owner);
  const offer = () => world.addOffer({ closesAt: now + hours(48) });
  const ann = await world.addPayer();
  const lapsing = await world.take(ann, await offer());
  await world.pay(ann, lapsing, '50.00');
  await world.pay(ann, await world.take(ann, await offer()));
  await world.clock.advance(minutes(30));
  await lapseDueHolds(world.app.context);
  await world.take(await world.addPayer(), await offer());
}

/** A paid lot that is not collected is forfeited and relisted in the next auction. */
async function fillForfeits(world: PurchaseWorld): Promise<void> {
  const { owner } = world;
  const buyer = await addBuyer(world, 'good');
  const { auctionId } = await sellLots(world, [{ buyer, hammerCents: 3000 }]);
  await awaitReceipt(world, buyer, auctionId);
  await world.clock.advance(WEEK);
  const now = await readNow(owner);
  const next = await buildAuction(owner, { endsAt: now + hours(48) });
  const { centerId, sellerId } = await owner
    .selectFrom('auctions')
    .select(['centerId', 'sellerId'])
    .where('id', '=', auctionId)
    .executeTakeFirstOrThrow();
  await owner
    .updateTable('auctions')
    .set({ centerId, sellerId, startsAt: toDate(now + hours(24)) })
    .where('id', '=', next)
    .execute();
  await forfeitDueLots(world.app.context);
}

/** An advance bid, an opening, bids of both types, a retraction, an extension. */
async function fillLogs(world: PurchaseWorld): Promise<void> {
  const now = await readNow(world.owner);
  const closesAt = now + hours(20);
  const times = { opensAt: now + minutes(10), closesAt, retractMinutes: 5 };
  const lotId = await world.addLot({ ...times, phase: 'upcoming' });
  const [{ id: ann }, { id: bob }] = [await world.addBidder(), await world.addBidder()];
  const run = (commandOf: Parameters<typeof carryOut>[2]) => carryOut(world, lotId, commandOf);
  const bid = (bidderId: string, amountCents: number, type: 'proxy' | 'hard') =>
    run(() => ({ kind: 'placeBid', bidderId, amountCents, type }));
  await run(() => ({ kind: 'placeAdvanceBid', bidderId: ann, amountCents: 2000 }));
  await world.clock.advance(minutes(10));
  await until('the lot opens', async () => (await world.lotRow(lotId)).phase === 'open');
  await bid(bob, 3000, 'proxy');
  await bid(ann, 4000, 'hard');
  await bid(bob, 9000, 'proxy');
  await run((log) => ({ kind: 'retractBid', bidderId: bob, log }));
  await run(() => ({ kind: 'extend', closesAt: closesAt + hours(1) }));
  const ending = await world.addLot({ opensAt: now, closesAt: now + minutes(13) });
  await carryOut(world, ending, () => ({ ...OPENING_BID, bidderId: ann }));
}

/** Decides a command on the lot's current state and records the result as the store does. */
async function carryOut(
  world: PurchaseWorld,
  lotId: string,
  commandOf: (log: Awaited<ReturnType<typeof listLogOfLot>>) => LotCommand,
): Promise<void> {
  await world.owner.transaction().execute(async (tx) => {
    const lot = await lockLot(tx, lotId);
    if (lot === null) throw new Error(`there is no lot ${lotId}`);
    const decided = decide(lot, commandOf(await listLogOfLot(tx, lotId)), await readNow(tx));
    if (!decided.ok) throw new Error(`a command was refused: ${decided.refusal}`);
    for (const event of decided.value) await recordLotEvent(tx, lot, event);
  });
}
