import type { sellerAuctions } from '@hammerdock/contract/services/seller/seller-auctions.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { addLotsToAuction } from './addLotsToAuction.ts';
import { changeAuction } from './changeAuction.ts';
import { createAuction } from './createAuction.ts';
import { deleteAuction } from './deleteAuction.ts';
import { duplicateAuction } from './duplicateAuction.ts';
import { getSellerAuction } from './getSellerAuction.ts';
import { listCenters } from './listCenters.ts';
import { listSellerAuctions } from './listSellerAuctions.ts';
import { listStock } from './listStock.ts';
import { previewAuction } from './previewAuction.ts';
import { publishAuction } from './publishAuction.ts';

export const sellerAuctionsTable: ServiceTable<typeof sellerAuctions> = {
  addLotsToAuction,
  changeAuction,
  createAuction,
  deleteAuction,
  duplicateAuction,
  getSellerAuction,
  listCenters,
  listSellerAuctions,
  listStock,
  previewAuction,
  publishAuction,
};
