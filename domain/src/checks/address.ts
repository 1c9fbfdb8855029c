import { isZipPrefix } from '../places/zip-prefixes.ts';
import { filled, firstComplaint, lengthAtLeast, lengthAtMost, matching } from './check.ts';
import type { Complaint } from './check.ts';

/** Addresses in the book of a user, besides the profile's own. */
export const ADDRESSES_MAX = 10;

/** Outside S5's letters, digits, spaces and - , . # ( ), and the slash of “Apt 4/5”. */
const OTHER = /[^\p{L}\p{M}\d \-,.#()/]/gu;
const PRINTABLE = /[\p{P}\p{S}]/u;
const LETTER = /\p{L}/u;
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

/** Codes that are not known may be new, but no code begins with 000. */
export function checkZip(zip: string): Complaint {
  const prefix = zip.slice(0, 3);
  return firstComplaint(
    checkZipDigits(zip),
    isZipPrefix(prefix) ? null : `No ZIP code begins with ${prefix}`,
  );
}

/** Without the last four digits (ZIP+4): S5 allows digits only, and five of them. */
export function checkZipDigits(zip: string): Complaint {
  return firstComplaint(
    filled(zip),
    matching(zip, /^\d+$/, 'Only numbers are allowed'),
    lengthAtMost(zip, 5, 'Maximum 5 Characters'),
    lengthAtLeast(zip, 5, 'Enter the 5 digits of the ZIP code'),
  );
}

/** Country and state are required. */
export function checkPlace(place: string): Complaint {
  return filled(place);
}

export function checkCity(city: string): Complaint {
  return firstComplaint(filled(city), matching(city, LETTER, 'Enter the name of a city'));
}

/** The street of a map in the characters of an address line: "O’Hara St" becomes "OHara St". */
export const toAddressLine = (street: string): string =>
  street.replaceAll(/['’]/g, '').replaceAll(OTHER, ' ').replaceAll(/ +/g, ' ').trim();
