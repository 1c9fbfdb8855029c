/** The reasons in the dialog; the last one needs an explanation. */
export const CANCEL_REASONS = [
  'I entered the wrong amount',
  'I bid on the wrong item',
  'I missed something about the item',
] as const;
export const OTHER_REASON = 'Another reason';
