// The last step of a payment: records the gateway's result exactly once, with its journals and all
// consequences, in one transaction.
import { surplusOf, type Surplus } from '@hammerdock/domain/invoicing/surplus.ts';
import { pickupWindow } from '@hammerdock/domain/pickup/windows.ts';
import { readNow, type Db, type Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import type { ChargeResult } from '../../gateways/payments/gateway.ts';
import { postJournal, sumDueOfInvoice } from '../../store/payments/ledger.ts';
import { markHoldPaid } from '../../store/bidding/buy-now.ts';
import { markReadyToShip } from '../../store/invoices/invoice-shipping.ts';
import { lockInvoice } from '../../store/invoices/invoices.ts';
import {
  lockPayment,
  lockUser,
  recordSurplus,
  settle,
  type Settlement,
} from '../../store/payments/payments.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { findPickupTerms, insertPickupWindow } from '../../store/pickup/pickup-windows.ts';
import { returnCredit } from './begin-payment.ts';
import { deactivateAccount, reactivateIfPaid } from '../accounts/deactivate-account.ts';
import { rewardInviter } from '../invoices/reward-inviter.ts';

type Payment = Awaited<ReturnType<typeof lockPayment>>;
interface Owned {
  readonly id: string;
  readonly userId: string;
}

export async function settlePayment(
  db: Db,
  { id, userId }: Owned,
  result: ChargeResult,
): Promise<void> {
  // Nothing is decided yet; the work queue asks again.
  if (result.status === 'processing') return;
  await db.transaction().execute(async (tx) => {
    await lockUser(tx, userId);
    const payment = await lockPayment(tx, id);
    // Another node, the provider's webhook or a retry has already recorded the result. A charge
    // that was recorded as declined may have succeeded after all.
    if (payment.settledAt !== null && !(wasDeclined(payment) && result.status === 'succeeded')) {
      return;
    }
    const settlement = settlementOf(result);
    if (payment.state === settlement.state) return;
    await settle(tx, id, settlement);
    if (payment.settledAt !== null) await recordLate(tx, payment);
    if (result.status === 'succeeded') await recordSuccess(tx, payment);
    else if (result.status === 'needs verification') await recordWait(tx, payment);
    else await recordFailure(tx, payment, result.status);
  });
}

/** Declined, or canceled for another payment. */
export const wasDeclined = ({ state }: Pick<Payment, 'state'>): boolean =>
  state === 'declined' || state === 'abandoned';

type Decided = Exclude<ChargeResult, { status: 'processing' }>;

function settlementOf(result: Decided): Settlement {
  const nothing = { declineCode: null, verificationUrl: null, gatewayCharge: null };
  switch (result.status) {
    case 'succeeded':
      return { ...nothing, state: 'succeeded', gatewayCharge: result.gatewayCharge };
    case 'declined':
      return { ...nothing, state: 'declined', declineCode: result.declineCode };
    case 'needs verification':
      return { ...nothing, state: 'needs verification', verificationUrl: result.verificationUrl };
    case 'cancelled':
      return { ...nothing, state: 'abandoned' };
  }
}

async function recordSuccess(tx: Tx, payment: Payment): Promise<void> {
  const { id, userId, invoiceId, amountCents, feeCents } = payment;
  const deposit = payment.purpose === 'deposit';
  const { surplusCents, surplusFeeCents } = await keepSurplus(tx, payment);
  await postJournal(tx, {
    kind: deposit ? 'deposit held' : 'card payment',
    userId,
    invoiceId,
    paymentId: id,
    reference: `payment ${id}`,
    entries: [
      { account: 'gateway clearing', userId: null, amountCents: amountCents + feeCents },
      // R57: a deposit is a liability to the buyer; R27: the card fee has its own line.
      {
        account: deposit ? 'buyer deposit' : 'buyer receivable',
        userId,
        amountCents: surplusCents - amountCents,
      },
      { account: 'card fees', userId: null, amountCents: surplusFeeCents - feeCents },
      { account: 'buyer credit', userId, amountCents: -surplusCents - surplusFeeCents },
    ],
  });
  await appendEvent(tx, 'payment.succeeded', { paymentId: id, userId });
  // A void receipt, or one that another payment concluded, stays as it is.
  if (invoiceId === null || surplusCents === amountCents) return;
  await concludeIfPaid(tx, { invoiceId, userId });
}

/** What the receipt is not owed any more becomes credit of the buyer. */
async function keepSurplus(tx: Tx, payment: Payment): Promise<Surplus> {
  const { id, invoiceId, amountCents, feeCents } = payment;
  const none = { surplusCents: 0, surplusFeeCents: 0 };
  const invoice = invoiceId === null ? undefined : await lockInvoice(tx, invoiceId);
  if (invoice === undefined) return none;
  const dueCents = await sumDueOfInvoice(tx, invoice.id);
  const surplus = surplusOf({ amountCents, feeCents, dueCents, feeBps: invoice.cardFeeBps });
  if (surplus.surplusCents === 0) return none;
  await recordSurplus(tx, id, surplus);
  await insertAudit(tx, {
    actorId: null,
    action: 'surplus credited',
    subject: id,
    details: { userId: payment.userId, invoiceId: invoice.id, ...surplus },
  });
  return surplus;
}

async function recordLate(tx: Tx, payment: Payment): Promise<void> {
  const { id, userId, invoiceId, settledAt: declinedAt } = payment;
  await insertAudit(tx, {
    actorId: null,
    action: 'declined payment succeeded',
    subject: id,
    details: { userId, invoiceId, declinedAt },
  });
}

/**
 * R26: an invoice is paid when its balance is zero. Then the pickup window opens (R32), or a parcel
 * waits for the staff.
 */
export async function concludeIfPaid(
  tx: Tx,
  { invoiceId, userId }: { invoiceId: string; userId: string },
): Promise<boolean> {
  if ((await sumDueOfInvoice(tx, invoiceId)) !== 0) return false;
  if (!(await markReadyToShip(tx, invoiceId))) await openPickupWindow(tx, invoiceId);
  await markHoldPaid(tx, invoiceId);
  await reactivateIfPaid(tx, userId);
  await rewardInviter(tx, userId);
  return true;
}

async function openPickupWindow(tx: Tx, invoiceId: string): Promise<void> {
  const { centerId, ...terms } = await findPickupTerms(tx, invoiceId);
  const window = pickupWindow({ paidAt: await readNow(tx), ...terms });
  await insertPickupWindow(tx, { invoiceId, centerId, window });
}

async function recordFailure(
  tx: Tx,
  payment: Payment,
  status: 'declined' | 'cancelled',
): Promise<void> {
  const { id, userId, invoiceId, creditCents } = payment;
  if (creditCents > 0 && invoiceId !== null) {
    await returnCredit(tx, { userId, invoiceId, paymentId: id, amountCents: creditCents });
  }
  // A payment is canceled only when the buyer pays in another way.
  if (status === 'cancelled') return;
  await appendEvent(tx, 'payment.failed', { paymentId: id, userId });
  if (payment.automatic) await deactivateAccount(tx, userId, 'payment declined');
}

/** R54: the receipt stays unpaid, with a link; after a day the account is deactivated. */
async function recordWait(tx: Tx, { id, userId, automatic }: Payment): Promise<void> {
  if (automatic) await appendEvent(tx, 'payment.failed', { paymentId: id, userId });
}
