// The blocks of the home page in three queries, however many lots there are (API-06): which lots
// stand on which shelf, and then the cards of some and the tiles of others, each read once.
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../db/database.ts';
import { prepare } from '../db/prepared.ts';
import type { TtlCache } from '../db/ttl-cache.ts';
import type { HomeShelf } from './home-shelves.ts';
import { selectLotCards, selectLotTiles, type LotCardRow, type LotTileRow } from './lot-cards.ts';

interface Described {
  readonly name: string;
  readonly title: string;
  readonly filters: Record<string, string>;
}

/** One of many is told in brief: its lots are shown as tiles. */
export type HomeBlock = Described &
  (
    | { readonly brief: false; readonly rows: readonly LotCardRow[] }
    | { readonly brief: true; readonly rows: readonly LotTileRow[] }
  );

/**
 * Who stands on which shelf may have been looked up a moment ago; what the cards say is of now. A
 * lot that belongs there no longer, for its time was up or somebody bid, has all laid out anew.
 */
export async function listHomeBlocks(
  db: Db,
  viewerId: string | null,
  shelves: TtlCache<readonly HomeShelf[]>,
): Promise<HomeBlock[]> {
  const filled = await fill(db, viewerId, await shelves.value());
  if (filled.isWhole) return filled.blocks;
  shelves.clear();
  return (await fill(db, viewerId, await shelves.value())).blocks;
}

const isBrief = ({ kind }: HomeShelf): boolean => kind === 'center' || kind === 'category';

async function fill(db: Db, viewerId: string | null, shelves: readonly HomeShelf[]) {
  const wantedOn = (brief: boolean): Wanted => {
    const wanted = shelves.filter((shelf) => isBrief(shelf) === brief);
    return { viewerId, lotIds: [...new Set(wanted.flatMap(({ lotIds }) => lotIds))] };
  };
  const [cards, tiles] = await Promise.all([
    cardsOf(db, wantedOn(false)),
    tilesOf(db, wantedOn(true)),
  ]);
  const blocks = shelves.map((shelf): HomeBlock =>
    isBrief(shelf)
      ? { ...describe(shelf), brief: true, rows: standingOn(shelf, tiles) }
      : { ...describe(shelf), brief: false, rows: standingOn(shelf, cards) },
  );
  const isWhole = blocks.every(({ rows }, place) => rows.length === shelves[place]?.lotIds.length);
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

const tilesOf = prepare((db: Db, { viewerId, lotIds }: Wanted) =>
  selectLotTiles(db, viewerId)
    .where(sql<SqlBool>`lots.id = any(${lotIds}::uuid[])`)
    .compile(),
);

const standingOn = <Row extends LotTileRow>(shelf: HomeShelf, rows: readonly Row[]): Row[] =>
  shelf.lotIds
    .flatMap((id) => rows.find((row) => row.id === id) ?? [])
    .filter((row) => belongsOn(shelf, row));

/** As home-shelves.ts asks for them. */
function belongsOn({ kind }: HomeShelf, row: LotTileRow): boolean {
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

function describe({ kind, slug, label }: HomeShelf): Described {
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
