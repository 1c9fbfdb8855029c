import type { Db } from '../../db/database.ts';

/** The conditions that lots on the block are in: what a search can be narrowed to. */
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
