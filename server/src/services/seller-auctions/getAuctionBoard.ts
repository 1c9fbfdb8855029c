import type { sellerAuctions } from '@hammerdock/contract/services/seller/seller-auctions.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findAuction } from '../../store/auctions/draft-auctions.ts';
import {
  listBidsPerMinute,
  listNextCloses,
  readBoard,
} from '../../store/auctions/running-auctions.ts';

const MINUTES = 30;
const CLOSES_SHOWN = 10;

export const getAuctionBoard: Handler<typeof sellerAuctions.getAuctionBoard> = async (
  { auction_id },
  { actor, db },
) => {
  const auction = await findAuction(db, auction_id);
  if (auction === undefined || !actsForSeller(actor, auction.sellerId)) return refused('NotFound');
  const board = await readBoard(db, auction.id);
  const closes = await listNextCloses(db, auction.id, CLOSES_SHOWN);
  return ok({
    bids_per_minute: await listBidsPerMinute(db, { auctionId: auction.id, minutes: MINUTES }),
    total: toDecimal(board.totalCents),
    bid_count: board.bids,
    bidder_count: board.bidders,
    watcher_count: board.watchers,
    open_count: board.open,
    without_bids_count: board.withoutBids,
    next_closes: closes.map((lot) => ({
      id: lot.id,
      lot_number: lot.number,
      title: lot.title,
      start_price: toDecimal(lot.startPriceCents),
      price: lot.priceCents === null ? null : toDecimal(lot.priceCents),
      bid_count: lot.bidCount,
      date_closed: toIso(lot.closesAt),
    })),
  });
};
