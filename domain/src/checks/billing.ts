// The billing form (S5, PAY-10).
import { filled, firstComplaint, lengthAtLeast, lengthAtMost, matching } from './check.ts';
import { TOO_LONG_NAME, TOO_SHORT_NAME } from './person-name.ts';
import type { Complaint } from './check.ts';

const LINE_MAX = 250;

export function checkBillingName(name: string): Complaint {
  return firstComplaint(
    filled(name),
    lengthAtLeast(name.trim(), 2, TOO_SHORT_NAME),
    lengthAtMost(name.trim(), 15, TOO_LONG_NAME),
  );
}

/** The street, the city and the state. */
export function checkBillingLine(line: string): Complaint {
  return firstComplaint(filled(line), lengthAtMost(line, LINE_MAX, 'Maximum 250 characters'));
}

export function checkBillingZip(zip: string): Complaint {
  return firstComplaint(filled(zip), matching(zip.trim(), /^.{4,8}$/, 'Invalid zip code'));
}
