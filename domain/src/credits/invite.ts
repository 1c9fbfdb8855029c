import type { Cents } from '../money.ts';

/** AUTH-13: what an inviter gets once the invitee's first invoice is paid. */
export const INVITE_REWARD_CENTS: Cents = 1000;

/** However a code is typed, it has one spelling. */
export const inviteCodeOf = (typed: string): string => typed.trim().toUpperCase();
