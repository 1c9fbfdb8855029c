// A session belongs to the version it began with (AUTH-04, AUTH-20). When the server reports
// another version, this browser signs out and reloads the page; other changes are shown.
import type { QueryClient } from '@tanstack/react-query';
import { forgetStoredOfUser } from '../../lib/stored-of-user.ts';
import { alertSuccess } from '../../lib/notices/alerts.ts';
import type { Api } from '../client.ts';
import type { Live } from '../live/live.ts';
import {
  isLeavingPage,
  leavePage,
  SESSION_KEY,
  sessionQuery,
  userIdOf,
  type Session,
} from '../session.ts';

const VERSION_KEY = 'hammerdock.appVersion';
const MESSAGE_KEY = 'hammerdock.goodbye';
const STALE_AFTER_MS = 60_000;

/** Stores the version of a sign-in. */
export const storeVersion = (version: string): void => localStorage.setItem(VERSION_KEY, version);

export interface VersionCheck {
  readonly store: string | null;
  readonly isOutdated: boolean;
}

/** What to store next, and whether the session belongs to an older version. */
export function checkVersion(
  { user, appVersion }: Pick<Session, 'user' | 'appVersion'>,
  stored: string | null,
): VersionCheck {
  if (user === null) return { store: null, isOutdated: false };
  return { store: appVersion, isOutdated: stored !== null && stored !== appVersion };
}

interface Watched {
  readonly queryClient: QueryClient;
  readonly api: Api;
  readonly live: Live;
  /** Shows a refetched session that differs: it has ended or changed elsewhere. */
  readonly onChange: () => unknown;
}

/**
 * Checks every answer about the session, and refetches it when the page becomes visible; that of a
 * guest when another tab has signed in.
 */
export function watchVersion({ queryClient, api, live, onChange }: Watched): void {
  showStoredMessage();
  const check = () => {
    const session = queryClient.getQueryData<Session>(SESSION_KEY);
    if (session === undefined || isLeavingPage(queryClient)) return;
    const { store, isOutdated } = checkVersion(session, localStorage.getItem(VERSION_KEY));
    if (store === null) forgetUser();
    else if (!isOutdated) storeVersion(store);
    if (!isOutdated) return;
    leavePage(queryClient);
    void signOutAndReload(api);
  };
  const refetch = (staleTime: number) => {
    // A guest's session would redirect the page, which cancels the reload.
    if (isLeavingPage(queryClient)) return;
    const session = queryClient.getQueryData<Session>(SESSION_KEY);
    if (session === undefined) return;
    const wasGuest = session.user === null;
    if (wasGuest && localStorage.getItem(VERSION_KEY) === null) return;
    const fetched = queryClient.fetchQuery({
      ...sessionQuery(api),
      staleTime: wasGuest ? 0 : staleTime,
    });
    // Offline: checked again later.
    void fetched.then(
      () => {
        // The same object if nothing differs.
        if (queryClient.getQueryData(SESSION_KEY) === session) return;
        const userId = userIdOf(queryClient);
        // What the page has of the first user, such as a bid without an answer, is not the other's.
        if (!wasGuest && userId !== null && userId !== session.user?.user_id) {
          leavePage(queryClient);
          forgetStoredOfUser();
          return window.location.reload();
        }
        if (wasGuest) live.renew();
        onChange();
        // What was loaded for a guest lacks the user's bids.
        if (wasGuest) void queryClient.invalidateQueries();
      },
      () => undefined,
    );
  };
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === SESSION_KEY[0]) check();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refetch(STALE_AFTER_MS);
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === VERSION_KEY && newValue !== null) refetch(0);
  });
  let wasLost = false;
  // A deployment restarts the server, which the live connection notices first.
  live.subscribe(() => {
    if (wasLost && live.state() === 'live') refetch(0);
    wasLost = live.state() === 'lost';
  });
  check();
}

async function signOutAndReload(api: Api): Promise<void> {
  // When the server cannot end the session, this browser still leaves it.
  const answer = await api('auth.signout', {}).catch(() => null);
  forgetUser();
  if (answer !== null) sessionStorage.setItem(MESSAGE_KEY, answer.statusText);
  window.location.replace('/');
}

/** What this browser stores of a user is deleted when the session ends, here or elsewhere. */
function forgetUser(): void {
  localStorage.removeItem(VERSION_KEY);
  forgetStoredOfUser();
}

/** Shows the sign-out message after the reload. */
function showStoredMessage(): void {
  const message = sessionStorage.getItem(MESSAGE_KEY);
  if (message === null) return;
  sessionStorage.removeItem(MESSAGE_KEY);
  alertSuccess(message);
}
