import { oneLine } from './one-line.ts';

/** Parses names separated by commas; characters that no name can contain are removed. */
export const listed = (names: string): string[] =>
  names
    .split(',')
    .map(oneLine)
    .filter((name) => name !== '');
