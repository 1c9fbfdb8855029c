// The latest sales of a category, without anything about who bought.
import type { Bps, Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { leftUnpaid } from '../invoices/unpaid-invoices.ts';
import { isId } from '../platform/id-shape.ts';
import { taxBpsFor } from './lot-cards.ts';

/** More than one sale in each similar lot, and few enough to compare them all. */
const COMPARED_MAX = 300;

/** The words of the title as the search reads them: without endings and filler words. */
const titleWords = sql<string[]>`tsvector_to_array(ts_filter(lots.words, '{a}'))`;

export interface LotToCompare {
  readonly id: string;
  readonly categoryId: string;
  readonly condition: string;
  readonly words: string[];
}

export async function findLotToCompare(db: Db, lotId: string): Promise<LotToCompare | undefined> {
  if (!isId(lotId)) return undefined;
  return await db
    .selectFrom('lots')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .select(['lots.id', 'lots.categoryId', 'lots.condition', titleWords.as('words')])
    .where('lots.id', '=', lotId)
    .where('lots.phase', '!=', 'draft')
    .where('auctions.publishedAt', 'is not', null)
    .executeTakeFirst();
}

export interface SaleRow {
  readonly id: string;
  readonly title: string;
  readonly condition: string;
  readonly itemCount: number;
  readonly hammerCents: Cents;
  readonly premiumBps: Bps;
  readonly premiumMinimumCents: Cents;
  readonly cardFeeBps: Bps;
  readonly shipFirstCents: Cents | null;
  readonly viewerTaxBps: Bps;
  readonly soldAt: Instant;
  readonly words: string[];
}

/** A lot whose winner did not pay was not sold for that price. */
export async function listLatestSales(
  db: Db,
  lot: LotToCompare,
  viewerId: string | null,
): Promise<SaleRow[]> {
  const { rows } = await sql<SaleRow>`
    select lots.id, lots.title, lots.condition, lots.item_count, lots.hammer_cents,
      auctions.premium_bps, auctions.premium_minimum_cents, auctions.card_fee_bps,
      auctions.ship_first_cents,
      ${taxBpsFor(viewerId)} as viewer_tax_bps,
      coalesce(buy_now_holds.at, lots.listed_close_at) as sold_at, ${titleWords} as words
    from lots
      join auctions on auctions.id = lots.auction_id and auctions.published_at is not null
      left join buy_now_holds on buy_now_holds.lot_id = lots.id
        and buy_now_holds.lapsed_at is null
    where lots.phase = 'sold' and lots.category_id = ${lot.categoryId}::uuid
      and lots.id <> ${lot.id}::uuid and lots.hammer_cents is not null and not ${leftUnpaid}
    order by lots.listed_close_at desc
    limit ${COMPARED_MAX}`.execute(db);
  return rows;
}
