// Which lots were emailed for which saved search.
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { toDate, type Db, type Tx } from '../../db/database.ts';

/** When the latest lot was added, individually or with its auction. */
const newestListing = sql<Instant>`(select greatest(
  (select max(listed_at) from lots where phase in ('upcoming', 'open')),
  (select max(published_at) from auctions)))`;

/** Searches with emails that have not run since the latest lot was added. */
export const searchesToLook = (db: Db) =>
  db
    .selectFrom('savedSearches')
    .select('id as item')
    .select(newestListing.as('since'))
    .where('mailsSince', 'is not', null)
    .where(sql<boolean>`mails_since < ${newestListing}`);

/** undefined once its emails were switched off. */
export const findSearchToLook = (db: Db, id: string) =>
  db
    .selectFrom('savedSearches')
    .select(['id', 'userId', 'title', 'address', 'category', 'muteToken'])
    .select((select) => select.ref('mailsSince').$notNull().as('mailsSince'))
    .where('mailsSince', 'is not', null)
    .where('id', '=', id)
    .executeTakeFirst();

export type SearchToLook = NonNullable<Awaited<ReturnType<typeof findSearchToLook>>>;

/** Inserts the lots that were not emailed for the search before, and returns them. */
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

/** The search continues from here; emails that were switched off meanwhile stay off. */
export const moveMailsOn = (tx: Tx, { id, since }: { id: string; since: Instant }) =>
  tx
    .updateTable('savedSearches')
    .set({ mailsSince: sql<Date>`greatest(mails_since, ${toDate(since)})` })
    .where('id', '=', id)
    .where('mailsSince', 'is not', null)
    .execute();
