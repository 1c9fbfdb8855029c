// The names of reports alone, because the entry of every page reads addresses with them.
export const REPORT_NAMES = [
  'sales',
  'auctions',
  'sell-through',
  'prices',
  'bidding',
  'centers',
  'payments',
  'pickup',
  'returns',
  'categories',
  'start-prices',
] as const;
export type ReportName = (typeof REPORT_NAMES)[number];
