import { Outlet, useHydrated } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useSession } from '../api/session.ts';
import { OutdatedPage } from '../features/outdated-page/outdated-page.tsx';
import { keepFocus } from '../lib/interaction/keep-focus.ts';
import { Announcer } from './announcer.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import classes from './shell.module.css';
import { TestStoreNotice } from './test-store-notice.tsx';

// Loaded only for signed-in buyers. When loading fails, these parts are skipped and the page stays.
const AfterSignIn = lazy(() =>
  import('../features/after-sign-in/after-sign-in.tsx').then(
    (asking) => ({ default: asking.AfterSignIn }),
    () => ({ default: () => <></> }),
  ),
);

const LiveBar = lazy(() =>
  import('../features/in-play/live-bar.tsx').then(
    (inPlay) => ({ default: inPlay.LiveBar }),
    () => ({ default: () => <></> }),
  ),
);

const fetchRemedy = async () =>
  (await import('../features/bid-panel/raise-remedy.tsx')).RaiseRemedy;

export function AppShell() {
  const { user, impersonated } = useSession();
  const hydrated = useHydrated();
  useEffect(keepFocus, []);
  return (
    <div className={classes.shell}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <TestStoreNotice />
      <Header />
      <main id="main" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Announcer />
      <OutdatedPage />
      {hydrated && user?.role === 'buyer' && (
        <Suspense>
          <AfterSignIn />
        </Suspense>
      )}
      {hydrated && user?.role === 'buyer' && !impersonated && (
        <Suspense>
          <LiveBar userId={user.user_id} fetchRemedy={fetchRemedy} />
        </Suspense>
      )}
    </div>
  );
}
