import { describe, expect, test } from 'vitest';
import { CATEGORIES, categoryCalled, categoryOf, SECTIONS } from './categories.ts';

test('NAV-05 the menu has four sections, each with its categories in order', () => {
  const menu = SECTIONS.map((section) => [
    section,
    CATEGORIES.filter((category) => category.section === section).map(({ name }) => name),
  ]);
  expect(menu).toEqual([
    [
      'Home & Decor',
      [
        'Kitchen & Dining',
        'Appliances',
        'Furniture',
        'Decor & Lighting',
        'Bedding & Bath',
        'Cleaning & Storage',
      ],
    ],
    [
      'Personal & lifestyle',
      ['Apparel & Shoes', 'Health & Beauty', 'Baby & Nursery', 'Toys & Games', 'Pet Supplies'],
    ],
    [
      'Outdoor & Activities',
      ['Lawn & Garden', 'Camping & Outdoor', 'Sports & Fitness', 'Automotive'],
    ],
    [
      'Work & study',
      ['Tools & Hardware', 'Electronics', 'Computers & Accessories', 'Office & School'],
    ],
  ]);
});

describe('the category of a manifest row', () => {
  test('is found by its name and by its slug', () => {
    for (const { slug, name } of CATEGORIES) {
      expect([categoryOf(name, CATEGORIES), categoryOf(slug, CATEGORIES)]).toEqual([slug, slug]);
    }
    expect(CATEGORIES.map(({ slug }) => slug)).toContain('kitchen');
  });

  // The departments and categories that liquidators write.
  test.each([
    ['kitchen', ['Housewares', 'Cookware', 'Kitchen Electrics']],
    ['appliances', ['Small Appliances', 'Major Appliances']],
    ['cleaning', ['Floor Care', 'Storage', 'Storage & Organization']],
    ['decor', ['Home Decor', 'Lighting']],
    ['bedding', ['Domestics', 'Bath', 'Bed & Bath']],
    ['apparel', ['Clothing', 'Shoes', 'Softlines Apparel']],
    ['beauty', ['Personal Care', 'HBA']],
    ['baby', ['Baby Gear']],
    ['toys', ['Toys']],
    ['pets', ['Pet', 'Pet Products']],
    ['garden', ['Patio & Garden', 'Outdoor Living']],
    ['camping', ['Outdoor Recreation']],
    ['sports', ['Sporting Goods', 'Fitness']],
    ['automotive', ['Auto Care']],
    ['tools', ['Hardware', 'Home Improvement', 'Tools & Home Improvement']],
    ['electronics', ['Consumer Electronics', 'Audio']],
    ['computers', ['PC', 'Personal Computers']],
    ['office', ['Office Products', 'Stationery']],
  ])('is %s for %j', (slug, words) => {
    expect(words.map((word) => categoryOf(word, CATEGORIES))).toEqual(words.map(() => slug));
  });

  test('is found with any case and spacing', () => {
    expect(categoryOf(' home  DECOR ', CATEGORIES)).toBe('decor');
    expect(categoryOf('\tLawn &\n garden', CATEGORIES)).toBe('garden');
  });

  test('is null for unknown words and for a category that the store does not have', () => {
    for (const words of ['Fireworks', 'constructor', '']) {
      expect([words, categoryOf(words, CATEGORIES)]).toEqual([words, null]);
    }
    const onlyToys = CATEGORIES.filter(({ slug }) => slug === 'toys');
    expect(categoryOf('hardware', onlyToys)).toBeNull();
    expect(categoryCalled('constructor')).toBeNull();
  });
});
