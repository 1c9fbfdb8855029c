const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * Cleans text for the subject or another header of an email (S27): line breaks would begin another
 * header, and direction marks would reorder the text.
 */
export const headerLine = (text: string): string => text.replaceAll(BREAKS, ' ').trim();
