import type { Cents } from '../money.ts';

/** AUTH-13: the inviter's reward once the invitee's first invoice is paid. */
export const INVITE_REWARD_CENTS: Cents = 1000;

/** Normalizes the spelling of a code. */
export const inviteCodeOf = (typed: string): string => typed.trim().toUpperCase();
