// The blocks of the home page in three queries for any number of lots (API-06): the lists, the
// cards and the tiles, each lot read once.
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';
import { prepare } from '../../db/prepared.ts';
import type { TtlCache } from '../../db/ttl-cache.ts';
import type { HomeList } from './home-lists.ts';
import { selectLotCards, selectLotTiles, type LotCardRow, type LotTileRow } from './lot-cards.ts';

interface Described {
  readonly name: string;
  readonly title: string;
  readonly filters: Record<string, string>;
}

/** Brief blocks show their lots as tiles. */
export type HomeBlock = Described &
  (
    | { readonly brief: false; readonly rows: readonly LotCardRow[] }
    | { readonly brief: true; readonly rows: readonly LotTileRow[] }
  );

/**
 * The lists are cached for a moment; the cards are current. When a lot no longer belongs in its
 * list, because it closed or received a bid, all lists are read again.
 */
export async function listHomeBlocks(
  db: Db,
  viewerId: string | null,
  lists: TtlCache<readonly HomeList[]>,
): Promise<HomeBlock[]> {
  const filled = await fill(db, viewerId, await lists.value());
  if (filled.isWhole) return filled.blocks;
  lists.clear();
  return (await fill(db, viewerId, await lists.value())).blocks;
}

const isBrief = ({ kind }: HomeList): boolean => kind === 'center' || kind === 'category';

async function fill(db: Db, viewerId: string | null, lists: readonly HomeList[]) {
  const wantedOn = (brief: boolean): Wanted => {
    const wanted = lists.filter((list) => isBrief(list) === brief);
    return { viewerId, lotIds: [...new Set(wanted.flatMap(({ lotIds }) => lotIds))] };
  };
  const [cards, tiles] = await Promise.all([
    cardsOf(db, wantedOn(false)),
    tilesOf(db, wantedOn(true)),
  ]);
  const blocks = lists.map((list): HomeBlock =>
    isBrief(list)
      ? { ...describe(list), brief: true, rows: rowsOf(list, tiles) }
      : { ...describe(list), brief: false, rows: rowsOf(list, cards) },
  );
  const isWhole = blocks.every(({ rows }, place) => rows.length === lists[place]?.lotIds.length);
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

const rowsOf = <Row extends LotTileRow>(list: HomeList, rows: readonly Row[]): Row[] =>
  list.lotIds
    .flatMap((id) => rows.find((row) => row.id === id) ?? [])
    .filter((row) => belongsTo(list, row));

/** The conditions of home-lists.ts. */
function belongsTo({ kind }: HomeList, row: LotTileRow): boolean {
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

function describe({ kind, slug, label }: HomeList): Described {
  switch (kind) {
    case 'closing':
      return { name: kind, title: 'Closing soon', filters: { orderby: '1' } };
    case 'newest':
      return { name: kind, title: 'Newest', filters: { orderby: '5' } };
    case 'buynow':
      return { name: kind, title: 'Buy now', filters: { buynow: '1' } };
    case 'center':
      return { name: `center-${slug}`, title: `Pick up in ${label}`, filters: { location: slug } };
    case 'category':
      return { name: `category-${slug}`, title: label, filters: { category_id: slug } };
  }
}
