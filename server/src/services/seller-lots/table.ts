import type { sellerLots } from '@hammerdock/contract/services/seller/seller-lots.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { assignDraftLots } from './assignDraftLots.ts';
import { changeDraftLots } from './changeDraftLots.ts';
import { changeSellerLot } from './changeSellerLot.ts';
import { countSellerLots } from './countSellerLots.ts';
import { createSellerLot } from './createSellerLot.ts';
import { deleteDraftLots } from './deleteDraftLots.ts';
import { getSellerLot } from './getSellerLot.ts';
import { listSellerLots } from './listSellerLots.ts';
import { relistLots } from './relistLots.ts';

export const sellerLotsTable: ServiceTable<typeof sellerLots> = {
  assignDraftLots,
  changeDraftLots,
  changeSellerLot,
  countSellerLots,
  createSellerLot,
  deleteDraftLots,
  getSellerLot,
  listSellerLots,
  relistLots,
};
