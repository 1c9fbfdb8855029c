/** S2: the pages under /seller with their titles; separate from the texts, which load on demand. */
const TITLES: Readonly<Record<string, string>> = {
  'auctions/upcoming': 'Upcoming auctions',
  'auctions/open': 'Open auctions',
  'auctions/closed': 'Closed auctions',
  'auctions/draft': 'Draft auctions',
  'lots/open': 'Open lots',
  'lots/sold': 'Sold lots',
  'lots/unsold': 'Unsold lots',
  'lots/draft': 'Draft lots',
  'lots/relisted': 'Relisted lots',
  templates: 'Auction templates',
  'product/templates': 'Product templates',
  reports: 'Reports',
  'payments/saved_cards': 'Cards',
  'payments/bank_details': 'Bank details',
};

export const findSellerTitle = (path: string): string | undefined =>
  Object.hasOwn(TITLES, path) ? TITLES[path] : undefined;
