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
export async function insertAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('auditEntries')
    .values({ ...entry, id: newId(), details: json(entry.details) })
    .execute();
}
