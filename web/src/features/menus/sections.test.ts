import { expect, test } from 'vitest';
import { sectionsOf } from './sections.ts';

const category = (name: string, section: string) => ({ id: name.toLowerCase(), name, section });

test('groups categories by section in menu order, without empty sections', () => {
  const tools = category('Tools', 'Work & study');
  const kitchen = category('Kitchen', 'Home & Decor');
  const decor = category('Decor', 'Home & Decor');
  const toys = category('Toys', 'Personal & lifestyle');
  const own = category('Boats', 'On the water');
  expect(sectionsOf([own, tools, kitchen, toys, decor])).toEqual([
    { name: 'Home & Decor', categories: [kitchen, decor] },
    { name: 'Personal & lifestyle', categories: [toys] },
    { name: 'Work & study', categories: [tools] },
    { name: 'On the water', categories: [own] },
  ]);
  expect(sectionsOf([])).toEqual([]);
});
