import { filled, firstComplaint, lengthAtMost, matching } from './check.ts';
import type { Complaint } from './check.ts';

/** Addresses in the book of a user, besides the profile's own. */
export const ADDRESSES_MAX = 10;

/** Outside S5's letters, digits, spaces and - , . # ( ), and the slash of “Apt 4/5”. */
const OTHER = /[^\p{L}\p{M}\d \-,.#()/]/gu;
const PRINTABLE = /[\p{P}\p{S}]/u;
const ALLOWED = 'letters, numbers, spaces and - , . # ( ) /';

export function checkAddressLine1(line: string): Complaint {
  return firstComplaint(filled(line), checkAddressLine2(line));
}

export function checkAddressLine2(line: string): Complaint {
  return firstComplaint(allowedCharacters(line), lengthAtMost(line, 250, 'Maximum 250 characters'));
}

/** Names the first character to remove, because the rule alone is hard to apply to a long line. */
function allowedCharacters(line: string): Complaint {
  const [other] = line.match(OTHER) ?? [];
  if (other === undefined) return null;
  return PRINTABLE.test(other)
    ? `“${other}” can’t be used here. Use only ${ALLOWED}`
    : `Only ${ALLOWED} are allowed`;
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

/** The street of a map in the characters of an address line: "O’Hara St" becomes "OHara St". */
export const toAddressLine = (street: string): string =>
  street.replaceAll(/['’]/g, '').replaceAll(OTHER, ' ').replaceAll(/ +/g, ' ').trim();
