// Closed lots and auctions. Counting is limited, because no one pages that far.
import { sql } from 'kysely';
import type { Instant } from '@hammerdock/domain/time.ts';
import type { Db } from '../../db/database.ts';
import { isId } from '../platform/id-shape.ts';
import {
  atCenters,
  inOrder,
  selectLotCards,
  type LotCardRow,
  type LotOrder,
  type Page,
} from './lot-cards.ts';

const COUNTED_MAX = 10_000;

const PHASES_OF = {
  '': ['sold', 'unsold', 'cancelled'],
  sold: ['sold'],
  unsold: ['unsold'],
  closed: ['unsold', 'cancelled'],
} as const;

export interface OverLots extends Page {
  readonly order: LotOrder;
  readonly centerSlugs: readonly string[];
  readonly outcome: keyof typeof PHASES_OF;
  /** null: any auction. */
  readonly auctionId: string | null;
}

/** LIST-11. */
export async function listOverLots(
  db: Db,
  viewerId: string | null,
  { order, centerSlugs, outcome, auctionId, page, limit }: OverLots,
): Promise<{ rows: LotCardRow[]; count: number }> {
  const over = selectLotCards(db, viewerId).where('lots.phase', 'in', [...PHASES_OF[outcome]]);
  const ofAuction = auctionId === null ? over : over.where('lots.auctionId', '=', auctionId);
  const lots = atCenters(ofAuction, centerSlugs);
  const counted = db
    .selectFrom(lots.clearSelect().select('lots.id').limit(COUNTED_MAX).as('some'))
    .select((some) => some.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  // The listed close of a closed lot is the actual one, and is in the index of this list.
  const rows = inOrder(lots, order, 'lots.listedCloseAt')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows: await rows, count: (await counted).count };
}

export interface PastAuctionRow {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly startsAt: Instant;
  readonly centerSlug: string;
  readonly centerCity: string;
  readonly centerState: string;
  readonly closedAt: Instant;
  readonly lots: number;
  readonly sold: number;
}

interface PastAuctions extends Page {
  readonly centerSlugs: readonly string[];
  /** Only this one. */
  readonly auctionId?: string;
}

export async function findPastAuction(db: Db, auctionId: string) {
  if (!isId(auctionId)) return undefined;
  const wanted = { auctionId, centerSlugs: [], page: 1, limit: 1 };
  return (await listPastAuctions(db, wanted)).rows[0];
}

/** Auctions all of whose lots have closed, those that ended last first. */
export async function listPastAuctions(
  db: Db,
  { centerSlugs, auctionId, page, limit }: PastAuctions,
): Promise<{ rows: PastAuctionRow[]; count: number }> {
  const anywhere = centerSlugs.length === 0;
  const { rows } = await sql<PastAuctionRow & { count: number }>`
    with past as materialized (
      select auctions.* from auctions join centers on centers.id = auctions.center_id
      where published_at is not null and (${anywhere} or centers.slug = any (${centerSlugs}))
        and (${auctionId ?? null}::uuid is null or auctions.id = ${auctionId ?? null})
        and exists (select from lots where lots.auction_id = auctions.id
          and lots.phase in ('sold', 'unsold', 'cancelled'))
        and not exists (select from lots where lots.auction_id = auctions.id
          and lots.phase in ('upcoming', 'open'))),
    page as (
      select * from past order by ends_at desc, id
      limit ${limit} offset ${(page - 1) * limit})
    select page.id, page.number, page.title, page.starts_at, centers.slug as center_slug,
      centers.city as center_city, centers.state as center_state, closed_at, figures.lots, sold,
      total.count
    from (select count(*) as count from past) as total
    left join page on true
    left join centers on centers.id = page.center_id
    left join lateral (
      select max(listed_close_at) as closed_at, count(*) as lots,
        count(*) filter (where phase = 'sold') as sold
      from lots where auction_id = page.id and phase <> 'draft') as figures on true
    order by page.ends_at desc, page.id`.execute(db);
  // Beyond the last page one row is left, which only contains the count.
  return { rows: rows.filter(({ id }) => id !== null), count: rows[0]?.count ?? 0 };
}
