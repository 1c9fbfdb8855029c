// Saved searches of users.
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { newId, newSecret } from '../../security/ids.ts';
import { isId } from '../platform/id-shape.ts';

const COLUMNS = ['id', 'title', 'address', 'category', 'createdAt', 'mailsSince'] as const;

const ownSearches = (db: Db, userId: string) =>
  db.selectFrom('savedSearches').where('userId', '=', userId);

export interface WhichSearches {
  readonly userId: string;
  /** Only the one with this query. */
  readonly address: string | undefined;
}

const whichSearches = (db: Db, { userId, address }: WhichSearches) =>
  address === undefined
    ? ownSearches(db, userId)
    : ownSearches(db, userId).where('address', '=', address);

export type SavedSearchRow = Awaited<ReturnType<typeof listSavedSearches>>[number];

export const listSavedSearches = (
  db: Db,
  which: WhichSearches,
  { page, limit }: { page: number; limit: number },
) =>
  whichSearches(db, which)
    .select(COLUMNS)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();

export async function countSavedSearches(db: Db, which: WhichSearches): Promise<number> {
  const { count } = await whichSearches(db, which)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export interface OwnSearch {
  readonly id: string;
  readonly userId: string;
}

export async function findSavedSearch(db: Db, { id, userId }: OwnSearch) {
  if (!isId(id)) return undefined;
  return await ownSearches(db, userId).select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

export interface NewSearch {
  readonly userId: string;
  readonly title: string;
  readonly address: string;
  readonly category: string;
  readonly mail: boolean;
}

/**
 * A search that the user has saved before gets the new title and emails, so that nobody is emailed
 * twice. Undefined when the user has `most` already; concurrent inserts of a user are serialized.
 */
export async function saveSearch(tx: Tx, { mail, ...search }: NewSearch, most: number) {
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', search.userId)
    .forNoKeyUpdate()
    .execute();
  const { userId, title, address, category } = search;
  const [same] = await ownSearches(tx, userId)
    .select('id')
    .where('address', '=', address)
    .where('category', '=', category)
    .orderBy('createdAt')
    .limit(1)
    .execute();
  if (same !== undefined) {
    const changes = { title, address: undefined, category: undefined, mail };
    return await updateSavedSearch(tx, { id: same.id, userId }, changes);
  }
  if ((await countSavedSearches(tx, { userId, address: undefined })) >= most) return undefined;
  return await tx
    .insertInto('savedSearches')
    .values({
      id: newId(),
      ...search,
      mailsSince: mail ? sql<Date>`app.now()` : null,
      muteToken: newSecret(),
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export interface SearchChanges {
  readonly title: string;
  readonly address: string | undefined;
  readonly category: string | undefined;
  readonly mail: boolean | undefined;
}

/** Switching emails on covers lots added from then on. */
export async function updateSavedSearch(
  tx: Tx,
  { id, userId }: OwnSearch,
  { title, address, category, mail }: SearchChanges,
) {
  if (!isId(id)) return undefined;
  const mailsSince = mail === true ? sql<Date>`coalesce(mails_since, app.now())` : null;
  return await tx
    .updateTable('savedSearches')
    .set({
      title,
      ...(address === undefined ? {} : { address }),
      ...(category === undefined ? {} : { category }),
      ...(mail === undefined ? {} : { mailsSince }),
    })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(COLUMNS)
    .executeTakeFirst();
}

export async function deleteSavedSearch(tx: Tx, { id, userId }: OwnSearch): Promise<boolean> {
  if (!isId(id)) return false;
  const row = await tx
    .deleteFrom('savedSearches')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Mutes a search and returns its title, also when repeated; null if the link is invalid. */
export async function muteSavedSearch(
  tx: Tx,
  { id, muteToken }: { id: string; muteToken: string },
): Promise<string | null> {
  if (!isId(id)) return null;
  const row = await tx
    .updateTable('savedSearches')
    .set({ mailsSince: null })
    .where('id', '=', id)
    .where('muteToken', '=', muteToken)
    .returning('title')
    .executeTakeFirst();
  return row?.title ?? null;
}
