import { createFileRoute } from '@tanstack/react-router';
import { callQuery } from '../api/query.tsx';
import { readReferer } from '../lib/address/same-site-path.ts';
import { FOLLOWED_LOTS } from '../pages/home/followed-shelf.tsx';
import { HomePage } from '../pages/home/home-page.tsx';
import { readStrictly } from '../lib/address/read-strictly.ts';

const readAddress = readStrictly(readReferer);

export const Route = createFileRoute('/')({
  validateSearch: readAddress,
  loader: async ({ context: { queryClient, api, session } }) => {
    const answers = Promise.all([
      queryClient.ensureQueryData(callQuery(api, 'catalog.homeProducts', {})),
      // Only guests see the locations.
      session.user === null &&
        queryClient.ensureQueryData(callQuery(api, 'defaults.getLocations', {})),
      session.user !== null && queryClient.ensureQueryData(callQuery(api, 'bids.getInPlay', {})),
      session.user?.role === 'buyer' &&
        queryClient.ensureQueryData(callQuery(api, 'catalog.searchProducts', FOLLOWED_LOTS)),
    ]);
    // In the browser the page shows its own loading state (LIST-13).
    if (typeof document === 'undefined') await answers;
    else void answers.catch(() => undefined);
  },
  component: HomePage,
});
