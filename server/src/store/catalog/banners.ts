import type { Db } from '../../db/database.ts';
import { prepare } from '../../db/prepared.ts';

/** Limits the number of banners on the page. */
const SHOWN_MAX = 6;

const bannersShown = prepare((db: Db) =>
  db
    .selectFrom('homeBanners')
    .select(['id', 'title', 'text', 'button', 'link', 'picture'])
    .where('active', '=', true)
    .orderBy('place')
    .orderBy('id')
    .limit(SHOWN_MAX)
    .compile(),
);

/** Only those that are active (LIST-12). */
export const listBanners = (db: Db) => bannersShown(db, {});

export type BannerRow = Awaited<ReturnType<typeof listBanners>>[number];
