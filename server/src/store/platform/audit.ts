import { json, type Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';

export interface AuditEntry {
  /** null: the system acted. */
  readonly actorId: string | null;
  readonly action: string;
  readonly subject: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** R37: the record of who did what to whom, which no runtime role may change. */
export const insertAudit = (tx: Tx, entry: AuditEntry): Promise<void> => insertAudits(tx, [entry]);

export async function insertAudits(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({ ...entry, id: newId(), details: json(entry.details) }));
  await tx.insertInto('auditEntries').values(rows).execute();
}
