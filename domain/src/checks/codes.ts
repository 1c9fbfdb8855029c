import { filled, firstComplaint, lengthAtMost } from './check.ts';
import type { Complaint } from './check.ts';

const LENGTH_MAX = 40;

/** A coupon to apply, which is required (S5). */
export function checkCouponCode(code: string): Complaint {
  return firstComplaint(filled(code, 'Enter coupon code'), checkOptionalCode(code));
}

/** An optional code. */
export function checkOptionalCode(code: string): Complaint {
  return lengthAtMost(code.trim(), LENGTH_MAX, `Maximum ${LENGTH_MAX} characters`);
}
