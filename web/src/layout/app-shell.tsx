import { Outlet, useHydrated } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { BidRemedyContext } from '../api/bids/bid-remedy.ts';
import { useSession } from '../api/session.ts';
import { OutdatedPage } from '../features/outdated-page/outdated-page.tsx';
import { keepFocus } from '../lib/interaction/keep-focus.ts';
import { usePrintInLight } from '../lib/interaction/use-print-in-light.ts';
import { useLazyPart } from '../lib/interaction/use-lazy-part.ts';
import { Announcer } from './announcer.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import classes from './shell.module.css';
import { LayerKeys } from './layer-keys.tsx';
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

/** Loaded ahead, since it cannot be loaded when it is needed, but not in the way of the page. */
const fetchOfflinePage = async () =>
  (await import('../features/offline-page/offline-page.tsx')).OfflinePage;
const OFFLINE_PAGE_DELAY_MS = 3_000;

export function AppShell() {
  usePrintInLight();
  useEffect(keepFocus, []);
  const { Part: OfflinePage, fetchPart } = useLazyPart(fetchOfflinePage);
  // When it cannot be loaded, the hint that the visitor is offline remains.
  const fetchAhead = useEffectEvent(() => void fetchPart().catch(() => undefined));
  useEffect(() => {
    const timer = setTimeout(fetchAhead, OFFLINE_PAGE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <BidRemedyContext value={fetchRemedy}>
      <div className={classes.shell}>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <TestStoreNotice />
        <Header />
        <main id="main" className={classes.main} tabIndex={-1}>
          <Outlet />
          {OfflinePage !== null && <OfflinePage />}
        </main>
        <Footer />
        <Announcer />
        <LayerKeys />
        <OutdatedPage />
        <BuyerParts />
      </div>
    </BidRemedyContext>
  );
}

/** By itself, so that the shell does not render again after hydration. */
function BuyerParts() {
  const { user, impersonated } = useSession();
  const hydrated = useHydrated();
  if (!hydrated || user?.role !== 'buyer') return null;
  return (
    <>
      <Suspense>
        <AfterSignIn />
      </Suspense>
      {!impersonated && (
        <Suspense>
          <LiveBar userId={user.user_id} />
        </Suspense>
      )}
    </>
  );
}
