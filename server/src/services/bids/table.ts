import type { bids } from '@hammerdock/contract/services/bids.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { getAllBids } from './getAllBids.ts';
import { getDashboardList } from './getDashboardList.ts';
import { getInPlay } from './getInPlay.ts';
import { getLosing } from './getLosing.ts';
import { getLost } from './getLost.ts';
import { getWinning } from './getWinning.ts';
import { getWon } from './getWon.ts';
import { listLotsInPlay } from './listLotsInPlay.ts';

export const bidsTable: ServiceTable<typeof bids> = {
  getAllBids,
  getDashboardList,
  getInPlay,
  getLosing,
  getLost,
  getWinning,
  getWon,
  listLotsInPlay,
};
