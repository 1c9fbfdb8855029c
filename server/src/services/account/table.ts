import type { account } from '@hammerdock/contract/services/account.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { checkLogedUserAlreadySeenLocation } from './checkLogedUserAlreadySeenLocation.ts';
import { checkLogedUserAlreadySeenNewTerms } from './checkLogedUserAlreadySeenNewTerms.ts';
import { checkLogedUserAlreadySeenPickupLocation } from './checkLogedUserAlreadySeenPickupLocation.ts';
import { checkLogedUserAlreadySeenTermsAndConditions } from './checkLogedUserAlreadySeenTermsAndConditions.ts';
import { checkUserCardDetailsAfterSignin } from './checkUserCardDetailsAfterSignin.ts';
import { createUpdateUserSeenLocation } from './createUpdateUserSeenLocation.ts';
import { createUpdateUserSeenNewTerms } from './createUpdateUserSeenNewTerms.ts';
import { createUpdateUserSeenPickupLocation } from './createUpdateUserSeenPickupLocation.ts';
import { createUpdateUserSeenTermsAndConditions } from './createUpdateUserSeenTermsAndConditions.ts';
import { getBiddingPause } from './getBiddingPause.ts';
import { getUserProfileDetails } from './getUserProfileDetails.ts';
import { pendingCount } from './pendingCount.ts';
import { runKycCheck } from './runKycCheck.ts';
import { sendEmailVerifyLink } from './sendEmailVerifyLink.ts';
import { sendPhoneVerifyCode } from './sendPhoneVerifyCode.ts';
import { updateMobilenumber } from './updateMobilenumber.ts';
import { updatePassword } from './updatePassword.ts';
import { updateUserProfile } from './updateUserProfile.ts';
import { updateUsername } from './updateUsername.ts';
import { userAddress } from './userAddress.ts';
import { verifyPhoneVerifyCode } from './verifyPhoneVerifyCode.ts';

export const accountTable: ServiceTable<typeof account> = {
  checkLogedUserAlreadySeenLocation,
  checkLogedUserAlreadySeenNewTerms,
  checkLogedUserAlreadySeenPickupLocation,
  checkLogedUserAlreadySeenTermsAndConditions,
  checkUserCardDetailsAfterSignin,
  createUpdateUserSeenLocation,
  createUpdateUserSeenNewTerms,
  createUpdateUserSeenPickupLocation,
  createUpdateUserSeenTermsAndConditions,
  getBiddingPause,
  getUserProfileDetails,
  pendingCount,
  sendEmailVerifyLink,
  sendPhoneVerifyCode,
  updateMobilenumber,
  updatePassword,
  updateUserProfile,
  updateUsername,
  runKycCheck,
  userAddress,
  verifyPhoneVerifyCode,
};
