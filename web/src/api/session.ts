// The session. It is loaded during server rendering, so that the first paint is right.
import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { isRefusal } from './call-error.ts';
import type { Api } from './client.ts';
import { useApi } from './use-api.ts';

export interface Session {
  /** null: a guest. */
  readonly user: UserData | null;
  /** An admin impersonates this user, and may neither bid nor pay (R36). */
  readonly impersonated: boolean;
  /** Above 0, only Cards and Receipts remain in the menus (NAV-04). */
  readonly pendingCount: number;
  /** The server's version; empty for a guest (AUTH-20). */
  readonly appVersion: string;
  /** The message during maintenance, for everyone except admins (NAV-09). */
  readonly maintenanceMessage: string | null;
}

export const SESSION_KEY = ['session'] as const;
export const GUEST: Session = {
  user: null,
  impersonated: false,
  pendingCount: 0,
  appVersion: '',
  maintenanceMessage: null,
};

const LEAVING_KEY = ['leaving'];

/** From now on the page, which is about to reload, keeps the session that it shows. */
export const leavePage = (client: QueryClient): void => void client.setQueryData(LEAVING_KEY, true);

export const isLeavingPage = (client: QueryClient): boolean =>
  client.getQueryData(LEAVING_KEY) === true;

export const sessionQuery = (api: Api) =>
  queryOptions({
    queryKey: SESSION_KEY,
    queryFn: ({ client }): Promise<Session> =>
      readSession(api, client.getQueryData<Session>(SESSION_KEY) ?? GUEST),
    staleTime: Infinity,
  });

async function readSession(api: Api, before: Session): Promise<Session> {
  try {
    const [profile, pending] = await Promise.all([
      api('account.getUserProfileDetails', {}),
      api('account.pendingCount', {}),
    ]);
    const { userData, impersonated, appVersion } = profile.data;
    const pendingCount = pending.data.responseData;
    const maintenanceMessage = userData.role === 'staff' ? await readClosed(api) : null;
    return { user: userData, impersonated, appVersion, pendingCount, maintenanceMessage };
  } catch (error) {
    // The session cannot be read, but it has not ended.
    if (isRefusal(error, 'Maintenance')) return { ...before, maintenanceMessage: error.message };
    if (isRefusal(error, 'SignInNeeded')) return GUEST;
    throw error;
  }
}

/** Staff stay signed in during maintenance for their desk; all else is closed to them, too. */
async function readClosed(api: Api): Promise<string | null> {
  const { enabled, message } = (await api('defaults.getDefault', {})).data.maintanenceData;
  return enabled ? message : null;
}

/** Of the page; null: a guest. */
export const userIdOf = (client: QueryClient): string | null =>
  client.getQueryData<Session>(SESSION_KEY)?.user?.user_id ?? null;

export const useSession = (): Session =>
  useRouteContext({ from: '__root__', select: ({ session }) => session });

/** NAV-09: an open page stays, with a banner, and the user does not look signed out. */
export function changeMaintenance(client: QueryClient, message: string | null): void {
  const session = client.getQueryData<Session>(SESSION_KEY);
  if (session === undefined || session.user?.role === 'admin') return;
  if (session.maintenanceMessage === message) return;
  // A page that was opened during maintenance does not know its user.
  if (message === null) void client.invalidateQueries({ queryKey: SESSION_KEY });
  else client.setQueryData(SESSION_KEY, { ...session, maintenanceMessage: message });
}

/** The current message during maintenance, also on a page that was opened before. */
export function useMaintenance() {
  const { data, refetch, isFetching } = useQuery(sessionQuery(useApi()));
  return { message: data?.maintenanceMessage ?? null, look: () => void refetch(), isFetching };
}

/** After signing in or out: refetches everything. */
export function useSessionChange(): () => Promise<void> {
  const client = useQueryClient();
  const router = useRouter();
  return async () => {
    await client.resetQueries();
    router.options.context.live.renew();
    await router.invalidate();
  };
}
