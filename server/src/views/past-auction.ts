import type { PastAuction } from '@hammerdock/contract/shapes/catalog.ts';
import type { PastAuctionRow } from '../store/over-lots.ts';

export const viewPastAuction = (row: PastAuctionRow): PastAuction => ({
  id: row.id,
  auction_number: row.number,
  title: row.title,
  location: `${row.centerCity}, ${row.centerState}`,
  location_id: row.centerSlug,
  date_added: new Date(row.startsAt).toISOString(),
  date_closed: new Date(row.closedAt).toISOString(),
  lots: row.lots,
  sold: row.sold,
});
