// A saved search is stored as the query of the search page.
import type { AnyRouter } from '@tanstack/react-router';

type Writer = Pick<AnyRouter, 'options'>;

export const searchTextOf = ({ options }: Writer, search: object): string =>
  options.stringifySearch({ ...search }).replace(/^\?/, '');

export const readSearchText = ({ options }: Writer, text: string): Record<string, unknown> =>
  options.parseSearch(`?${text}`);
