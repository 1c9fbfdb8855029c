// A lot in its seller's table of an auction.
import type { ReturnOf } from '@hammerdock/contract/call.ts';
import type { sellerAuctions } from '@hammerdock/contract/services/seller/seller-auctions.ts';
import type { LotStatus } from '@hammerdock/contract/shapes/seller-lot.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import type { AuctionLotRow } from '../../store/auctions/running-auctions.ts';

type AuctionLot = ReturnOf<typeof sellerAuctions.listAuctionLots>['lotList'][number];

export const viewAuctionLot = (row: AuctionLotRow): AuctionLot => ({
  id: row.id,
  lot_number: row.number,
  lpn: row.lpn,
  title: row.title,
  // The table's check constraint admits exactly these phases.
  status: row.phase as LotStatus,
  start_price: toDecimal(row.startPriceCents),
  price: row.priceCents === null ? null : toDecimal(row.priceCents),
  bid_count: row.bidCount,
  watcher_count: row.watchers,
  date_closed: toIso(row.closesAt),
  relisted: row.relisted,
});
