// The lots of a seller's lists in batches, for downloads.
import type { LotToExport } from '@hammerdock/domain/catalog/export-columns.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readDraftReport } from '../../db/json-columns.ts';
import { readReport, REPORT_COLUMNS } from '../auctions/condition-reports.ts';
import { NIL_ID } from '../platform/id-shape.ts';

export type ExportedList = 'draft' | 'open' | 'sold' | 'unsold' | 'relisted';

interface Wanted {
  readonly sellerId: string;
  readonly list: ExportedList;
}

interface Batched extends Wanted {
  readonly size: number;
}

const FIELDS = [
  'lot.id',
  'lot.lpn',
  'lot.title',
  'lot.description',
  'lot.condition',
  'lot.conditionNote',
  'lot.itemCount',
  'lot.msrpCents',
  'lot.startPriceCents',
  'lot.buyNowCents',
  'lot.depositCents',
  'lot.retractMinutes',
  'lot.sku',
  'lot.upc',
  'lot.brand',
  'lot.sourceUrl',
  'lot.floorLocation',
  'lot.internalNote',
  'category.name as category',
  'auction.number as auctionNumber',
] as const;

const draftsOf = (db: Db, sellerId: string) =>
  db
    .selectFrom('draftLots as lot')
    .leftJoin('categories as category', 'category.id', 'lot.categoryId')
    .leftJoin('auctions as auction', 'auction.id', 'lot.auctionId')
    .where('lot.sellerId', '=', sellerId);

/** A relisted lot is on no other list. */
const LISTS: Readonly<Record<Exclude<ExportedList, 'draft'>, ReturnType<typeof sql<SqlBool>>>> = {
  open: sql<SqlBool>`state.phase in ('upcoming', 'open')`,
  sold: sql<SqlBool>`state.phase = 'sold' and lot.relisted_at is null`,
  unsold: sql<SqlBool>`state.phase in ('unsold', 'cancelled') and lot.relisted_at is null`,
  relisted: sql<SqlBool>`lot.relisted_at is not null`,
};

const lotsOf = (db: Db, { sellerId, list }: { sellerId: string; list: keyof typeof LISTS }) =>
  db
    .selectFrom('lots as lot')
    .innerJoin('auctions as auction', 'auction.id', 'lot.auctionId')
    .innerJoin('lotStates as state', 'state.lotId', 'lot.id')
    .innerJoin('categories as category', 'category.id', 'lot.categoryId')
    .leftJoin('conditionReports', 'conditionReports.lotId', 'lot.id')
    .where('auction.sellerId', '=', sellerId)
    .where(LISTS[list]);

export async function countExportedLots(db: Db, { sellerId, list }: Wanted): Promise<number> {
  const lots =
    list === 'draft'
      ? draftsOf(db, sellerId).select(({ fn }) => fn.countAll<number>().as('count'))
      : lotsOf(db, { sellerId, list }).select(({ fn }) => fn.countAll<number>().as('count'));
  return (await lots.executeTakeFirstOrThrow()).count;
}

/** Drafts in the order of intake, lots by auction and number. */
export const listExportedLots = (db: Db, { list, ...of }: Batched) =>
  list === 'draft' ? listDrafts(db, of) : listLots(db, { list, ...of });

async function* listDrafts(
  db: Db,
  { sellerId, size }: Pick<Batched, 'sellerId' | 'size'>,
): AsyncGenerator<readonly LotToExport[]> {
  let after = 0;
  for (;;) {
    const rows = await draftsOf(db, sellerId)
      .select([...FIELDS, 'lot.report', 'lot.position'])
      .where('lot.position', '>', after)
      .orderBy('lot.position')
      .limit(size)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(({ report, ...lot }) => ({
      ...lot,
      status: 'draft',
      lotNumber: null,
      priceCents: null,
      report: readDraftReport(report, lot.id),
    }));
    after = last.position;
  }
}

async function* listLots(
  db: Db,
  { sellerId, list, size }: Batched & { list: keyof typeof LISTS },
): AsyncGenerator<readonly LotToExport[]> {
  let after = { auctionNumber: 0, lotNumber: 0, id: NIL_ID };
  for (;;) {
    const rows = await lotsOf(db, { sellerId, list })
      .select([...FIELDS, ...REPORT_COLUMNS])
      .select(['lot.number as lotNumber', 'state.phase as status', 'state.priceCents'])
      .select((row) => row.ref('auction.number').as('auctionNumber'))
      .where(
        sql<SqlBool>`(auction.number, lot.number) > (${after.auctionNumber}, ${after.lotNumber})`,
      )
      .orderBy('auction.number')
      .orderBy('lot.number')
      .limit(size)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map((row) => ({ ...row, report: readReport(row) }));
    after = last;
  }
}
