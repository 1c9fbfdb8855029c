import { plainText } from './plain-text.ts';

/** The kinds of goods whose names have a word with each of these prefixes. */
export const categoriesBeginning = <C extends { readonly name: string }>(
  beginnings: readonly string[],
  categories: readonly C[],
): C[] =>
  categories.filter(({ name }) => {
    const words = plainText(name).split(' ');
    return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
  });
