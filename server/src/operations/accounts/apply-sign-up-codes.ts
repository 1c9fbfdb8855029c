// Takes the coupon and the invite code of a registration. An invite counts at once. A coupon is
// only claimed and is redeemed when email and phone are verified, so that fake accounts cannot use
// it up.
import {
  couponCodeOf,
  weighCoupon,
  type CouponRefusal,
} from '@hammerdock/domain/credits/coupon.ts';
import { INVITE_REWARD_CENTS, inviteCodeOf } from '@hammerdock/domain/credits/invite.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import { readNow, type Db, type Tx } from '../../db/database.ts';
import {
  countUses,
  findCoupon,
  insertClaim,
  type CouponRow,
} from '../../store/invoices/coupons.ts';
import { findInviter, insertInvitation } from '../../store/accounts/invites.ts';

export interface SignUpCodes {
  /** As typed; empty: none. */
  readonly coupon: string;
  readonly invite: string;
}

export async function applySignUpCodes(
  tx: Tx,
  userId: string,
  codes: SignUpCodes,
): Promise<Result<void, CouponRefusal | 'CouponUnknown' | 'InviteUnknown'>> {
  if (codes.coupon.trim() !== '') {
    const coupon = await findGoodCoupon(tx, { code: codes.coupon, userId });
    if (!coupon.ok) return coupon;
    await insertClaim(tx, { userId, couponId: coupon.value.id });
  }
  if (codes.invite.trim() !== '') {
    const inviter = await findInviter(tx, inviteCodeOf(codes.invite));
    if (inviter === undefined) return refused('InviteUnknown');
    const rewardCents = INVITE_REWARD_CENTS;
    await insertInvitation(tx, { inviteeId: userId, inviterId: inviter.id, rewardCents });
  }
  return ok(undefined);
}

/** Finds a coupon that is valid now. It is not locked, so it may be used up a moment later. */
export async function findGoodCoupon(
  db: Db,
  { code, userId }: { code: string; userId: string | null },
): Promise<Result<CouponRow, CouponRefusal | 'CouponUnknown'>> {
  const coupon = await findCoupon(db, couponCodeOf(code));
  if (coupon === undefined) return refused('CouponUnknown');
  const weighed = weighCoupon(coupon, await countUses(db, coupon.id, userId), await readNow(db));
  return weighed.ok ? ok(coupon) : weighed;
}
