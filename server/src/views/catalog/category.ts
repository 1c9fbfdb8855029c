import type { CategoryRow } from '../../store/catalog/categories.ts';

/** The id in the contract is the slug, which search addresses contain. */
export const viewCategory = ({ slug, name, section }: CategoryRow) => ({ id: slug, name, section });
