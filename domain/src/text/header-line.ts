const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * Text as it goes into the subject or another header of a mail (S27): line breaks would begin a
 * header of their own, and marks of direction would reorder what is read.
 */
export const headerLine = (text: string): string => text.replaceAll(BREAKS, ' ').trim();
