// Buy now (R18): sells, bills and holds a lot for its buyer in one transaction, under the lot's row
// lock like every change of a lot (R50).
import { heldUntil, type BuyNowRefusal } from '@hammerdock/domain/bidding/buy-now.ts';
import { decide } from '@hammerdock/domain/bidding/decide.ts';
import type { LotBought } from '@hammerdock/domain/bidding/event.ts';
import { isOutage } from '@hammerdock/domain/bidding/fair-close.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { mayBid, type BidderRefusal } from '@hammerdock/domain/permissions/who-may.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { toDate, type Db, type Tx } from '../../db/database.ts';
import { HeartbeatStaleError } from '../../db/unavailable.ts';
import type { LotChange } from '../../events/domain-event.ts';
import { appendEvent } from '../../events/outbox.ts';
import { readBidder } from '../../store/bidding/bidder-standing.ts';
import { findOffer, insertHold } from '../../store/bidding/buy-now.ts';
import { readHeartbeat } from '../../store/platform/heartbeat.ts';
import { findAuctionTerms } from '../../store/invoices/invoice-issuing.ts';
import { findLot, lockLot, type LockedLot } from '../../store/auctions/lot-locks.ts';
import { listLogOfLot } from '../../store/bidding/lot-log.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { recordLotEvent } from './record-lot-event.ts';

export interface PurchaseOrder {
  readonly lotId: string;
  readonly buyerId: string;
  /** The total that the buyer was shown; undefined if none was sent. */
  readonly statedCents: Cents | undefined;
}

export type PurchaseRefusal =
  | BidderRefusal
  | BuyNowRefusal
  | 'NotFound'
  | 'AmountMismatch'
  | 'BuyNowLapsed';

export interface Purchase {
  readonly invoiceId: string;
  readonly hammerCents: Cents;
  readonly payUntil: Instant;
}

export interface DecidedPurchase {
  readonly event: LotBought;
  readonly exempt: boolean;
}

export async function buyLot(
  tx: Tx,
  order: PurchaseOrder,
): Promise<Result<Purchase, PurchaseRefusal>> {
  const lot = await lockLot(tx, order.lotId);
  if (lot === null) return refused('NotFound');
  const purchase = await decidePurchase(tx, lot, order);
  if (!purchase.ok) return purchase;
  return ok(await recordPurchase(tx, lot, purchase.value));
}

/** A decided purchase of a lot that the caller has locked. */
export interface Sale extends DecidedPurchase {
  readonly lot: LockedLot;
}

export async function recordPurchase(
  tx: Tx,
  lot: LockedLot,
  decided: DecidedPurchase,
): Promise<Purchase> {
  const receipt = await recordPurchases(tx, [{ lot, ...decided }]);
  return { ...receipt, hammerCents: decided.event.hammerCents };
}

/** Sells the lots of an auction to one buyer, on one receipt. */
export async function recordPurchases(
  tx: Tx,
  sales: readonly Sale[],
): Promise<Omit<Purchase, 'hammerCents'>> {
  const [first] = sales;
  if (first === undefined) throw new Error('a receipt needs a purchase');
  const { bidderId: buyerId, at } = first.event;
  const sold: { event: LotBought; change: LotChange }[] = [];
  for (const { lot, event } of sales) {
    sold.push({ event, change: await recordLotEvent(tx, lot, event) });
  }
  const invoiceId = await issueInvoice(tx, await findAuctionTerms(tx, first.lot.auctionId), {
    userId: buyerId,
    won: sales.map(({ lot, event, exempt }) => ({
      lotId: lot.id,
      hammerCents: event.hammerCents,
      exempt,
    })),
    // R18: buyers pay for purchases themselves, so there is no automatic charge.
    chargeTriedAt: toDate(at),
  });
  for (const { event, change } of sold) {
    const { lotId } = change;
    const times = { at: event.at, expiresAt: heldUntil(event.at) };
    await insertHold(tx, { lotId, userId: buyerId, invoiceId, ...times });
    // To viewers the lot closes at this moment.
    await appendEvent(tx, 'lot.bought', { ...change, closesAt: event.at, buyerId, invoiceId });
  }
  return { invoiceId, payUntil: heldUntil(at) };
}

/** Previews the price; takes no locks and writes nothing. */
export async function previewPurchase(
  db: Db,
  order: PurchaseOrder,
): Promise<Result<Cents, PurchaseRefusal>> {
  const lot = await findLot(db, order.lotId);
  if (lot === null) return refused('NotFound');
  const purchase = await decidePurchase(db, lot, order);
  return purchase.ok ? ok(purchase.value.event.hammerCents) : purchase;
}

/** Decides on a lot that the caller has locked, or previews the decision. */
export async function decidePurchase(
  db: Db,
  lot: LockedLot,
  { lotId, buyerId, statedCents }: PurchaseOrder,
): Promise<Result<DecidedPurchase, PurchaseRefusal>> {
  const { now, beatAt } = await readHeartbeat(db);
  // After an outage, nothing is decided on a lot before the recovery (R21).
  if (beatAt !== null && isOutage({ beganAt: beatAt, endedAt: now })) {
    throw new HeartbeatStaleError('a purchase waits for the recovery from an outage');
  }
  const offer = await findOffer(db, lotId, buyerId);
  if (offer === undefined) return refused('NotFound');
  const { centerName, depositCents, unapprovedLimitCents, exempt, sellerId } = offer;
  const { buyNowCents: hammerCents } = lot;
  if (hammerCents === null) return refused('BuyNowEnded');
  const bidder = await readBidder(db, { lotId, userId: buyerId, sellerId });
  const wanted = {
    amountCents: hammerCents,
    depositNeededCents: depositCents,
    unapprovedLimitCents,
    centerName,
  };
  const allowed = mayBid(bidder, wanted);
  if (!allowed.ok) return allowed;
  const log = await listLogOfLot(db, lotId);
  const decided = decide(lot, { kind: 'buyNow', bidderId: buyerId, hammerCents, log }, now);
  // The domain refuses a purchase for these reasons only.
  if (!decided.ok) return refused(decided.refusal as BuyNowRefusal, decided.details);
  if (offer.lapsedBefore) return refused('BuyNowLapsed');
  if (statedCents !== undefined && statedCents !== hammerCents) {
    return refused('AmountMismatch', { dueCents: hammerCents });
  }
  const [event] = decided.value;
  if (event?.kind !== 'lot.bought') throw new Error('a purchase led to something else');
  return ok({ event, exempt });
}
