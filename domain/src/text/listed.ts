import { oneLine } from './one-line.ts';

/** The names in a text that has commas between them; what no name can hold falls away. */
export const listed = (names: string): string[] =>
  names
    .split(',')
    .map(oneLine)
    .filter((name) => name !== '');
