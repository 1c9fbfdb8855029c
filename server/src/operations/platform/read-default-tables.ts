import { readNow, type Db } from '../../db/database.ts';
import { listCategories } from '../../store/catalog/categories.ts';
import { listConditions } from '../../store/catalog/lot-conditions.ts';
import { listSellers } from '../../store/catalog/sellers.ts';
import { findPage } from '../../store/platform/pages.ts';

/** What `getDefault` lists from the database and no other call shares. */
export const readDefaultTables = async (db: Db) => ({
  now: await readNow(db),
  categories: await listCategories(db),
  conditions: await listConditions(db),
  sellers: await listSellers(db),
  faqPage: await findPage(db, 'faq'),
});
