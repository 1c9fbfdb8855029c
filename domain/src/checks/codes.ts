import { filled, firstComplaint, lengthAtMost } from './check.ts';
import type { Complaint } from './check.ts';

const LENGTH_MAX = 40;

/** A coupon to apply: it must be there (S5). */
export function checkCouponCode(code: string): Complaint {
  return firstComplaint(filled(code, 'Enter coupon code'), checkOptionalCode(code));
}

/** A code that may be left out. */
export function checkOptionalCode(code: string): Complaint {
  return lengthAtMost(code.trim(), LENGTH_MAX, `Maximum ${LENGTH_MAX} characters`);
}
