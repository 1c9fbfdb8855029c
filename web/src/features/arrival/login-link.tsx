import { useHydrated, useLocation } from '@tanstack/react-router';
import { readReferer, type Referer } from '../../lib/address/same-site-path.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';

/** Pages for signing in, and the home page: signing in does not lead back to them. */
const WAYS_IN: readonly string[] = [
  paths.home,
  paths.login,
  paths.registration,
  paths.forgotPassword,
  paths.resetPassword,
  paths.maintenance,
];

/** NAV-02: signing in leads back to the current or the requested page. */
export const LoginLink = () => (
  <LinkButton to={paths.login} search={useWayBack()} variant="light" size="sm" px="sm">
    Login / Register
  </LinkButton>
);

function useWayBack(): Referer {
  const { pathname, href, search } = useLocation();
  // The rendered page is shared by all visitors, so it cannot contain their address.
  const hydrated = useHydrated();
  if (!hydrated) return {};
  return WAYS_IN.includes(pathname) ? readReferer({ ...search }) : readReferer({ referer: href });
}
