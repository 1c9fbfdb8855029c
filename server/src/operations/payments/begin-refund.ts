// The first step of a refund (R30): decided and booked in one transaction. The amount for the card
// is a liability to the buyer until the gateway has refunded it.
import {
  refundOf,
  totalOf,
  type Refund,
  type RefundMode,
  type RefundRefusal,
} from '@hammerdock/domain/invoicing/refund.ts';
import {
  isRefundable,
  mayRefund,
  type GroundRefusal,
  type LotToRefund,
  type RefundBar,
  type RefundGround,
} from '@hammerdock/domain/invoicing/refund-grounds.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { pickupStatusOf } from '@hammerdock/domain/pickup/rules.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import { readNow, type Db, type Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import { newId } from '../../security/ids.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { findDeskLot, type DeskLotRow } from '../../store/pickup/handovers.ts';
import { lockInvoice } from '../../store/invoices/invoices.ts';
import { postJournal, type Journal } from '../../store/payments/ledger.ts';
import { lockUser } from '../../store/payments/payments.ts';
import {
  insertRefund,
  insertReturn,
  listCardTenders,
  type CardPayment,
} from '../../store/payments/refunds.ts';

export interface RefundOrder {
  readonly lotId: string;
  /** null: the rest of the line. */
  readonly amountCents: Cents | null;
  readonly mode: RefundMode;
  readonly ground: RefundGround;
  readonly reason: string;
  readonly notes: string;
  /** Whether the goods came back or were never handed over. */
  readonly returned: boolean;
  /** The split that the caller was shown; undefined if none was sent. */
  readonly stated: {
    readonly cardCents?: Cents | undefined;
    readonly creditCents?: Cents | undefined;
  };
}

/** The staff member who refunds. An admin has no center and may refund at any. */
export interface Refunder {
  readonly userId: string;
  readonly centerId: string | null;
}

export interface WeighedRefund {
  readonly lot: DeskLotRow;
  readonly cards: readonly CardPayment[];
  readonly lotToRefund: LotToRefund;
  readonly refund: Refund;
}

type Weighing = Pick<RefundOrder, 'lotId' | 'amountCents' | 'mode'>;
export type WeighRefusal = RefundRefusal | RefundBar | 'NotFound';
export type RefundOrderRefusal = WeighRefusal | GroundRefusal | 'LotReturned' | 'RefundChanged';

/** Previews the amounts of a refund; takes no locks and writes nothing. */
export async function weighRefund(
  db: Db,
  { lotId, amountCents, mode }: Weighing,
  deskCenterId: string | null,
): Promise<Result<WeighedRefund, WeighRefusal>> {
  const lot = await findDeskLot(db, lotId);
  if (lot === undefined) return refused('NotFound');
  const lotToRefund = {
    condition: lot.condition,
    status: pickupStatusOf(lot),
    paid: lot.dueCents === 0,
    chargebackStands: lot.chargebackStands,
    pickedUpAt: lot.pickedUpAt,
    lotCenterId: lot.centerId,
    deskCenterId,
    now: await readNow(db),
  };
  const refundable = isRefundable(lotToRefund);
  if (!refundable.ok) return refundable;
  const cards = await listCardTenders(db, lot.invoiceId);
  const { refundedCents } = lot;
  const refund = refundOf({ line: lot, refundedCents, amountCents, mode, cards });
  if (!refund.ok) return refund;
  return ok({ lot, cards, lotToRefund, refund: refund.value });
}

/** Returns the id of the refund. */
export async function beginRefund(
  tx: Tx,
  refunder: Refunder,
  order: RefundOrder,
): Promise<Result<{ refundId: string }, RefundOrderRefusal>> {
  const seen = await findDeskLot(tx, order.lotId);
  if (seen === undefined) return refused('NotFound');
  // Locks the buyer, so that concurrent refunds are made one after the other.
  await lockUser(tx, seen.userId);
  await lockInvoice(tx, seen.invoiceId);
  const weighed = await weighRefund(tx, order, refunder.centerId);
  if (!weighed.ok) return weighed;
  const { lot, lotToRefund, refund } = weighed.value;
  const whole = refund.amountCents + lot.refundedCents === totalOf(lot);
  const may = mayRefund({ ...lotToRefund, whole, ground: order.ground });
  if (!may.ok) return may;
  if (differs(order, refund)) return refused('RefundChanged');
  const refundId = await recordRefund(tx, { refunder, order, lot, refund });
  if (order.returned) {
    const { lotId } = lot;
    const given = { lotId, refundId, staffId: refunder.userId, reason: order.reason };
    if (!(await insertReturn(tx, given))) return refused('LotReturned');
  }
  return ok({ refundId });
}

function differs({ stated }: RefundOrder, { amountCents, creditCents }: Refund): boolean {
  const isnt = (figure: Cents | undefined, own: Cents): boolean =>
    figure !== undefined && figure !== own;
  return isnt(stated.creditCents, creditCents) || isnt(stated.cardCents, amountCents - creditCents);
}

interface Decided {
  readonly refunder: Refunder;
  readonly order: RefundOrder;
  readonly lot: DeskLotRow;
  readonly refund: Refund;
}

async function recordRefund(tx: Tx, { refunder, order, lot, refund }: Decided): Promise<string> {
  const refundId = newId();
  const { toCards, ...figures } = refund;
  const { lotId, invoiceId, userId } = lot;
  const { mode, ground, reason, notes, returned } = order;
  const words = { mode, ground, reason, notes };
  await insertRefund(
    tx,
    { id: refundId, invoiceId, lotId, userId, actorId: refunder.userId, ...words, ...figures },
    toCards.map((card) => ({ id: newId(), refundId, ...card })),
  );
  await postJournal(tx, journalOfRefund({ refundId, lot, refund }));
  await insertAudit(tx, {
    actorId: refunder.userId,
    action: 'lot refunded',
    subject: lotId,
    details: { refundId, userId, invoiceId, returned, ...words, ...figures },
  });
  // Without an amount for a card, the refund is complete.
  if (toCards.length === 0) await appendEvent(tx, 'refund.made', { refundId, userId });
  return refundId;
}

interface RefundToBook {
  readonly refundId: string;
  readonly lot: Pick<DeskLotRow, 'userId' | 'invoiceId' | 'sellerId'>;
  readonly refund: Refund;
}

/** R28, R58: reverses the sale in proportion; the seller bears the hammer price less commission. */
export function journalOfRefund({ refundId, lot, refund }: RefundToBook): Journal {
  const { userId, invoiceId, sellerId } = lot;
  const { amountCents, creditCents, hammerCents, premiumCents, taxCents, commissionCents } = refund;
  return {
    kind: 'refund made',
    userId,
    invoiceId,
    paymentId: null,
    reference: `refund ${refundId}`,
    entries: [
      { account: 'seller payable', userId: sellerId, amountCents: hammerCents - commissionCents },
      { account: 'premium revenue', userId: null, amountCents: premiumCents },
      { account: 'commission revenue', userId: null, amountCents: commissionCents },
      { account: 'tax payable', userId: null, amountCents: taxCents },
      { account: 'buyer credit', userId, amountCents: -creditCents },
      { account: 'refunds', userId, amountCents: creditCents - amountCents },
    ],
  };
}
