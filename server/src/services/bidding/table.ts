import type { bidding } from '@hammerdock/contract/services/bidding.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { approveBidLimitRequest } from './approveBidLimitRequest.ts';
import { bidCancel } from './bidCancel.ts';
import { bidConfirmTemp } from './bidConfirmTemp.ts';
import { bidCustomData } from './bidCustomData.ts';
import { buyNow } from './buyNow.ts';
import { cancelttwbidTemp } from './cancelttwbidTemp.ts';
import { checkBidRestriction } from './checkBidRestriction.ts';
import { confirm } from './confirm.ts';
import { future_proxy } from './future_proxy.ts';
import { getBidHistory } from './getBidHistory.ts';
import { getBidReplay } from './getBidReplay.ts';
import { listBidLimitRequests } from './listBidLimitRequests.ts';
import { lowerMaximum } from './lowerMaximum.ts';
import { listIdentityChecks } from './listIdentityChecks.ts';
import { listRetractionReviews } from './listRetractionReviews.ts';
import { approveRetractions } from './approveRetractions.ts';
import { placeBid } from './placeBid.ts';
import { preBidConfirm } from './preBidConfirm.ts';
import { previewBuyNow } from './previewBuyNow.ts';
import { requestBidLimit } from './requestBidLimit.ts';

export const biddingTable: ServiceTable<typeof bidding> = {
  approveBidLimitRequest,
  bidCancel,
  bidConfirmTemp,
  bidCustomData,
  buyNow,
  cancelttwbidTemp,
  checkBidRestriction,
  confirm,
  future_proxy,
  getBidHistory,
  getBidReplay,
  listBidLimitRequests,
  lowerMaximum,
  listIdentityChecks,
  listRetractionReviews,
  approveRetractions,
  placeBid,
  preBidConfirm,
  previewBuyNow,
  requestBidLimit,
};
