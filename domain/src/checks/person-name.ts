// What the names of a person and of a cardholder share.
export const TOO_SHORT_NAME = 'Mininum 2 characters';
export const TOO_LONG_NAME = 'Maximum 15 characters';

/**
 * R73: letters with or without accents, apostrophes, hyphens, periods and spaces. It begins with a
 * letter or an apostrophe, so that no spreadsheet mistakes it for a formula.
 */
export const PERSON_NAME = /^['’]?\p{L}[\p{L}\p{M}'’. -]*$/u;
