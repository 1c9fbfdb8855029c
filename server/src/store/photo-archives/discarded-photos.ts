// The photos of a ZIP file that its seller discarded, which can be restored while it is stored.
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { UndoablePhotos } from './archived-photos.ts';

interface PhotosAt {
  readonly archiveId: string;
  readonly places: readonly number[];
}

const COLUMNS = sql`archive_id, place, path, lot_id, sequence, outcome, outcome_before, lot_before,
  sequence_before`;

/** They are not listed with the others any more; their archive must be locked. */
export async function discardPhotos(tx: Tx, { archiveId, places }: PhotosAt): Promise<void> {
  await sql`with gone as (delete from archived_photos
      where archive_id = ${archiveId}::uuid and place = any(${[...places]}::int[])
      returning ${COLUMNS})
    insert into discarded_photos (${COLUMNS}) select ${COLUMNS} from gone`.execute(tx);
}

export const countDiscarded = (tx: Tx, { archiveId, places }: PhotosAt): Promise<UndoablePhotos> =>
  tx
    .selectFrom('discardedPhotos')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`-(count(*) filter (where outcome = ''))::int`.as('fewer'),
    ])
    .where('archiveId', '=', archiveId)
    .where('place', 'in', places)
    .executeTakeFirstOrThrow();

/** With their lots, and the choices that can be undone. */
export async function restorePhotos(tx: Tx, { archiveId, places }: PhotosAt): Promise<void> {
  await sql`with back as (delete from discarded_photos
      where archive_id = ${archiveId}::uuid and place = any(${[...places]}::int[])
      returning ${COLUMNS})
    insert into archived_photos (${COLUMNS}) select ${COLUMNS} from back`.execute(tx);
}
