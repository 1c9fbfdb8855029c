import { createFileRoute } from '@tanstack/react-router';
import { readPageAddress, type PageAddress } from '../lib/address/page-address.ts';
import { SavedSearchesPage } from '../pages/saved-searches/saved-searches-page.tsx';
import { readStrictly } from '../lib/address/read-strictly.ts';

export interface SavedSearchesAddress extends PageAddress {
  /** From an unsubscribe link of a saved search; works without a session. */
  readonly mute?: string;
}

const TOKEN_LENGTH_MAX = 200;

const readAddress = readStrictly((search: Record<string, unknown>): SavedSearchesAddress => {
  const mute = search['mute'];
  return {
    ...readPageAddress(search),
    ...(typeof mute === 'string' && mute.length <= TOKEN_LENGTH_MAX ? { mute } : {}),
  };
});

export const Route = createFileRoute('/saved_search')({
  validateSearch: readAddress,
  head: () => ({ meta: [{ title: 'My Saved Searches | Hammerdock' }] }),
  component: SavedSearches,
});

function SavedSearches() {
  const { page = 1, mute } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SavedSearchesPage
      page={page}
      onPage={(next) => void navigate({ search: { page: next } })}
      {...(mute === undefined ? {} : { mute })}
    />
  );
}
