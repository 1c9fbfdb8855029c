import { SECTIONS } from '@hammerdock/domain/catalog/categories.ts';
import type { Answer } from '../../api/calls.ts';

type Category = Answer<'defaults.getCategories'>['categories'][number];

export interface Section {
  readonly name: string;
  readonly categories: readonly Category[];
}

/** NAV-05: in menu order; sections that the store added come last. */
export function sectionsOf(categories: readonly Category[]): readonly Section[] {
  const names = new Set([...SECTIONS, ...categories.map(({ section }) => section)]);
  return [...names]
    .map((name) => ({ name, categories: categories.filter(({ section }) => section === name) }))
    .filter((section) => section.categories.length > 0);
}
