import type { PastAuction } from '@hammerdock/contract/shapes/catalog.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import type { PastAuctionRow } from '../../store/catalog/over-lots.ts';

export const viewPastAuction = (row: PastAuctionRow): PastAuction => ({
  id: row.id,
  auction_number: row.number,
  title: row.title,
  location: `${row.centerCity}, ${row.centerState}`,
  location_id: row.centerSlug,
  date_added: toIso(row.startsAt),
  date_closed: toIso(row.closedAt),
  lots: row.lots,
  sold: row.sold,
});
