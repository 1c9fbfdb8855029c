import { filled, firstComplaint, lengthAtLeast, lengthAtMost, matching } from './check.ts';
import { TOO_LONG_NAME, TOO_SHORT_NAME } from './check.ts';
import type { Complaint } from './check.ts';

export function checkBillingName(name: string): Complaint {
  return firstComplaint(
    filled(name),
    lengthAtLeast(name, 2, TOO_SHORT_NAME),
    lengthAtMost(name, 15, TOO_LONG_NAME),
  );
}

export function checkBillingZip(zip: string): Complaint {
  return firstComplaint(filled(zip), matching(zip, /^.{4,8}$/, 'Invalid zip code'));
}
