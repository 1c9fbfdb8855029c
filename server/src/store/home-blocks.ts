// The blocks of the home page, each in one query.
import type { Db } from '../db/database.ts';
import { inOrder, onTheBlock, selectLotCards, type LotCardRow } from './lot-cards.ts';

export interface HomeBlock {
  readonly name: string;
  readonly title: string;
  readonly filters: Record<string, string>;
  readonly rows: readonly LotCardRow[];
}

export async function listHomeBlocks(
  db: Db,
  viewerId: string | null,
  limit: number,
): Promise<HomeBlock[]> {
  const open = () => selectLotCards(db, viewerId).where('lots.phase', '=', 'open');
  const closing = inOrder(open(), '1').limit(limit).execute();
  const newest = onTheBlock(selectLotCards(db, viewerId))
    .orderBy('lots.opensAt', 'desc')
    .orderBy('lots.id', 'desc')
    .limit(limit)
    .execute();
  const centers = await db.selectFrom('centers').select(['slug', 'city']).orderBy('city').execute();
  const byCenter = centers.map(async ({ slug, city }) => ({
    name: `center-${slug}`,
    title: `Collect in ${city}`,
    filters: { location: slug },
    rows: await inOrder(open().where('centers.slug', '=', slug), '1')
      .limit(limit)
      .execute(),
  }));
  return [
    { name: 'closing', title: 'Closing soon', filters: { orderby: '1' }, rows: await closing },
    { name: 'newest', title: 'Newest', filters: {}, rows: await newest },
    ...(await Promise.all(byCenter)),
  ];
}
