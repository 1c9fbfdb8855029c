// Who is signed in. The page's server asks first, so the first picture is already the right one.
import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { isRefusal } from './call-error.ts';
import type { Api } from './client.ts';

export interface Session {
  /** null: a guest. */
  readonly user: UserData | null;
  /** An admin looks through this user's eyes, and may neither bid nor pay (R36). */
  readonly impersonated: boolean;
  /** Above 0, only Cards and Receipts remain in the menus (NAV-04). */
  readonly pendingCount: number;
  /** The store's version as the server tells it; empty for a guest (AUTH-20). */
  readonly appVersion: string;
  /** What is said while the store is closed for maintenance, to all but its admins (NAV-09). */
  readonly closedSaying: string | null;
}

export const SESSION_KEY = ['session'] as const;
export const GUEST: Session = {
  user: null,
  impersonated: false,
  pendingCount: 0,
  appVersion: '',
  closedSaying: null,
};

export const sessionQuery = (api: Api) =>
  queryOptions({
    queryKey: SESSION_KEY,
    queryFn: (): Promise<Session> => readSession(api),
    staleTime: Infinity,
  });

async function readSession(api: Api): Promise<Session> {
  try {
    const [profile, pending] = await Promise.all([
      api('account.getUserProfileDetails', {}),
      api('account.pendingCount', {}),
    ]);
    const { userData, ...shown } = profile.data;
    const pendingCount = pending.data.responseData;
    const closedSaying = userData.role === 'staff' ? await readClosed(api) : null;
    return { ...shown, user: userData, pendingCount, closedSaying };
  } catch (error) {
    if (isRefusal(error, 'Maintenance')) return { ...GUEST, closedSaying: error.message };
    if (isRefusal(error, 'SignInNeeded')) return GUEST;
    throw error;
  }
}

/** Staff stay signed in while the store is closed, for their desk; the rest is shut to them too. */
async function readClosed(api: Api): Promise<string | null> {
  const { enabled, message } = (await api('defaults.getDefault', {})).data.maintenanceData;
  return enabled ? message : null;
}

export const useSession = (): Session =>
  useRouteContext({ from: '__root__', select: ({ session }) => session });

/** After signing in or out: everything is asked afresh. */
export function useSessionChange(): () => Promise<void> {
  const client = useQueryClient();
  const router = useRouter();
  return async () => {
    await client.resetQueries();
    router.options.context.live.renew();
    await router.invalidate();
  };
}

/** After a change of one's own profile: the page stays as it is, with what was typed into it. */
export function useProfileChange(): () => Promise<void> {
  const client = useQueryClient();
  const router = useRouter();
  return async () => {
    await client.fetchQuery({ ...sessionQuery(router.options.context.api), staleTime: 0 });
    await router.invalidate();
  };
}
