// The text pages, including the terms.
import { TERMS_PAGE } from '@hammerdock/domain/text/terms-page.ts';
import type { Db, Tx } from '../../db/database.ts';

const WHOLE = /^\d{1,6}$/;

export const findPage = (db: Db, idOrSlug: string) =>
  db
    .selectFrom('staticPages')
    .selectAll()
    .$call((pages) =>
      WHOLE.test(idOrSlug)
        ? pages.where('id', '=', Number(idOrSlug))
        : pages.where('slug', '=', idOrSlug),
    )
    .executeTakeFirst();

export const listPages = (db: Db) =>
  db.selectFrom('staticPages').selectAll().orderBy('title').execute();

/** undefined: the page has a newer version than the one that was edited. */
export const updatePage = (
  tx: Tx,
  { id, version, ...words }: { id: number; title: string; html: string; version: number },
) =>
  tx
    .updateTable('staticPages')
    .set({ ...words, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(['slug', 'version'])
    .executeTakeFirst();

/** The current version of the terms (R62); 0 in a store without terms. */
export async function readTermsVersion(db: Db): Promise<number> {
  const page = await db
    .selectFrom('staticPages')
    .select('version')
    .where('id', '=', TERMS_PAGE)
    .executeTakeFirst();
  return page?.version ?? 0;
}

export type PageRow = NonNullable<Awaited<ReturnType<typeof findPage>>>;
