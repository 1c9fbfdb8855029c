// Refunds that are canceled before they are paid out.
import type { RefundGround } from '@hammerdock/domain/invoicing/refund-grounds.ts';
import type { RefundState } from '@hammerdock/domain/invoicing/refund-steps.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { isId } from '../platform/id-shape.ts';

const selectParts = (db: Db, refundId: string) =>
  db
    .selectFrom('cardRefunds')
    .innerJoin('payments', 'payments.id', 'cardRefunds.paymentId')
    .select([
      'cardRefunds.id',
      'payments.gatewayCharge',
      sql<RefundState>`case when card_refunds.settled_at is null then 'pending'
        else card_refunds.state end`.as('state'),
      // Without one, the request that made the refund may still be at work.
      sql<Instant>`coalesce(card_refunds.sent_at, card_refunds.created_at)`.as('lastSentAt'),
    ])
    .where('cardRefunds.refundId', '=', refundId)
    .orderBy('cardRefunds.id');

export type PendingPart = Awaited<ReturnType<typeof listRefundParts>>[number];

export const listRefundParts = (db: Db, refundId: string) => selectParts(db, refundId).execute();

/** Under a lock, so that none is sent until the transaction ends. */
export const lockRefundParts = (tx: Tx, refundId: string) =>
  selectParts(tx, refundId).forUpdate('cardRefunds').execute();

export interface RefundOfLot {
  readonly id: string;
  readonly lotId: string;
  readonly invoiceId: string;
  readonly userId: string;
  readonly sellerId: string;
  readonly centerId: string;
  readonly ground: RefundGround;
  readonly hammerCents: Cents;
  readonly premiumCents: Cents;
  readonly taxCents: Cents;
  readonly commissionCents: Cents;
  readonly amountCents: Cents;
  readonly creditCents: Cents;
  /** No later refund of the line stands. */
  readonly isLatest: boolean;
}

export async function findRefundOfLot(db: Db, id: string): Promise<RefundOfLot | undefined> {
  if (!isId(id)) return undefined;
  return db
    .selectFrom('refunds')
    .innerJoin('lots', 'lots.id', 'refunds.lotId')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .select([
      'refunds.id',
      'refunds.lotId',
      'refunds.invoiceId',
      'refunds.userId',
      'auctions.sellerId',
      'auctions.centerId',
      // The table's check constraint allows only these grounds.
      sql<RefundGround>`refunds.ground`.as('ground'),
      'refunds.hammerCents',
      'refunds.premiumCents',
      'refunds.taxCents',
      'refunds.commissionCents',
      'refunds.amountCents',
      'refunds.creditCents',
      sql<boolean>`not exists (select from refunds later where later.lot_id = refunds.lot_id
        and later.invoice_id = refunds.invoice_id
        and (later.at, later.id) > (refunds.at, refunds.id)
        and not exists (select from canceled_refunds where refund_id = later.id))`.as('isLatest'),
    ])
    .where('refunds.id', '=', id)
    .executeTakeFirst();
}

/** Also undoes the return that came with it; returns whether there was one. */
export async function insertCanceledRefund(
  tx: Tx,
  canceled: { refundId: string; actorId: string },
): Promise<boolean> {
  const { refundId } = canceled;
  await tx.insertInto('canceledRefunds').values(canceled).execute();
  await tx
    .updateTable('cardRefunds')
    .set({ state: 'canceled', settledAt: sql<Date>`app.now()` })
    .where('refundId', '=', refundId)
    .execute();
  const undone = await tx
    .deleteFrom('returns')
    .where('refundId', '=', refundId)
    .returning('lotId')
    .executeTakeFirst();
  return undone !== undefined;
}
