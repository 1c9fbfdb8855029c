// Which lots were mailed for which saved search.
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { toDate, type Db, type Tx } from '../db/database.ts';

/** When the latest lot came into the store, by itself or with its auction. */
export async function findNewestListing(db: Db): Promise<Instant | null> {
  const { rows } = await sql<{ at: Instant | null }>`select greatest(
    (select max(listed_at) from lots where phase in ('upcoming', 'open')),
    (select max(published_at) from auctions)) as at`.execute(db);
  return rows[0]?.at ?? null;
}

/** Searches with mail that have not looked since then, a page at a time by their ids. */
export const listSearchesToLook = (
  db: Db,
  { before, after, limit }: { before: Instant; after: string | null; limit: number },
) =>
  db
    .selectFrom('savedSearches')
    .select(['id', 'userId', 'title', 'address', 'category', 'muteToken'])
    .select((select) => select.ref('mailsSince').$notNull().as('mailsSince'))
    .where('mailsSince', 'is not', null)
    .where(sql<boolean>`mails_since < ${toDate(before)}`)
    .$if(after !== null, (searches) => searches.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute();

export type SearchToLook = Awaited<ReturnType<typeof listSearchesToLook>>[number];

/** Those of the lots that were not mailed for the search before; from now on they were. */
export async function insertMatches(
  tx: Tx,
  { searchId, lotIds }: { searchId: string; lotIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (lotIds.length === 0) return new Set();
  const { rows } = await sql<{ lotId: string }>`
    insert into saved_search_matches (search_id, lot_id)
    select ${searchId}::uuid, id from unnest(${lotIds}::uuid[]) as id
    on conflict do nothing returning lot_id as "lotId"`.execute(tx);
  return new Set(rows.map(({ lotId }) => lotId));
}

/** The mail of a search goes on from here; one that was switched off meanwhile stays off. */
export const moveMailsOn = (tx: Tx, { id, since }: { id: string; since: Instant }) =>
  tx
    .updateTable('savedSearches')
    .set({ mailsSince: sql<Date>`greatest(mails_since, ${toDate(since)})` })
    .where('id', '=', id)
    .where('mailsSince', 'is not', null)
    .execute();

/** Lots that left the block are found by no search any more. */
export const deletePastMatches = (db: Db) =>
  sql`delete from saved_search_matches using lots where lots.id = lot_id
    and lots.phase in ('sold', 'unsold', 'cancelled')`.execute(db);
