import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { hoursQuery } from '../api/hours.ts';
import { callQuery } from '../api/query.tsx';
import { sessionQuery } from '../api/session.ts';
import { LotDrawerLoading } from '../features/lot/lot-drawer-shell.tsx';
import { useLotDrawer } from '../features/lot/open-lot.tsx';
import { alertError, NOT_LOADED } from '../lib/notices/alerts.ts';
import { readReferer } from '../lib/address/same-site-path.ts';
import { useLazyPart } from '../lib/interaction/use-lazy-part.ts';
import { AppShell } from '../layout/app-shell.tsx';
import { PageDocument } from '../layout/page-document.tsx';
import { NotFoundPage } from '../layout/not-found-page.tsx';
import { TroublePage } from '../layout/trouble-page.tsx';
import { paths } from '../paths.ts';
import type { RouterContext } from '../router.tsx';
import { TYPEFACE_ADDRESS } from '../ui/theme/typeface.ts';

export interface AnySearch {
  /** The lot in the drawer, over any page (NAV-11). */
  readonly lot?: string;
}

const fetchLotDrawer = async () => (await import('../pages/lot/lot-drawer.tsx')).LotDrawer;

function Root(): ReactNode {
  const { lotId, close } = useLotDrawer();
  const { api, queryClient } = Route.useRouteContext();
  const { Part: LotDrawer, fetchPart } = useLazyPart(fetchLotDrawer);
  const giveUp = useEffectEvent(() => {
    alertError(NOT_LOADED);
    // Removed from the address, so that the next click tries again.
    close();
  });
  const fetchDrawer = useEffectEvent(fetchPart);
  const prefetchLot = useEffectEvent(
    (product_id: string) =>
      void queryClient.prefetchQuery(callQuery(api, 'catalog.getProductInfo', { product_id })),
  );
  useEffect(() => {
    if (lotId === undefined) return;
    let isOver = false;
    // At the same time as the code that shows it.
    prefetchLot(lotId);
    // The drawer closes; the page behind it stays usable.
    void fetchDrawer().catch(() => isOver || giveUp());
    return () => {
      isOver = true;
    };
  }, [lotId]);
  return (
    <>
      <AppShell />
      {/* Stays mounted after loading, for its closing animation. */}
      {LotDrawer !== null && <LotDrawer />}
      <LotDrawerLoading loaded={LotDrawer !== null} />
    </>
  );
}

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: (search): AnySearch => {
    const { lot } = search;
    return typeof lot === 'string' && lot !== '' && lot.length <= 80 ? { lot } : {};
  },
  beforeLoad: async ({ context, location }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery(context.api));
    const { pathname } = location;
    const isOpenPage =
      pathname === paths.maintenance ||
      pathname === paths.login ||
      (pathname === paths.desk && session.user !== null);
    if (session.maintenanceMessage !== null && !isOpenPage)
      throw redirect({
        to: paths.maintenance,
        // Leads back after maintenance.
        search: pathname === paths.home ? {} : readReferer({ referer: location.href }),
      });
    return { session };
  },
  // For the footer. A failed call leaves the hours out.
  loader: async ({ context }) => {
    if (import.meta.env.SSR) await context.queryClient.prefetchQuery(hoursQuery(context.api));
  },
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      { title: 'Hammerdock' },
      {
        name: 'description',
        content: 'Bid on returned and overstock goods and pick them up nearby.',
      },
    ],
    links: [
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
      {
        rel: 'preload',
        href: TYPEFACE_ADDRESS,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous',
      },
    ],
  }),
  shellComponent: PageDocument,
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: TroublePage,
});
