import type { CategoryRow } from '../store/categories.ts';

/** The id on the wire is the slug: it stands in the address of a search. */
export const viewCategory = ({ slug, name, section }: CategoryRow) => ({ id: slug, name, section });
