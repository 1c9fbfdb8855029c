// The payout of a past auction, marked as paid by an admin once everything was collected.
import { dayOf, writeDay } from '@hammerdock/domain/accounting/calendar.ts';
import { settle, type Sale } from '@hammerdock/domain/invoicing/settlement.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { toDate, type Tx } from '@hammerdock/server/src/db/database.ts';
import { newId } from '@hammerdock/server/src/security/ids.ts';
import { writeAudits } from './audits.ts';
import { insertJournals } from './books.ts';
import type { PastSale } from './past-sales.ts';

export interface PayoutToWrite {
  readonly auctionId: string;
  readonly number: number;
  readonly sellerId: string;
  readonly adminId: string;
  readonly at: Instant;
  readonly sales: readonly PastSale[];
}

export async function payOut(tx: Tx, payout: PayoutToWrite): Promise<void> {
  const { auctionId, number, sellerId, adminId: actorId, at, sales } = payout;
  const { payableCents: amountCents } = settle(sales.flatMap(linesOf), 0);
  if (amountCents <= 0) return;
  const id = newId();
  const paidOn = writeDay(dayOf(at));
  const written = { sellerId, amountCents, reference: `ACH-${number}`, paidOn, accountLast4: null };
  await tx
    .insertInto('payouts')
    .values({ ...written, id, actorId, at: toDate(at) })
    .execute();
  await tx
    .insertInto('payoutLines')
    .values({ payoutId: id, sellerId, auctionId, amountCents })
    .execute();
  await insertJournals(tx, [
    {
      kind: 'payout',
      userId: sellerId,
      invoiceId: null,
      paymentId: null,
      reference: `payout ${id}`,
      entries: [
        { account: 'seller payable', userId: sellerId, amountCents },
        { account: 'gateway clearing', userId: null, amountCents: -amountCents },
      ],
      at,
    },
  ]);
  const details = { ...written, lines: { [auctionId]: amountCents } };
  await writeAudits(tx, [
    { actorId, action: 'payout recorded', subject: id, details, at: toDate(at) },
  ]);
}

const linesOf = ({ bill, refunds }: PastSale): Sale[] =>
  bill.lines.map(({ lotId, hammerCents, commissionCents }) => {
    const back = refunds.find((refund) => refund.lotId === lotId)?.figures;
    return {
      hammerCents,
      commissionCents,
      refundedCents: back?.hammerCents ?? 0,
      commissionBackCents: back?.commissionCents ?? 0,
      chargedBackCents: 0,
      paid: true,
      disputed: false,
      released: true,
    };
  });
