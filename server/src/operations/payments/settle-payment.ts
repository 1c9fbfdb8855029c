// The last step of a payment: records the gateway's result exactly once, with its journals and all
// consequences, in one transaction.
import { pickupWindow } from '@hammerdock/domain/pickup/windows.ts';
import { readNow, type Db, type Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import type { ChargeResult } from '../../gateways/payments/gateway.ts';
import { postJournal, sumDueOfInvoice } from '../../store/payments/ledger.ts';
import { markHoldPaid } from '../../store/bidding/buy-now.ts';
import { lockPayment, lockUser, settle, type Settlement } from '../../store/payments/payments.ts';
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
    // Another node, the provider's webhook or a retry has already recorded the result.
    if (payment.settledAt !== null) return;
    const settlement = settlementOf(result);
    if (payment.state === settlement.state) return;
    await settle(tx, id, settlement);
    if (result.status === 'succeeded') await recordSuccess(tx, payment);
    else if (result.status === 'needs verification') await recordWait(tx, payment);
    else await recordFailure(tx, payment, result.status);
  });
}

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
        amountCents: -amountCents,
      },
      { account: 'card fees', userId: null, amountCents: -feeCents },
    ],
  });
  await appendEvent(tx, 'payment.succeeded', { paymentId: id, userId });
  if (invoiceId !== null) await concludeIfPaid(tx, { invoiceId, userId });
}

/** R26: an invoice is paid when its balance is zero. Then the pickup window opens (R32). */
export async function concludeIfPaid(
  tx: Tx,
  { invoiceId, userId }: { invoiceId: string; userId: string },
): Promise<boolean> {
  if ((await sumDueOfInvoice(tx, invoiceId)) !== 0) return false;
  const { centerId, pickupStartsAt, hours } = await findPickupTerms(tx, invoiceId);
  const window = pickupWindow({ paidAt: await readNow(tx), pickupStartsAt, hours });
  await insertPickupWindow(tx, { invoiceId, centerId, window });
  await markHoldPaid(tx, invoiceId);
  await reactivateIfPaid(tx, userId);
  await rewardInviter(tx, userId);
  return true;
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
