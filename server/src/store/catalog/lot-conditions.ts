import type { Db } from '../../db/database.ts';

/** The conditions of open and upcoming lots: the values that a search can filter by. */
export async function listConditions(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('lots')
    .select('condition')
    .distinct()
    .where('phase', 'in', ['upcoming', 'open'])
    .orderBy('condition')
    .execute();
  return rows.map(({ condition }) => condition);
}
