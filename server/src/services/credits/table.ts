import type { credits } from '@hammerdock/contract/services/credits.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { applyCoupon } from './applyCoupon.ts';
import { checkCouponCodeForRegistration } from './checkCouponCodeForRegistration.ts';
import { getCreditAndCoupon } from './getCreditAndCoupon.ts';
import { getInviteDetails } from './getInviteDetails.ts';
import { getOwnInvite } from './getOwnInvite.ts';

export const creditsTable: ServiceTable<typeof credits> = {
  applyCoupon,
  checkCouponCodeForRegistration,
  getCreditAndCoupon,
  getInviteDetails,
  getOwnInvite,
};
