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
  type NewPayout,
  type PaidLine,
} from '../../store/accounting/payouts.ts';
import { isSeller } from '../../store/catalog/sellers.ts';
import { lockUser } from '../../store/payments/payments.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { bookPayout, bookReversal } from './book-payout.ts';
import { readStatements, type AuctionStatement } from './read-statements.ts';
import { settleSellers } from './settle-sellers.ts';

export interface PayoutOrder {
  readonly sellerId: string;
  /** What the admin was shown and paid. */
  readonly amountCents: Cents;
  readonly reference: string;
  readonly paidOn: string;
}

type DueRefusal = 'NotFound' | 'NothingPayable' | 'PayoutChanged';

export async function recordPayout(
  tx: Tx,
  actorId: string,
  order: PayoutOrder,
): Promise<Result<{ payoutId: string }, DueRefusal | 'PayoutInFuture'>> {
  const { sellerId, reference, paidOn } = order;
  if (!(await isSeller(tx, sellerId))) return refused('NotFound');
  if (paidOn > writeDay(dayOf(await readNow(tx)))) return refused('PayoutInFuture');
  const due = await lockDue(tx, order);
  if (!due.ok) return due;
  const { amountCents, lines } = due.value;
  const accountLast4 = (await findPayoutAccount(tx, sellerId))?.last4 ?? null;
  const id = newId();
  const payout = { id, actorId, sellerId, amountCents, reference, paidOn, accountLast4 };
  await writePayout(tx, payout, lines);
  await bookPayout(tx, { id, sellerId, amountCents });
  await appendEvent(tx, 'payout.recorded', { payoutId: id, userId: sellerId });
  return ok({ payoutId: id });
}

/**
 * Locks the seller, so that two admins pay once; the amount has to be what is payable. It is added
 * up from the lots that the payout names, because one may have become payable meanwhile.
 */
export async function lockDue(
  tx: Tx,
  { sellerId, amountCents: stated }: Pick<PayoutOrder, 'sellerId' | 'amountCents'>,
): Promise<Result<{ amountCents: Cents; lines: readonly PaidLine[] }, DueRefusal>> {
  if (!(await isSeller(tx, sellerId))) return refused('NotFound');
  await lockUser(tx, sellerId);
  const due = payoutOf(await settleSellers(tx, [sellerId]));
  if (due === null) return refused('NothingPayable');
  const { amountCents } = due;
  if (amountCents !== stated) return refused('PayoutChanged', { amountCents });
  const auctionIds = due.lines.map(({ auctionId }) => auctionId);
  const lines = (await readStatements(tx, auctionIds)).flatMap(payLine);
  const namedCents = lines.reduce((sum, line) => sum + line.amountCents, 0);
  if (namedCents !== stated) return refused('PayoutChanged', { amountCents: namedCents });
  return ok({ amountCents, lines });
}

function payLine({ auctionId, settlement, lots }: AuctionStatement): PaidLine[] {
  const { payableCents: amountCents } = settlement;
  if (amountCents === 0) return [];
  const payable = lots.filter(({ line }) => line.standing === 'payable');
  return [{ auctionId, amountCents, lots: payable.map(({ lot }) => lot) }];
}

/** `transfer`: the account at the payment provider that it goes to. */
export async function writePayout(
  tx: Tx,
  payout: NewPayout,
  lines: readonly PaidLine[],
  transfer?: { readonly provider: string; readonly gatewayAccount: string },
): Promise<void> {
  await insertPayout(tx, payout, lines);
  const { id: subject, actorId, ...paid } = payout;
  const perAuction = Object.fromEntries(lines.map((line) => [line.auctionId, line.amountCents]));
  const lots = lines.reduce((sum, line) => sum + line.lots.length, 0);
  const details = {
    ...paid,
    lines: perAuction,
    lots,
    ...(transfer === undefined ? {} : { transfer }),
  };
  await insertAudit(tx, { actorId, action: 'payout recorded', subject, details });
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
  await lockUser(tx, payout.sellerId);
  const isReversed = await bookReversal(tx, payout, { reason, actorId });
  return isReversed ? ok({}) : refused('PayoutReversed');
}
