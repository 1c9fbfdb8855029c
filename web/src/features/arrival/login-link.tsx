import { useHydrated, useLocation } from '@tanstack/react-router';
import { readReferer, type Referer } from '../../lib/same-site-path.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';

/** Pages that one comes to in order to sign in, or to begin with: nobody wants to go back there. */
const WAYS_IN: readonly string[] = [
  paths.home,
  paths.login,
  paths.registration,
  paths.forgotPassword,
  paths.resetPassword,
  paths.maintenance,
];

/** NAV-02: signing in leads back to where one is, or where one wanted to go. */
export const LoginLink = () => (
  <LinkButton to={paths.login} search={useWayBack()} variant="light" size="sm" px="sm">
    Login / Register
  </LinkButton>
);

function useWayBack(): Referer {
  const { pathname, href, search } = useLocation();
  // The server's page is the same for all who look at it, wherever they came from.
  const hydrated = useHydrated();
  if (!hydrated) return {};
  return WAYS_IN.includes(pathname) ? readReferer({ ...search }) : readReferer({ referer: href });
}
