// The lines of one account in a period.
import type { LedgerAccount } from '@hammerdock/domain/invoicing/journals.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface AccountPeriod {
  readonly account: LedgerAccount;
  readonly from: Instant;
  /** Exclusive. */
  readonly until: Instant;
}

const linesOf = (db: Db, { account, from, until }: AccountPeriod) =>
  db
    .selectFrom('journals')
    .innerJoin('entries', 'entries.journalId', 'journals.id')
    .where('entries.account', '=', account)
    .where('journals.at', '>=', sql<Instant>`app.at_ms(${from})`)
    .where('journals.at', '<', sql<Instant>`app.at_ms(${until})`);

/** Oldest first. */
export const listAccountLines = (
  db: Db,
  { page, limit, ...period }: AccountPeriod & { readonly page: number; readonly limit: number },
) =>
  linesOf(db, period)
    .leftJoin('invoices', 'invoices.id', 'journals.invoiceId')
    .leftJoin('users', 'users.id', 'entries.userId')
    .select([
      'journals.id',
      'entries.position',
      'journals.at',
      'journals.kind',
      'invoices.number as invoiceNumber',
      'users.username',
      'entries.amountCents',
    ])
    .orderBy('journals.at')
    .orderBy('journals.id')
    .orderBy('entries.position')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();

export type AccountLineRow = Awaited<ReturnType<typeof listAccountLines>>[number];

export const countAccountLines = (
  db: Db,
  period: AccountPeriod,
): Promise<{ count: number; cents: Cents }> =>
  linesOf(db, period)
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<Cents>`coalesce(sum(entries.amount_cents), 0)::bigint`.as('cents'),
    ])
    .executeTakeFirstOrThrow();
