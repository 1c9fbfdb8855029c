// A saved search is stored as the query of the search page.
import type { AnyRouter } from '@tanstack/react-router';

type SearchSerializer = Pick<AnyRouter, 'options'>;

export const searchTextOf = ({ options }: SearchSerializer, search: object): string =>
  options.stringifySearch({ ...search }).replace(/^\?/, '');

export const readSearchText = (
  { options }: SearchSerializer,
  text: string,
): Record<string, unknown> => options.parseSearch(`?${text}`);
