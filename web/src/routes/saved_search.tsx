import { createFileRoute } from '@tanstack/react-router';
import { SavedSearchesPage } from '../pages/saved-searches/saved-searches-page.tsx';

export interface SavedSearchesAddress {
  readonly page?: number;
}

export const Route = createFileRoute('/saved_search')({
  validateSearch: (search: Record<string, unknown>): SavedSearchesAddress => {
    const page = Number(search['page']);
    return Number.isInteger(page) && page > 1 && page <= 10_000 ? { page } : {};
  },
  head: () => ({ meta: [{ title: 'My Saved Searches | Hammerdock' }] }),
  component: SavedSearches,
});

function SavedSearches() {
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SavedSearchesPage page={page} onPage={(next) => void navigate({ search: { page: next } })} />
  );
}
