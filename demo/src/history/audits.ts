// Records of past days.
import { json, type Tx } from '@hammerdock/server/src/db/database.ts';
import { newId } from '@hammerdock/server/src/security/ids.ts';

export interface PastAudit {
  readonly actorId: string | null;
  readonly action: string;
  readonly subject: string;
  readonly details: object;
  readonly at: Date;
}

export async function writeAudits(tx: Tx, audits: readonly PastAudit[]): Promise<void> {
  if (audits.length === 0) return;
  const rows = audits.map((audit) => ({ ...audit, id: newId(), details: json(audit.details) }));
  await tx.insertInto('auditEntries').values(rows).execute();
}
