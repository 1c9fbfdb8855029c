/** A category of goods, and the words that manifests use for it. */
export interface Category {
  readonly slug: string;
  readonly name: string;
  readonly section: string;
}

const HOME = 'Home & Decor';
const PERSONAL = 'Personal & lifestyle';
const OUTDOOR = 'Outdoor & Activities';
const WORK = 'Work & study';

/** NAV-05: the order of the menu. */
export const SECTIONS: readonly string[] = [HOME, PERSONAL, OUTDOOR, WORK];

/** The categories of a new store; the sections are those of the menu. */
export const CATEGORIES: readonly Category[] = [
  { slug: 'kitchen', name: 'Kitchen & Dining', section: HOME },
  { slug: 'appliances', name: 'Appliances', section: HOME },
  { slug: 'furniture', name: 'Furniture', section: HOME },
  { slug: 'decor', name: 'Decor & Lighting', section: HOME },
  { slug: 'bedding', name: 'Bedding & Bath', section: HOME },
  { slug: 'cleaning', name: 'Cleaning & Storage', section: HOME },
  { slug: 'apparel', name: 'Apparel & Shoes', section: PERSONAL },
  { slug: 'beauty', name: 'Health & Beauty', section: PERSONAL },
  { slug: 'baby', name: 'Baby & Nursery', section: PERSONAL },
  { slug: 'toys', name: 'Toys & Games', section: PERSONAL },
  { slug: 'pets', name: 'Pet Supplies', section: PERSONAL },
  { slug: 'garden', name: 'Lawn & Garden', section: OUTDOOR },
  { slug: 'camping', name: 'Camping & Outdoor', section: OUTDOOR },
  { slug: 'sports', name: 'Sports & Fitness', section: OUTDOOR },
  { slug: 'automotive', name: 'Automotive', section: OUTDOOR },
  { slug: 'tools', name: 'Tools & Hardware', section: WORK },
  { slug: 'electronics', name: 'Electronics', section: WORK },
  { slug: 'computers', name: 'Computers & Accessories', section: WORK },
  { slug: 'office', name: 'Office & School', section: WORK },
];

/** Other names for categories in manifests, or for their departments. */
const WORDS: Readonly<Record<string, string>> = {
  housewares: 'kitchen',
  cookware: 'kitchen',
  'kitchen electrics': 'kitchen',
  'small appliances': 'appliances',
  'major appliances': 'appliances',
  'floor care': 'cleaning',
  storage: 'cleaning',
  'storage & organization': 'cleaning',
  'home decor': 'decor',
  lighting: 'decor',
  domestics: 'bedding',
  bath: 'bedding',
  'bed & bath': 'bedding',
  clothing: 'apparel',
  shoes: 'apparel',
  'softlines apparel': 'apparel',
  'personal care': 'beauty',
  hba: 'beauty',
  'baby gear': 'baby',
  toys: 'toys',
  pet: 'pets',
  'pet products': 'pets',
  'patio & garden': 'garden',
  'outdoor living': 'garden',
  'outdoor recreation': 'camping',
  'sporting goods': 'sports',
  fitness: 'sports',
  'auto care': 'automotive',
  hardware: 'tools',
  'home improvement': 'tools',
  'tools & home improvement': 'tools',
  'consumer electronics': 'electronics',
  audio: 'electronics',
  pc: 'computers',
  'personal computers': 'computers',
  'office products': 'office',
  stationery: 'office',
};

/** The slug of the category with this alias; null when there is none. */
export const categoryCalled = (name: string): string | null =>
  Object.hasOwn(WORDS, name) ? (WORDS[name] ?? null) : null;

/** The slug of the category that the words mean; null when there is none. */
export function categoryOf(words: string, categories: readonly Category[]): string | null {
  const plain = words.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const named = categories.find(({ slug, name }) => slug === plain || name.toLowerCase() === plain);
  if (named !== undefined) return named.slug;
  const meant = categoryCalled(plain);
  return categories.some(({ slug }) => slug === meant) ? meant : null;
}
