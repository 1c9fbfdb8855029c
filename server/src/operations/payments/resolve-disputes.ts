// R59: a disputed charge. Its state is asked for at the provider, so that late, repeated and
// overtaken webhooks do no harm; each step is booked once, in one transaction.
import {
  disputeSteps,
  splitLoss,
  type DisputeStep,
} from '@hammerdock/domain/invoicing/disputes.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import type { ChargeDispute } from '../../gateways/payments/gateway.ts';
import {
  closeDispute,
  findDisputedPayment,
  hasStandingDispute,
  insertDispute,
  lockDispute,
  type DisputedPayment,
} from '../../store/payments/disputes.ts';
import { postJournal, type Journal } from '../../store/payments/ledger.ts';
import { lockUser } from '../../store/payments/payments.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { deactivateUntilAdminActs, liftChargeback } from '../accounts/deactivate-account.ts';
import { isGatewayOutage, resolvePayment } from './resolve-payments.ts';

type Resolving = Pick<AppContext, 'db' | 'payments' | 'log' | 'wakeDispatcher'>;

/** false: the provider did not say what has changed. */
export async function resolveDispute(context: Resolving, disputeId: string): Promise<boolean> {
  try {
    const dispute = await context.payments.findDispute(disputeId);
    return dispute === null || (await recordDispute(context, dispute));
  } catch (error) {
    if (!isGatewayOutage(error)) throw error;
    context.log.warn({ err: error, disputeId }, 'the payment gateway does not respond');
    return false;
  }
}

/** false: the result of the disputed charge is not known yet. */
export async function recordDispute(context: Resolving, dispute: ChargeDispute): Promise<boolean> {
  const { intentId: paymentId } = dispute;
  if (paymentId === null) return true;
  // The webhook of the charge may be later than that of its dispute.
  if (!(await resolvePayment(context, paymentId))) return false;
  const payment = await findDisputedPayment(context.db, paymentId);
  if (payment === null) {
    context.log.error({ paymentId, disputeId: dispute.id }, 'a dispute has no payment');
    return true;
  }
  const steps = await context.db
    .transaction()
    .execute((tx) => takeSteps(tx, dispute, { ...payment, paymentId }));
  if (steps === null) {
    context.log.error({ paymentId, disputeId: dispute.id }, 'a closed dispute has changed');
  }
  context.wakeDispatcher();
  return true;
}

type Disputed = DisputedPayment & { readonly paymentId: string };

async function takeSteps(
  tx: Tx,
  dispute: ChargeDispute,
  payment: Disputed,
): Promise<readonly DisputeStep[] | null> {
  await lockUser(tx, payment.userId);
  const known = await lockDispute(tx, dispute.id);
  const before = STATES.find((state) => state === known?.state) ?? null;
  const steps = disputeSteps(before, dispute.state);
  for (const step of steps ?? []) {
    if (step === 'opened') await recordOpened(tx, dispute, payment);
    else if (step === 'won') await recordWon(tx, dispute, payment);
    else await recordLost(tx, dispute, payment);
    const { id: disputeId, amountCents, reason } = dispute;
    await insertAudit(tx, {
      actorId: null,
      action: `dispute ${step}`,
      subject: payment.paymentId,
      details: { disputeId, userId: payment.userId, amountCents, reason },
    });
    await appendEvent(tx, 'payment.disputed', { disputeId, userId: payment.userId, step });
  }
  return steps;
}

const STATES = ['open', 'won', 'lost'] as const;

const bookOf = ({ userId, invoiceId, paymentId }: Disputed) => ({ userId, invoiceId, paymentId });

async function recordOpened(tx: Tx, dispute: ChargeDispute, payment: Disputed): Promise<void> {
  const { id, amountCents, reason } = dispute;
  const { userId, paymentId } = payment;
  await insertDispute(tx, { id, paymentId, amountCents, reason });
  await postJournal(tx, {
    ...bookOf(payment),
    kind: 'chargeback',
    reference: `chargeback ${id}`,
    entries: [
      { account: 'chargebacks', userId, amountCents },
      { account: 'gateway clearing', userId: null, amountCents: -amountCents },
    ],
  });
  await deactivateUntilAdminActs(tx, userId, 'chargeback');
}

async function recordWon(tx: Tx, dispute: ChargeDispute, payment: Disputed): Promise<void> {
  const { id, amountCents } = dispute;
  const { userId } = payment;
  await closeDispute(tx, id, 'won', null);
  await postJournal(tx, {
    ...bookOf(payment),
    kind: 'chargeback won',
    reference: `chargeback won ${id}`,
    entries: [
      { account: 'gateway clearing', userId: null, amountCents },
      { account: 'chargebacks', userId, amountCents: -amountCents },
    ],
  });
  if (!(await hasStandingDispute(tx, userId))) await liftChargeback(tx, userId);
}

/** R58: the seller bears the hammer price, as in a refund. */
async function recordLost(tx: Tx, dispute: ChargeDispute, payment: Disputed): Promise<void> {
  const { id, amountCents } = dispute;
  const { userId, sellerId } = payment;
  const loss = splitLoss(payment, amountCents);
  await closeDispute(tx, id, 'lost', loss);
  const entries: Journal['entries'] = [
    { account: 'seller payable', userId: sellerId, amountCents: loss.hammerCents },
    { account: 'premium revenue', userId: null, amountCents: loss.premiumCents },
    { account: 'tax payable', userId: null, amountCents: loss.taxCents },
    { account: 'card fees', userId: null, amountCents: loss.feeCents },
    { account: 'buyer deposit', userId, amountCents: loss.depositCents },
    { account: 'chargebacks', userId, amountCents: -amountCents },
  ];
  const reference = `chargeback lost ${id}`;
  await postJournal(tx, { ...bookOf(payment), kind: 'chargeback lost', reference, entries });
}
