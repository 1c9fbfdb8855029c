import { filled, firstComplaint, lengthAtMost, matching } from './check.ts';
import type { Complaint } from './check.ts';

const LINE = /^[\p{L}\p{M}\d \-,.#()]*$/u;
const LINE_COMPLAINT = 'Only letters, numbers, spaces and - , . # ( ) are allowed';

export function checkAddressLine1(line: string): Complaint {
  return firstComplaint(filled(line), checkAddressLine2(line));
}

export function checkAddressLine2(line: string): Complaint {
  return firstComplaint(
    matching(line, LINE, LINE_COMPLAINT),
    lengthAtMost(line, 250, 'Maximum 250 characters'),
  );
}

export function checkZip(zip: string): Complaint {
  return firstComplaint(
    filled(zip),
    matching(zip, /^\d+$/, 'Only numbers are allowed'),
    lengthAtMost(zip, 5, 'Maximum 5 Characters'),
  );
}

/** Country, state and city are required. */
export function checkPlace(place: string): Complaint {
  return filled(place);
}
