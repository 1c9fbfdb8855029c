import { createFileRoute } from '@tanstack/react-router';
import { callQuery } from '../api/query.tsx';
import { sameSitePath } from '../lib/same-site-path.ts';
import { HomePage } from '../pages/home/home-page.tsx';

export interface HomeSearch {
  /** Where a guest wanted to go before signing in (NAV-02). */
  readonly referer?: string;
}

export const Route = createFileRoute('/')({
  validateSearch: (search): HomeSearch => {
    const referer = sameSitePath(search['referer']);
    return referer === null ? {} : { referer };
  },
  loader: ({ context: { queryClient, api, session } }) =>
    Promise.all([
      queryClient.ensureQueryData(callQuery(api, 'catalog.homeProducts', {})),
      // Where to collect is told to guests only.
      session.user === null &&
        queryClient.ensureQueryData(callQuery(api, 'defaults.getLocations', {})),
    ]),
  component: HomePage,
});
