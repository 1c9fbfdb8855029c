/** The text pages of S2, with their exact slugs. */
const SLUGS: ReadonlySet<string> = new Set([
  'about',
  'expect',
  'open_jobs',
  'faq',
  'refer_a_friend',
  'auction_details',
  'services',
  'guidelines',
  'privacy',
  'pickup',
  'pickup_instructions',
  'how_it_works',
]);

export const isStaticSlug = (slug: string): boolean => SLUGS.has(slug);
