// Journals of past days. The store cannot date a journal back (decision 0063), so they are written
// by the demo, before the first month of its ledger is closed (decision 0080).
import { journalFault } from '@hammerdock/domain/invoicing/journals.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { toDate, type Tx } from '@hammerdock/server/src/db/database.ts';
import { newId } from '@hammerdock/server/src/security/ids.ts';
import type { Journal } from '@hammerdock/server/src/store/payments/ledger.ts';

export interface PastJournal extends Journal {
  readonly at: Instant;
}

export async function insertJournals(tx: Tx, journals: readonly PastJournal[]): Promise<void> {
  const fault = journals.map(journalFault).find((found) => found !== null);
  if (fault !== undefined) throw new Error(`a journal breaks its rule (R72): ${fault}`);
  const booked = journals.map(({ at, ...journal }) => ({
    ...journal,
    id: newId(),
    at: toDate(at),
  }));
  const rows = booked.map(({ id, kind, userId, invoiceId, paymentId, reference, at }) => ({
    id,
    kind,
    userId,
    invoiceId,
    paymentId,
    reference,
    at,
  }));
  await tx.insertInto('journals').values(rows).execute();
  const lines = booked.flatMap(({ id: journalId, invoiceId, entries }) =>
    entries
      .filter(({ amountCents }) => amountCents !== 0)
      .map((entry, position) => ({ ...entry, journalId, position, invoiceId })),
  );
  await tx.insertInto('entries').values(lines).execute();
}
