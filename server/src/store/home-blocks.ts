// The blocks of the home page in two queries, however many lots there are (API-06): which lots
// stand on which shelf, and then the cards of all of them, each read once.
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../db/database.ts';
import { prepare } from '../db/prepared.ts';
import type { Kept } from '../db/kept.ts';
import type { HomeShelf } from './home-shelves.ts';
import { selectLotCards, type LotCardRow } from './lot-cards.ts';

export interface HomeBlock {
  readonly name: string;
  readonly title: string;
  readonly filters: Record<string, string>;
  readonly rows: readonly LotCardRow[];
}

/**
 * Who stands on which shelf may have been looked up a moment ago; what the cards say is of now. A
 * lot that belongs there no longer, for its time was up or somebody bid, has all laid out anew.
 */
export async function listHomeBlocks(
  db: Db,
  viewerId: string | null,
  shelves: Kept<readonly HomeShelf[]>,
): Promise<HomeBlock[]> {
  const filled = await fill(db, viewerId, await shelves.value());
  if (filled.isWhole) return filled.blocks;
  shelves.forget();
  return (await fill(db, viewerId, await shelves.value())).blocks;
}

async function fill(db: Db, viewerId: string | null, shelves: readonly HomeShelf[]) {
  const shown = [...new Set(shelves.flatMap(({ lotIds }) => lotIds))];
  const cards = shown.length === 0 ? [] : await cardsOf(db, { viewerId, lotIds: shown });
  const cardOf = new Map(cards.map((row) => [row.id, row]));
  let isWhole = true;
  const blocks = shelves.map((shelf): HomeBlock => {
    const rows = shelf.lotIds
      .flatMap((id) => cardOf.get(id) ?? [])
      .filter((row) => belongsOn(shelf, row));
    isWhole &&= rows.length === shelf.lotIds.length;
    return { ...describe(shelf), rows };
  });
  return { blocks, isWhole };
}

interface Wanted {
  readonly viewerId: string | null;
  readonly lotIds: readonly string[];
}

const cardsOf = prepare((db: Db, { viewerId, lotIds }: Wanted) =>
  selectLotCards(db, viewerId)
    .where(sql<SqlBool>`lots.id = any(${lotIds}::uuid[])`)
    .compile(),
);

/** As home-shelves.ts asks for them. */
function belongsOn({ kind }: HomeShelf, row: LotCardRow): boolean {
  switch (kind) {
    case 'newest':
      return row.phase === 'upcoming' || row.phase === 'open';
    case 'buynow':
      return row.phase === 'open' && row.leaderId === null && row.buyNowCents !== null;
    case 'closing':
    case 'center':
    case 'category':
      return row.phase === 'open';
  }
}

function describe({ kind, slug, label }: HomeShelf): Omit<HomeBlock, 'rows'> {
  switch (kind) {
    case 'closing':
      return { name: kind, title: 'Closing soon', filters: { orderby: '1' } };
    case 'newest':
      return { name: kind, title: 'Newest', filters: {} };
    case 'buynow':
      return { name: kind, title: 'Buy now', filters: { buynow: '1' } };
    case 'center':
      return { name: `center-${slug}`, title: `Collect in ${label}`, filters: { location: slug } };
    case 'category':
      return { name: `category-${slug}`, title: label, filters: { category_id: slug } };
  }
}
