// The journals of a time in batches, each after the last of the one before, so that an export needs
// the memory of one batch.
import type { LedgerAccount } from '@hammerdock/domain/invoicing/journals.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface ExportedLine {
  readonly id: string;
  readonly at: Instant;
  /** The whole time as text, because an Instant has no microseconds. */
  readonly place: string;
  readonly kind: string;
  readonly reference: string;
  readonly invoiceNumber: number | null;
  readonly username: string | null;
  readonly account: LedgerAccount;
  readonly amountCents: Cents;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Oldest first; the lines of a journal are never in two batches. */
export async function* listExportedLines(
  db: Db,
  { from, until, size }: { from: Instant; until: Instant; size: number },
): AsyncGenerator<readonly ExportedLine[]> {
  let after = { place: new Date(from).toISOString(), id: FIRST_ID };
  for (;;) {
    const { rows } = await sql<ExportedLine>`
      select batch.id, batch.at, batch.at::text as place, batch.kind,
        coalesce(batch.reference, '') as reference, invoices.number as invoice_number,
        users.username, entries.account, entries.amount_cents
      from (select * from journals
          where at >= ${after.place}::timestamptz and at < app.at_ms(${until})
            and (at, id) > (${after.place}::timestamptz, ${after.id}::uuid)
          order by at, id limit ${size}) batch
        join entries on entries.journal_id = batch.id
        left join invoices on invoices.id = batch.invoice_id
        left join users on users.id = entries.user_id
      order by batch.at, batch.id, entries.position`.execute(db);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last;
  }
}
