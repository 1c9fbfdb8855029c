// Compares the provider's lists with our records and the ledger. What a lost webhook would have
// said is found here; a difference that cannot be resolved is stored for the admins.
import { hours, type Instant } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../context.ts';
import { readNow } from '../../db/database.ts';
import { GatewayOutage, type ListedCharge } from '../../gateways/payments/gateway.ts';
import { findOldestOpenDifference } from '../../store/accounting/differences.ts';
import { findPayment } from '../../store/payments/payments.ts';
import { recordDifferences, type Listed } from '../accounting/record-differences.ts';
import { compareTransferAccounts } from '../accounting/transfer-account.ts';
import { compareTransfer } from '../accounting/transfer-payout.ts';
import { compareRefund } from './give-back.ts';
import { compareDispute } from './resolve-disputes.ts';
import { compareBanks } from './resolve-sources.ts';
import { wasDeclined } from './settle-payment.ts';
import { resolvePayment } from './resolve-payments.ts';

type Reconciling = Pick<
  AppContext,
  'workerDb' | 'payments' | 'log' | 'wakeDispatcher' | 'config' | 'vault'
>;

/** Longer than the provider repeats a webhook. */
const COMPARED = hours(96);
/** Longer than banks take to decide on disputes, and to change their decisions. */
const DISPUTES_COMPARED = hours(24 * 180);
/** Longer than a bank takes to send a refund back, or a provider to reverse a transfer. */
const REFUNDS_COMPARED = hours(24 * 45);
/** Ours of the last hour may be newer than the list, and clocks differ. */
const MARGIN = hours(1);
/** A dispute reaches us later than it began. */
const DISPUTE_MARGIN = hours(72);

export async function reconcileCharges(context: Reconciling): Promise<void> {
  const now = await readNow(context.workerDb);
  const since = await readSince(context, now);
  const until = now - MARGIN;
  try {
    await compareBanks(context);
    await compareTransferAccounts(context);
    const charges = await resolveCharges(context, since);
    const refunds = await resolveRefunds(context, now - REFUNDS_COMPARED);
    const disputes = await resolveDisputes(context, now - DISPUTES_COMPARED);
    const transfers = await resolveTransfers(context, now - REFUNDS_COMPARED);
    await recordDifferences(context, [
      { kind: 'charge', listed: charges, from: since + MARGIN, until },
      { kind: 'refund', listed: refunds, from: now - REFUNDS_COMPARED + MARGIN, until },
      ...(transfers === null
        ? []
        : [
            {
              kind: 'transfer' as const,
              listed: transfers,
              from: now - REFUNDS_COMPARED + MARGIN,
              until,
            },
          ]),
      { kind: 'dispute', listed: disputes, from: since + DISPUTE_MARGIN, until },
    ]);
  } catch (error) {
    if (!(error instanceof GatewayOutage)) throw error;
    context.log.warn({ err: error }, 'the charges of the payment provider could not be compared');
  }
}

/** Further back while a difference is open, so that its end is noticed. */
async function readSince({ workerDb }: Reconciling, now: Instant): Promise<Instant> {
  const oldest = (await findOldestOpenDifference(workerDb)) ?? now;
  return Math.max(oldest - COMPARED, now - REFUNDS_COMPARED);
}

// The provider's account may be used for something else as well: what has none of our ids is not
// ours.
async function resolveCharges(context: Reconciling, since: Instant): Promise<Listed[]> {
  const listed: Listed[] = [];
  for await (const charge of context.payments.listCharges(since)) {
    const { intentId: subject, gatewayCharge: gatewayId, succeeded, amountCents } = charge;
    if (subject === null) continue;
    await resolveCharge(context, { ...charge, intentId: subject });
    listed.push({ subject, gatewayId, cents: succeeded ? amountCents : 0 });
  }
  return listed;
}

async function resolveCharge(
  context: Reconciling,
  { intentId, succeeded }: ListedCharge & { readonly intentId: string },
): Promise<void> {
  const db = context.workerDb;
  const payment = await findPayment(db, intentId);
  // A charge that was recorded as declined may have succeeded after all.
  if (payment?.settledAt === null || (succeeded && payment && wasDeclined(payment))) {
    await resolvePayment({ ...context, db }, intentId);
  }
}

async function resolveRefunds(context: Reconciling, since: Instant): Promise<Listed[]> {
  const ours = { ...context, db: context.workerDb };
  const listed: Listed[] = [];
  for await (const refund of context.payments.listRefunds(since)) {
    const { intentId: subject, gatewayRefund: gatewayId, amountCents, status } = refund;
    if (subject === null) continue;
    await compareRefund(ours, refund);
    const cents = { succeeded: amountCents, refused: 0, pending: null }[status];
    listed.push({ subject, gatewayId, cents });
  }
  return listed;
}

/** Where transfers are switched off, none are asked for, and none of ours are missing. */
async function resolveTransfers(context: Reconciling, since: Instant): Promise<Listed[] | null> {
  const { transfers } = context.payments;
  if (transfers === null) return null;
  const listed: Listed[] = [];
  for await (const transfer of transfers.listTransfers(since)) {
    const { payoutId: subject, gatewayTransfer: gatewayId, amountCents: cents } = transfer;
    if (subject === null) continue;
    await compareTransfer(context, transfer);
    listed.push({ subject, gatewayId, cents });
  }
  return listed;
}

async function resolveDisputes(context: Reconciling, since: Instant): Promise<Listed[]> {
  const ours = { ...context, db: context.workerDb };
  const listed: Listed[] = [];
  for await (const dispute of context.payments.listDisputes(since)) {
    const { id, intentId, amountCents, state } = dispute;
    if (intentId === null) continue;
    await compareDispute(ours, dispute);
    listed.push({ subject: id, gatewayId: id, cents: state === 'won' ? 0 : amountCents });
  }
  return listed;
}
