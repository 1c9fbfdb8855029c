import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Of these sessions, those that have ended or expired. */
export async function listEndedSessions(
  db: Db,
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where(sql<boolean>`id = any(${sessionIds}::uuid[])`)
    .where((e) => e.or([e('endedAt', 'is not', null), e('expiresAt', '<=', sql<never>`app.now()`)]))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
