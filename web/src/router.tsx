// Creates the router: one per request on the server, one per tab in the browser.
import {
  hydrate,
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import {
  type AnyRouter,
  createRouter,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router';
import type { Instant } from '@hammerdock/domain/time.ts';
import type { ReactNode } from 'react';
import { isRefusal, isUndecided, SIGNED_OUT } from './api/call-error.ts';
import type { Api } from './api/client.ts';
import { LiveContext } from './api/live/live-hooks.ts';
import { openLive, type Live } from './api/live/live.ts';
import { ApiContext } from './api/use-api.ts';
import {
  changeMaintenance,
  GUEST,
  isLeavingPage,
  SESSION_KEY,
  type Session,
} from './api/session.ts';
import { ClockContext, openClock } from './lib/time/clock.tsx';
import { scrollsAfterRender } from './lib/address/first-scroll.ts';
import { NO_SETTINGS, StoreSettingsContext, type StoreSettings } from './lib/store-settings.ts';
import { NotFoundPage } from './layout/not-found-page.tsx';
import type { AppData } from './layout/page-data.tsx';
import { TroublePage } from './layout/trouble-page.tsx';
import { routeTree } from './routeTree.gen.ts';

export interface RouterContext {
  readonly queryClient: QueryClient;
  readonly api: Api;
  readonly live: Live;
  /** The public origin, for link previews. */
  readonly origin: string;
}

interface AppContext {
  readonly api: Api;
  readonly origin: string;
  /** The server's time when the page was rendered. */
  readonly renderedAt?: Instant;
  readonly settings?: StoreSettings;
}

export function openRouter({ api, origin, renderedAt, ...given }: AppContext) {
  let clock = openClock(renderedAt ?? Date.now());
  let settings = given.settings ?? NO_SETTINGS;
  // Each reloads the page only when it changes the session: the page may send the same call again.
  const onError = (error: unknown, isOfLoader = false) => {
    const session = queryClient.getQueryData<Session>(SESSION_KEY);
    if (isRefusal(error, 'Maintenance')) {
      onMaintenance(error.message);
      // A page that cannot be loaded leads to the page of maintenance; an open page stays.
      if (isOfLoader && session?.maintenanceMessage === null) void router.invalidate();
    }
    // The session has ended elsewhere, so the page must show a guest.
    if (!isRefusal(error, 'SignInNeeded') || session?.user === null) return;
    // The redirect of a guest would cancel the reload.
    if (isLeavingPage(queryClient)) return;
    error.message = SIGNED_OUT;
    queryClient.setQueryData(SESSION_KEY, GUEST);
    void router.invalidate();
  };
  const onMaintenance = (message: string | null) => changeMaintenance(queryClient, message);
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => onError(error, query.getObserversCount() === 0),
    }),
    mutationCache: new MutationCache({ onError: (error) => onError(error) }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => isUndecided(error) && failures < 2,
      },
    },
  });
  const live = openLive({ queryClient, clock: () => clock, onMaintenance });
  const context: RouterContext = { queryClient, api, origin, live };
  const router = createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: scrollsAfterRender((): AnyRouter => router),
    // Readable addresses: ?sort=4, not ?sort=%224%22.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
    defaultErrorComponent: TroublePage,
    defaultNotFoundComponent: NotFoundPage,
    // Written by PageData on the server.
    hydrate: (data: AppData) => {
      clock = openClock(data.renderedAt);
      settings = data.settings;
      hydrate(queryClient, data.answers);
    },
    Wrap: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>
        <ApiContext value={api}>
          <LiveContext value={live}>
            <ClockContext value={clock}>
              <StoreSettingsContext value={settings}>{children}</StoreSettingsContext>
            </ClockContext>
          </LiveContext>
        </ApiContext>
      </QueryClientProvider>
    ),
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof openRouter>;
  }
}
