// Writes the refunds of a past auction, which went back to the cards.
import { toDate, type Tx } from '@hammerdock/server/src/db/database.ts';
import { seedSandboxRefunds } from '@hammerdock/server/src/gateways/payments/sandbox/seed-charges.ts';
import { writeAudits } from './audits.ts';
import type { PastRefund, PastSale } from './past-sales.ts';

export interface Refunded {
  readonly sale: PastSale;
  readonly refund: PastRefund;
}

const WORDS = { mode: 'card', ground: 'our error', notes: '' } as const;

export async function writeRefunds(
  tx: Tx,
  refunds: readonly Refunded[],
  staffId: string,
): Promise<void> {
  const rows = refunds.map(({ sale, refund: { id, lotId, reason, figures, at } }) => {
    const { toCards: _, ...amounts } = figures;
    const { userId } = sale;
    const invoiceId = sale.bill.invoice.id;
    const refund = { ...WORDS, reason, ...amounts, invoiceId, userId };
    return { ...refund, id, lotId, actorId: staffId, at: toDate(at) };
  });
  await tx.insertInto('refunds').values(rows).execute();
  const parts = refunds.map(({ sale, refund }) => ({
    id: refund.partId,
    refundId: refund.id,
    paymentId: sale.payment.id,
    amountCents: refund.figures.amountCents,
    state: 'succeeded',
    gatewayRefund: refund.gatewayRefund,
    createdAt: toDate(refund.at),
    sentAt: toDate(refund.at),
    settledAt: toDate(refund.settledAt),
  }));
  await tx.insertInto('cardRefunds').values(parts).execute();
  await seedSandboxRefunds(
    tx,
    refunds.map(({ sale, refund }) => ({
      id: refund.gatewayRefund,
      idempotencyKey: refund.partId,
      amountCents: refund.figures.amountCents,
      charge: sale.payment.gatewayCharge,
      createdAt: toDate(refund.at),
    })),
  );
  const returns = refunds.map(({ refund: { id: refundId, lotId, reason, at } }) => ({
    refundId,
    lotId,
    reason,
    staffId,
    at: toDate(at),
  }));
  await tx.insertInto('returns').values(returns).execute();
  await writeAudits(
    tx,
    rows.map(({ id: refundId, lotId, actorId, at, ...details }) => ({
      actorId,
      action: 'lot refunded',
      subject: lotId,
      details: { ...details, refundId, returned: true },
      at,
    })),
  );
}
