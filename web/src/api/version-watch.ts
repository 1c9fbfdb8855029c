// A session belongs to the version of the store it began with (AUTH-04, AUTH-20). When the server
// tells another one, this browser signs out and loads the page afresh.
import type { QueryClient } from '@tanstack/react-query';
import { alertSuccess } from '../lib/alerts.ts';
import type { Api } from './client.ts';
import type { Live } from './live.ts';
import { SESSION_KEY, sessionQuery, type Session } from './session.ts';

const KEPT_AS = 'hammerdock.appVersion';
const GOODBYE = 'hammerdock.goodbye';
const LOOK_AFTER_MS = 60_000;

/** The version a sign-in came with. */
export const keepVersion = (version: string): void => localStorage.setItem(KEPT_AS, version);

export interface VersionVerdict {
  readonly keep: string | null;
  readonly isOutdated: boolean;
}

/** What to keep from now on, and whether the session is of an older version. */
export function judgeVersion(
  { user, appVersion }: Pick<Session, 'user' | 'appVersion'>,
  kept: string | null,
): VersionVerdict {
  if (user === null) return { keep: null, isOutdated: false };
  return { keep: appVersion, isOutdated: kept !== null && kept !== appVersion };
}

interface Watched {
  readonly queryClient: QueryClient;
  readonly api: Api;
  readonly live: Live;
}

/** Looks at every answer about the session, and asks again when people come back to the page. */
export function watchVersion({ queryClient, api, live }: Watched): void {
  sayGoodbye();
  let leaving = false;
  const look = () => {
    const session = queryClient.getQueryData<Session>(SESSION_KEY);
    if (session === undefined || leaving) return;
    const { keep, isOutdated } = judgeVersion(session, localStorage.getItem(KEPT_AS));
    if (keep === null) localStorage.removeItem(KEPT_AS);
    else if (!isOutdated) keepVersion(keep);
    if (!isOutdated) return;
    leaving = true;
    void signOutAndReload(api);
  };
  const ask = (staleTime: number) => {
    const session = queryClient.getQueryData<Session>(SESSION_KEY);
    if (session === undefined || session.user === null) return;
    const asked = queryClient.fetchQuery({ ...sessionQuery(api), staleTime });
    // Offline: the next look asks again.
    void asked.then(look, () => undefined);
  };
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === SESSION_KEY[0]) look();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ask(LOOK_AFTER_MS);
  });
  let wasLost = false;
  // A new version is put up by a restart, which the live line notices first.
  live.subscribe(() => {
    if (wasLost && live.state() === 'live') ask(0);
    wasLost = live.state() === 'lost';
  });
  look();
}

async function signOutAndReload(api: Api): Promise<void> {
  // A session that cannot be ended at the server is left at least in this browser.
  const said = await api('auth.signout', {}).catch(() => null);
  localStorage.removeItem(KEPT_AS);
  if (said !== null) sessionStorage.setItem(GOODBYE, said.statusText);
  window.location.replace('/');
}

/** What the sign-out said before the page was loaded afresh. */
function sayGoodbye(): void {
  const said = sessionStorage.getItem(GOODBYE);
  if (said === null) return;
  sessionStorage.removeItem(GOODBYE);
  alertSuccess(said);
}
