import { useSearch } from '@tanstack/react-router';
import { SearchForm, type SearchFormProps } from './search-form.tsx';

/** NAV-03, FIND-03. */
export function SearchBox(props: Omit<SearchFormProps, 'words'>) {
  const words = useSearch({ strict: false, select: (search) => search.q ?? '' });
  return <SearchForm words={words} {...props} />;
}
