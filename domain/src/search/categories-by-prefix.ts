import { plainText } from './plain-text.ts';

/** The categories whose names have a word with each of these prefixes. */
export const categoriesByPrefix = <C extends { readonly name: string }>(
  prefixes: readonly string[],
  categories: readonly C[],
): C[] =>
  categories.filter(({ name }) => {
    const words = plainText(name).split(' ');
    return prefixes.every((prefix) => words.some((word) => word.startsWith(prefix)));
  });
