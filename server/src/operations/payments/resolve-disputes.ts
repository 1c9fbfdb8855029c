// R59: a disputed charge. Its state is asked for at the provider, so that late, repeated and
// overtaken webhooks do no harm; each step is booked once, in one transaction.
import { disputeSteps, splitLoss } from '@hammerdock/domain/invoicing/disputes.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import type { ChargeDispute } from '../../gateways/payments/gateway.ts';
import {
  closeDispute,
  findDisputedPayment,
  hasStandingDispute,
  insertDispute,
  insertDisputeFee,
  lockDispute,
  readDispute,
  reopenDispute,
  type BookedDispute,
  type DisputedPayment,
} from '../../store/payments/disputes.ts';
import { postJournal, type Journal } from '../../store/payments/ledger.ts';
import { lockUser } from '../../store/payments/payments.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { deactivateUntilAdminActs, liftChargeback } from '../accounts/deactivate-account.ts';
import { isGatewayOutage, resolvePayment } from './resolve-payments.ts';

type Resolving = Pick<AppContext, 'db' | 'payments' | 'log' | 'wakeDispatcher'>;

/** How often an answer of the provider may be overtaken by another that is booked meanwhile. */
const TRIES = 3;

/** false: the provider did not say what has changed. */
export async function resolveDispute(context: Resolving, disputeId: string): Promise<boolean> {
  try {
    for (let tries = 0; tries < TRIES; tries += 1) {
      // An answer counts only if nothing was booked since it was asked for.
      const before = await readDispute(context.db, disputeId);
      const dispute = await context.payments.findDispute(disputeId);
      if (dispute === null) return true;
      const recorded = await recordDispute(context, dispute, before);
      if (recorded !== 'overtaken') return recorded;
    }
    return false;
  } catch (error) {
    if (!isGatewayOutage(error)) throw error;
    context.log.warn({ err: error, disputeId }, 'the payment gateway does not respond');
    return false;
  }
}

/** Compares a dispute in the provider's list with what is booked, in case a webhook was lost. */
export async function compareDispute(context: Resolving, dispute: ChargeDispute): Promise<void> {
  const { state, feeCents } = await readDispute(context.db, dispute.id);
  if (state === dispute.state && feeCents === dispute.feeCents) return;
  await resolveDispute(context, dispute.id);
}

/** false: the result of the disputed charge is not known yet. */
export async function recordDispute(
  context: Resolving,
  dispute: ChargeDispute,
  before: BookedDispute,
): Promise<boolean | 'overtaken'> {
  const { intentId: paymentId } = dispute;
  if (paymentId === null) return true;
  // The webhook of the charge may be later than that of its dispute.
  if (!(await resolvePayment(context, paymentId))) return false;
  const payment = await findDisputedPayment(context.db, paymentId);
  if (payment === null) {
    context.log.error({ paymentId, disputeId: dispute.id }, 'a dispute has no payment');
    return true;
  }
  const isRecorded = await context.db.transaction().execute(async (tx) => {
    await lockUser(tx, payment.userId);
    const booked = await readDispute(tx, dispute.id);
    if (!isSame(booked, before)) return false;
    await takeSteps(tx, dispute, { payment: { ...payment, paymentId }, booked });
    return true;
  });
  context.wakeDispatcher();
  return isRecorded ? true : 'overtaken';
}

const isSame = (one: BookedDispute, other: BookedDispute): boolean =>
  one.state === other.state && one.feeCents === other.feeCents && one.decision === other.decision;

type Disputed = DisputedPayment & { readonly paymentId: string };

interface Booked {
  readonly payment: Disputed;
  readonly booked: BookedDispute;
}

async function takeSteps(tx: Tx, dispute: ChargeDispute, { payment, booked }: Booked) {
  const steps = disputeSteps(booked.state, dispute.state);
  const isChanged = steps.includes('reopened');
  const decision = isChanged ? booked.decision + 1 : booked.decision;
  for (const step of steps) {
    if (step === 'opened') await recordOpened(tx, dispute, payment);
    else if (step === 'reopened') await recordReopened(tx, dispute, { payment, booked });
    else if (step === 'won') await recordWon(tx, dispute, { payment, decision });
    else await recordLost(tx, dispute, { payment, decision });
    const { id: disputeId, amountCents, reason } = dispute;
    await insertAudit(tx, {
      actorId: null,
      action: `dispute ${step}`,
      subject: payment.paymentId,
      details: { disputeId, userId: payment.userId, amountCents, reason },
    });
    // A changed decision is one message.
    if (step === 'reopened' && dispute.state !== 'open') continue;
    const { userId } = payment;
    await appendEvent(tx, 'payment.disputed', { disputeId, userId, step, decision });
  }
  await recordFee(tx, dispute, { payment, booked });
}

