// One lot with everything its page shows.
import { WATCHERS_COUNTED_MAX } from '@hammerdock/domain/catalog/watchers.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { prepare } from '../../db/prepared.ts';
import { selectLotCards, theViewer } from '../catalog/lot-cards.ts';
import { readReport, REPORT_COLUMNS } from './condition-reports.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const watchersOfLot = sql<number>`(select count(*)::int from (
  select from watches where watches.lot_id = lots.id
  limit ${sql.lit(WATCHERS_COUNTED_MAX)}) counted)`;

/** Public like the lots themselves: a bid ends Buy Now on a piece. */
const piecesFree = sql<number>`case when lots.buy_now_cents is null then 0 else (
  select count(*)::int from lots pieces join lot_states on lot_states.lot_id = pieces.id
  where (pieces.id = coalesce(lots.offer_id, lots.id)
      or pieces.offer_id = coalesce(lots.offer_id, lots.id))
    and lot_states.phase = 'open' and lot_states.closes_at > app.now()
    and lot_states.bid_count = 0) end`;

interface Wanted {
  readonly lotId: string;
  readonly viewerId: string | null;
}

const lotDetails = prepare((db: Db, { lotId, viewerId }: Wanted) =>
  selectLotCards(db, viewerId)
    .innerJoin('users as sellers', 'sellers.id', 'auctions.sellerId')
    .leftJoin('follows', (join) =>
      join
        .onRef('follows.sellerId', '=', 'sellers.id')
        .on('follows.userId', '=', theViewer(viewerId)),
    )
    .leftJoin('conditionReports', 'conditionReports.lotId', 'lots.id')
    .select(REPORT_COLUMNS)
    .select([watchersOfLot.as('watchers'), piecesFree.as('piecesFree')])
    .select([
      'sellers.sellerHandle',
      'sellers.tradeName',
      'sellers.username as sellerUsername',
      'follows.at as followedAt',
      'lots.sku',
      'lots.upc',
      'lots.brand',
      'lots.sourceUrl',
      'lots.firstClosesAt',
      'lots.depositCents',
      'lots.retractMinutes',
      'lots.categoryId',
      'auctions.title as auctionTitle',
      'auctions.softCloseSeconds',
      'auctions.taxBps',
      'auctions.shipMoreCents',
      'auctions.pickupStartsAt',
      'auctions.pickupDays',
      'centers.id as centerId',
      'centers.name as centerName',
      'centers.address as centerAddress',
      'centers.zip as centerZip',
      'centers.phone as centerPhone',
    ])
    .where('lots.id', '=', lotId)
    .where('lots.phase', '!=', 'draft')
    .compile(),
);

export async function findLotDetail(db: Db, lotId: string, viewerId: string | null) {
  const row = UUID.test(lotId) ? (await lotDetails(db, { lotId, viewerId }))[0] : undefined;
  return row === undefined ? undefined : { ...row, report: readReport(row) };
}

export type LotDetailRow = NonNullable<Awaited<ReturnType<typeof findLotDetail>>>;
