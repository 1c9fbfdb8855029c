import type { sellerAuctions } from '@hammerdock/contract/services/seller/seller-auctions.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { addLotsToAuction } from './addLotsToAuction.ts';
import { cancelAuction } from './cancelAuction.ts';
import { changeAuction } from './changeAuction.ts';
import { createAuction } from './createAuction.ts';
import { deleteAuction } from './deleteAuction.ts';
import { duplicateAuction } from './duplicateAuction.ts';
import { extendAuction } from './extendAuction.ts';
import { getAuctionBoard } from './getAuctionBoard.ts';
import { getSellerAuction } from './getSellerAuction.ts';
import { listAuctionLots } from './listAuctionLots.ts';
import { listCenters } from './listCenters.ts';
import { listLotBidders } from './listLotBidders.ts';
import { listSellerAuctions } from './listSellerAuctions.ts';
import { listStock } from './listStock.ts';
import { manualAward } from './manualAward.ts';
import { previewAuction } from './previewAuction.ts';
import { publishAuction } from './publishAuction.ts';
import { withdrawLot } from './withdrawLot.ts';

export const sellerAuctionsTable: ServiceTable<typeof sellerAuctions> = {
  addLotsToAuction,
  cancelAuction,
  changeAuction,
  createAuction,
  deleteAuction,
  duplicateAuction,
  extendAuction,
  getAuctionBoard,
  getSellerAuction,
  listAuctionLots,
  listCenters,
  listLotBidders,
  listSellerAuctions,
  listStock,
  manualAward,
  previewAuction,
  publishAuction,
  withdrawLot,
};
