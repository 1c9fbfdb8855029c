import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { JournalKind } from '@hammerdock/domain/invoicing/journals.ts';
import { isAtBank } from '../payments/ledger.ts';

/** What was added to a user's credit and spent from it, newest first, with its source. */
export async function listCreditMovements(
  db: Db,
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: CreditMovement[]; count: number }> {
  const movements = db
    .selectFrom('entries')
    .innerJoin('journals', 'journals.id', 'entries.journalId')
    .leftJoin('couponRedemptions', 'couponRedemptions.journalId', 'journals.id')
    .leftJoin('coupons', 'coupons.id', 'couponRedemptions.couponId')
    .leftJoin('invoices', 'invoices.id', 'journals.invoiceId')
    .leftJoin('payments', 'payments.id', 'journals.paymentId')
    .where('entries.userId', '=', userId)
    .where('entries.account', '=', 'buyer credit');
  const rows = await movements
    .select([
      'journals.id',
      'journals.at',
      // Only postJournal writes journals, and it accepts no other kind.
      sql<JournalKind>`journals.kind`.as('kind'),
      sql<number>`-entries.amount_cents`.as('amountCents'),
      'coupons.code',
      'coupons.notes',
      'invoices.number as invoiceNumber',
      sql<boolean>`coalesce(${isAtBank}, false)`.as('isAtBank'),
    ])
    .orderBy('journals.at', 'desc')
    .orderBy('journals.id', 'desc')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
  const { count } = await movements
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count };
}

export interface CreditMovement {
  readonly id: string;
  readonly at: number;
  readonly kind: JournalKind;
  /** Positive: credit received; negative: credit spent. */
  readonly amountCents: number;
  readonly code: string | null;
  readonly notes: string | null;
  readonly invoiceNumber: number | null;
  /** Its payment waits for the bank's confirmation. */
  readonly isAtBank: boolean;
}
