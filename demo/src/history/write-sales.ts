// Writes the receipts of a past auction with their payments, pickups and journals, in a few
// statements.
import { toDate, type Tx } from '@hammerdock/server/src/db/database.ts';
import { SEEDED_AT } from '@hammerdock/server/src/gateways/payments/sandbox/seed-cards.ts';
import { seedSandboxCharges } from '@hammerdock/server/src/gateways/payments/sandbox/seed-charges.ts';
import { journalOfRefund } from '@hammerdock/server/src/operations/payments/begin-refund.ts';
import { rowsOfLines } from '@hammerdock/server/src/store/invoices/invoice-issuing.ts';
import { writeAudits } from './audits.ts';
import { insertJournals, type PastJournal } from './books.ts';
import type { PastSale } from './past-sales.ts';
import { writeRefunds } from './write-refunds.ts';

export interface SalesToWrite {
  readonly sellerId: string;
  readonly centerId: string;
  readonly staffId: string;
  readonly sales: readonly PastSale[];
}

export async function writeSales(tx: Tx, given: SalesToWrite): Promise<void> {
  const { sales, centerId, sellerId, staffId } = given;
  const invoices = sales.map(({ bill, issuedAt }) => ({
    ...bill.invoice,
    issuedAt: toDate(issuedAt),
    // Nothing is due for it any more.
    unpaidStepAt: null,
  }));
  await tx.insertInto('invoices').values(invoices).execute();
  const lines = sales.flatMap(({ bill }) => rowsOfLines(bill.invoice.id, bill.lines));
  await tx.insertInto('invoiceLines').values(lines).execute();
  await writePayments(tx, sales);
  const windows = sales.map(({ bill, window }) => ({
    invoiceId: bill.invoice.id,
    centerId,
    startsAt: toDate(window.startsAt),
    endsAt: toDate(window.endsAt),
  }));
  await tx.insertInto('pickupWindows').values(windows).execute();
  await writePickups(tx, sales, staffId);
  const refunds = sales.flatMap((sale) => sale.refunds.map((refund) => ({ sale, refund })));
  if (refunds.length > 0) await writeRefunds(tx, refunds, staffId);
  await insertJournals(
    tx,
    sales.flatMap((sale) => journalsOf(sale, sellerId)),
  );
}

async function writePayments(tx: Tx, sales: readonly PastSale[]): Promise<void> {
  const rows = sales.map(({ userId, bill, payment }) => {
    const { gatewayCard: _, createdAt, settledAt, ...rest } = payment;
    return {
      ...rest,
      userId,
      invoiceId: bill.invoice.id,
      purpose: 'invoice',
      automatic: true,
      state: 'succeeded',
      provider: SEEDED_AT,
      createdAt: toDate(createdAt),
      settledAt: toDate(settledAt),
    };
  });
  await tx.insertInto('payments').values(rows).execute();
  await seedSandboxCharges(
    tx,
    sales.map(({ payment }) => ({
      id: payment.gatewayCharge,
      idempotencyKey: payment.id,
      card: payment.gatewayCard,
      amountCents: payment.amountCents + payment.feeCents,
      createdAt: toDate(payment.createdAt),
    })),
  );
}

async function writePickups(tx: Tx, sales: readonly PastSale[], staffId: string): Promise<void> {
  const handovers: { lotId: string; userId: string; at: Date }[] = [];
  const forfeits: { lotId: string; invoiceId: string; at: Date; details: object }[] = [];
  for (const { userId, bill, window, pickedUpAt, forfeitedAt } of sales) {
    const { id: invoiceId } = bill.invoice;
    for (const { lotId } of bill.lines) {
      if (pickedUpAt !== null) handovers.push({ lotId, userId, at: toDate(pickedUpAt) });
      if (forfeitedAt === null) continue;
      const details = { userId, invoiceId, windowEndsAt: window.endsAt };
      forfeits.push({ lotId, invoiceId, at: toDate(forfeitedAt), details });
    }
  }
  if (handovers.length > 0) {
    const rows = handovers.map(({ lotId, at }) => ({ lotId, staffId, at }));
    await tx.insertInto('handovers').values(rows).execute();
  }
  if (forfeits.length > 0) {
    const rows = forfeits.map(({ lotId, invoiceId, at }) => ({ lotId, invoiceId, at }));
    await tx.insertInto('forfeits').values(rows).execute();
  }
  await writeAudits(tx, [
    ...handovers.map(({ lotId, userId, at }) => ({
      actorId: staffId,
      action: 'lot handed over',
      subject: lotId,
      details: { userId },
      at,
    })),
    ...forfeits.map(({ lotId, details, at }) => ({
      actorId: null,
      action: 'lot forfeited',
      subject: lotId,
      details,
      at,
    })),
  ]);
}

function journalsOf(sale: PastSale, sellerId: string): PastJournal[] {
  const { userId, bill, issuedAt, payment, refunds } = sale;
  const { id: paymentId, amountCents, feeCents, settledAt } = payment;
  const invoiceId = bill.invoice.id;
  return [
    { ...bill.journal, at: issuedAt },
    {
      kind: 'card payment',
      userId,
      invoiceId,
      paymentId,
      reference: `payment ${paymentId}`,
      entries: [
        { account: 'gateway clearing', userId: null, amountCents: amountCents + feeCents },
        { account: 'buyer receivable', userId, amountCents: -amountCents },
        { account: 'card fees', userId: null, amountCents: -feeCents },
      ],
      at: settledAt,
    },
    ...refunds.flatMap((refund): PastJournal[] => {
      const lot = { userId, invoiceId, sellerId };
      const given = refund.figures.amountCents;
      return [
        { ...journalOfRefund({ refundId: refund.id, lot, refund: refund.figures }), at: refund.at },
        {
          kind: 'card refund',
          userId,
          invoiceId,
          paymentId: null,
          reference: `card refund ${refund.partId}`,
          entries: [
            { account: 'refunds', userId, amountCents: given },
            { account: 'gateway clearing', userId: null, amountCents: -given },
          ],
          at: refund.settledAt,
        },
      ];
    }),
  ];
}
