const SIGNS_MIN = 4;

/** Whether the text may be a label: one word with digits, such as LPN00412 or a UPC. */
export const isLabel = (words: string): boolean =>
  words.length >= SIGNS_MIN && /^[\w-]+$/.test(words) && /\d{3}/.test(words);
