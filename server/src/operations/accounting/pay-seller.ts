// Records that a seller was paid what is payable, and reverses a payout that came back (R58).
import { dayOf, writeDay } from '@hammerdock/domain/accounting/calendar.ts';
import { payoutOf } from '@hammerdock/domain/invoicing/settlement.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import { readNow, type Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import { newId } from '../../security/ids.ts';
import {
  findPayout,
  findPayoutAccount,
  insertPayout,
  insertReversal,
} from '../../store/accounting/payouts.ts';
import { isSeller } from '../../store/catalog/sellers.ts';
import { postJournal } from '../../store/payments/ledger.ts';
import { lockUser } from '../../store/payments/payments.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { settleSellers } from './settle-sellers.ts';

export interface PayoutOrder {
  readonly sellerId: string;
  /** What the admin was shown and paid. */
  readonly amountCents: Cents;
  readonly reference: string;
  readonly paidOn: string;
}

type PayoutRefusal = 'NotFound' | 'PayoutInFuture' | 'NothingPayable' | 'PayoutChanged';

export async function recordPayout(
  tx: Tx,
  actorId: string,
  order: PayoutOrder,
): Promise<Result<{ payoutId: string }, PayoutRefusal>> {
  const { sellerId, reference, paidOn } = order;
  if (!(await isSeller(tx, sellerId))) return refused('NotFound');
  if (paidOn > writeDay(dayOf(await readNow(tx)))) return refused('PayoutInFuture');
  // Locks the seller, so that two admins pay once.
  await lockUser(tx, sellerId);
  const due = payoutOf(await settleSellers(tx, [sellerId]));
  if (due === null) return refused('NothingPayable');
  const { amountCents, lines } = due;
  if (amountCents !== order.amountCents) return refused('PayoutChanged', { amountCents });
  const accountLast4 = (await findPayoutAccount(tx, sellerId))?.last4 ?? null;
  const id = newId();
  const payout = { sellerId, amountCents, reference, paidOn, accountLast4 };
  await insertPayout(tx, { id, actorId, ...payout }, lines);
  await postJournal(tx, {
    kind: 'payout',
    userId: sellerId,
    invoiceId: null,
    paymentId: null,
    reference: `payout ${id}`,
    entries: [
      { account: 'seller payable', userId: sellerId, amountCents },
      { account: 'gateway clearing', userId: null, amountCents: -amountCents },
    ],
  });
  const perAuction = Object.fromEntries(lines.map((line) => [line.auctionId, line.amountCents]));
  await insertAudit(tx, {
    actorId,
    action: 'payout recorded',
    subject: id,
    details: { ...payout, lines: perAuction },
  });
  await appendEvent(tx, 'payout.recorded', { payoutId: id, userId: sellerId });
  return ok({ payoutId: id });
}

export interface ReversalOrder {
  readonly payoutId: string;
  readonly reason: string;
}

/** What it paid is payable again. */
export async function reversePayout(
  tx: Tx,
  actorId: string,
  { payoutId, reason }: ReversalOrder,
): Promise<Result<Record<string, never>, 'NotFound' | 'PayoutReversed'>> {
  const payout = await findPayout(tx, payoutId);
  if (payout === undefined) return refused('NotFound');
  const { sellerId, amountCents } = payout;
  await lockUser(tx, sellerId);
  if (!(await insertReversal(tx, { payoutId, reason, actorId }))) return refused('PayoutReversed');
  await postJournal(tx, {
    kind: 'payout reversed',
    userId: sellerId,
    invoiceId: null,
    paymentId: null,
    reference: `payout reversed ${payoutId}`,
    entries: [
      { account: 'gateway clearing', userId: null, amountCents },
      { account: 'seller payable', userId: sellerId, amountCents: -amountCents },
    ],
  });
  await insertAudit(tx, {
    actorId,
    action: 'payout reversed',
    subject: payoutId,
    details: { sellerId, amountCents, reason },
  });
  await appendEvent(tx, 'payout.reversed', { payoutId, userId: sellerId });
  return ok({});
}
