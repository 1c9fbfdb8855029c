// Changes a lot directly: its state and the columns that the catalog repeats.
import type { Instant } from '@hammerdock/domain/time.ts';
import { toDate, type Db } from '../db/database.ts';

export async function moveClose(db: Db, lotId: string, at: Instant): Promise<void> {
  const closesAt = toDate(at);
  const state = { closesAt, closeCheckAt: closesAt };
  await db.updateTable('lotStates').set(state).where('lotId', '=', lotId).execute();
  await db.updateTable('lots').set({ listedCloseAt: closesAt }).where('id', '=', lotId).execute();
}

export async function setPhase(
  db: Db,
  lotId: string,
  phase: 'draft' | 'unsold' | 'cancelled',
): Promise<void> {
  await db.updateTable('lotStates').set({ phase }).where('lotId', '=', lotId).execute();
  await db.updateTable('lots').set({ phase }).where('id', '=', lotId).execute();
}
