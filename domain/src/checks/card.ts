import { isZipPrefix } from '../places/zip-prefixes.ts';
import { checkCity } from './address.ts';
import { hasCheckDigit } from './card-number-in-text.ts';
import { filled, firstComplaint, matching } from './check.ts';
import { PERSON_NAME } from './person-name.ts';
import type { Complaint } from './check.ts';

/** S9: more cannot be saved. */
export const SAVED_CARDS_MAX = 3;

const MISSING = 'Required!';
const INVALID_ZIP = 'Invalid zip code';
const YEARS_AHEAD = 25;

export const CARD_MONTHS: readonly string[] = Array.from({ length: 12 }, (_, index) =>
  String(index + 1).padStart(2, '0'),
);

export function checkCardNumber(cardNumber: string): Complaint {
  const digits = cardNumber.replaceAll(/[ -]/g, '');
  const complaint = firstComplaint(
    filled(cardNumber, MISSING),
    matching(digits, /^\d{12,18}$/, 'Invalid credit card number!'),
  );
  return complaint ?? (hasCheckDigit(digits) ? null : 'Check the card number');
}

export function checkCardName(name: string): Complaint {
  return firstComplaint(
    filled(name, MISSING),
    matching(name.trim(), PERSON_NAME, 'No Special Characters and Numbers Allowed'),
  );
}

export function checkCardCvc(cvc: string): Complaint {
  return firstComplaint(
    filled(cvc, MISSING),
    matching(cvc, /^\d{3}/, 'Mininum 3 Numbers required'),
    matching(cvc, /^\d{3,4}$/, 'Maximum 4 Numbers required'),
  );
}

/** CARD-01: this year and the 25 after it. */
export function cardYears(currentYear: number): string[] {
  return Array.from({ length: YEARS_AHEAD + 1 }, (_, index) => String(currentYear + index));
}

/** A card is valid to the end of its month. */
export function isCardExpired(
  expiry: { month: number; year: number },
  today: { month: number; year: number },
): boolean {
  return expiry.year * 12 + expiry.month < today.year * 12 + today.month;
}

/** A field of the billing address. */
export function checkCardField(text: string): Complaint {
  return filled(text, MISSING);
}

export function checkCardCity(city: string): Complaint {
  return firstComplaint(checkCardField(city), checkCity(city));
}

/** With or without the last four digits (ZIP+4). */
export function checkCardZip(zip: string): Complaint {
  return firstComplaint(
    checkCardField(zip),
    matching(zip.trim(), /^\d{5}(?:-\d{4})?$/, INVALID_ZIP),
    isZipPrefix(zip.trim().slice(0, 3)) ? null : INVALID_ZIP,
  );
}