/** What the provider charges for the dispute is an own line; it may be returned. */
async function recordFee(tx: Tx, dispute: ChargeDispute, { payment, booked }: Booked) {
  const changeCents = dispute.feeCents - booked.feeCents;
  if (changeCents === 0) return;
  const number = await insertDisputeFee(tx, dispute.id, changeCents);
  await postJournal(tx, {
    ...bookOf(payment),
    kind: changeCents > 0 ? 'dispute fee' : 'dispute fee returned',
    reference: `dispute fee ${dispute.id} ${number}`,
    entries: [
      { account: 'dispute fees', userId: null, amountCents: changeCents },
      { account: 'gateway clearing', userId: null, amountCents: -changeCents },
    ],
  });
}

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

/** The bank changed its decision: what was booked for it is reversed. */
async function recordReopened(tx: Tx, dispute: ChargeDispute, { payment, booked }: Booked) {
  const { id } = dispute;
  const { userId, sellerId } = payment;
  const row = await lockDispute(tx, id);
  if (row === undefined) throw new Error(`there is no dispute ${id}`);
  const { amountCents } = row;
  await reopenDispute(tx, id, booked.decision);
  const entries: Journal['entries'] =
    booked.state === 'won'
      ? [{ account: 'gateway clearing', userId: null, amountCents: -amountCents }]
      : [
          {
            account: 'seller payable',
            userId: sellerId,
            amountCents: row.lostCommissionCents - row.lostHammerCents,
          },
          { account: 'premium revenue', userId: null, amountCents: -row.lostPremiumCents },
          { account: 'commission revenue', userId: null, amountCents: -row.lostCommissionCents },
          { account: 'tax payable', userId: null, amountCents: -row.lostTaxCents },
          { account: 'shipping revenue', userId: null, amountCents: -row.lostShippingCents },
          { account: 'card fees', userId: null, amountCents: -row.lostFeeCents },
          { account: 'buyer deposit', userId, amountCents: -row.lostDepositCents },
        ];
  await postJournal(tx, {
    ...bookOf(payment),
    kind: 'chargeback reopened',
    reference: `chargeback reopened ${id} ${booked.decision}`,
    entries: [{ account: 'chargebacks', userId, amountCents }, ...entries],
  });
  if (dispute.state !== 'won') await deactivateUntilAdminActs(tx, userId, 'chargeback');
}

interface Decided {
  readonly payment: Disputed;
  readonly decision: number;
}

/** The first decision has no number in its reference. */
const numbered = (id: string, decision: number): string =>
  decision === 1 ? id : `${id} ${decision}`;

async function recordWon(
  tx: Tx,
  dispute: ChargeDispute,
  { payment, decision }: Decided,
): Promise<void> {
  const { id, amountCents } = dispute;
  const { userId } = payment;
  await closeDispute(tx, id, 'won', null);
  await postJournal(tx, {
    ...bookOf(payment),
    kind: 'chargeback won',
    reference: `chargeback won ${numbered(id, decision)}`,
    entries: [
      { account: 'gateway clearing', userId: null, amountCents },
      { account: 'chargebacks', userId, amountCents: -amountCents },
    ],
  });
  if (!(await hasStandingDispute(tx, userId))) await liftChargeback(tx, userId);
}

/** R58: the seller bears the hammer price less commission, as in a refund. */
async function recordLost(
  tx: Tx,
  dispute: ChargeDispute,
  { payment, decision }: Decided,
): Promise<void> {
  const { id, amountCents } = dispute;
  const { userId, sellerId } = payment;
  const loss = splitLoss(payment, amountCents);
  await closeDispute(tx, id, 'lost', loss);
  const entries: Journal['entries'] = [
    {
      account: 'seller payable',
      userId: sellerId,
      amountCents: loss.hammerCents - loss.commissionCents,
    },
    { account: 'premium revenue', userId: null, amountCents: loss.premiumCents },
    { account: 'commission revenue', userId: null, amountCents: loss.commissionCents },
    { account: 'tax payable', userId: null, amountCents: loss.taxCents },
    { account: 'shipping revenue', userId: null, amountCents: loss.shippingCents },
    { account: 'card fees', userId: null, amountCents: loss.feeCents },
    { account: 'buyer deposit', userId, amountCents: loss.depositCents },
    { account: 'chargebacks', userId, amountCents: -amountCents },
  ];
  const reference = `chargeback lost ${numbered(id, decision)}`;
  await postJournal(tx, { ...bookOf(payment), kind: 'chargeback lost', reference, entries });
}
