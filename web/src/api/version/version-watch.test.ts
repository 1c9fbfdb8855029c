import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { fakeStorage } from '../../testing/fake-storage.ts';
import { openApi } from '../client.ts';
import type { LiveState } from '../live/live.ts';
import { GUEST, SESSION_KEY, type Session } from '../session.ts';
import { checkVersion, storeVersion, watchVersion } from './version-watch.ts';

fakeStorage();

// Only whether a user is signed in matters here.
const user = { user_id: 'bea' } as UserData;

test('AUTH-20 a session of another version is outdated; one without a version is accepted', () => {
  const judge = (stored: string | null, appVersion: string) =>
    checkVersion({ user, appVersion }, stored);
  expect(judge(null, '11/01/24')).toEqual({ store: '11/01/24', isOutdated: false });
  expect(judge('11/01/24', '11/01/24')).toEqual({ store: '11/01/24', isOutdated: false });
  expect(judge('10/15/24', '11/01/24').isOutdated).toBe(true);
  expect(judge('11/01/24', '12/01/24').isOutdated).toBe(true);
});

test('a guest has no version, so the next sign-in is not taken for an old session', () => {
  const guest = { user: null, appVersion: '' };
  expect(checkVersion(guest, '10/15/24')).toEqual({ store: null, isOutdated: false });
});

const BEFORE = { ...GUEST, user, appVersion: '11/01/24' };

/** Watches a page with this session, whose calls are answered by their names. */
function watching(answers: Record<string, object | Promise<never>>, before: Session = BEFORE) {
  const client = new QueryClient();
  client.setQueryData(SESSION_KEY, before);
  const [window, document] = [new EventTarget(), new EventTarget()];
  const reload = vi.fn<() => void>();
  vi.stubGlobal('window', Object.assign(window, { location: { reload } }));
  vi.stubGlobal('document', Object.assign(document, { visibilityState: 'visible' }));
  vi.stubGlobal('sessionStorage', { getItem: () => null, removeItem: () => undefined });
  const called: string[] = [];
  const api = openApi(async (name) => {
    called.push(name);
    const data = answers[name];
    if (data !== undefined) return { status: 'success', statusText: '', data: await data };
    const refused = { code: 'SignInNeeded', statusText: '', facts: {}, fieldErrors: {} };
    return { status: 'error', ...refused, requestId: 'r' };
  });
  let state: LiveState = 'live';
  let change: () => void = () => undefined;
  const become = (next: LiveState) => {
    state = next;
    change();
  };
  const onChange = vi.fn();
  watchVersion({
    queryClient: client,
    api,
    live: {
      watch: () => () => undefined,
      apply: () => undefined,
      renew: () => undefined,
      state: () => state,
      subscribe: (listener) => {
        change = listener;
        return () => undefined;
      },
    },
    onChange,
  });
  const showPage = () => document.dispatchEvent(new Event('visibilitychange'));
  /** Another tab stores the version of its sign-in. */
  const signInElsewhere = () => {
    storeVersion('11/01/24');
    const stored = { key: 'hammerdock.appVersion', newValue: '11/01/24' };
    window.dispatchEvent(Object.assign(new Event('storage'), stored));
  };
  return { client, called, become, onChange, showPage, signInElsewhere, reload };
}

test('AUTH-20 a page that signs out and reloads does not refetch its session when its connection returns', () => {
  storeVersion('10/15/24');
  // The reload waits for this answer.
  const { called, become } = watching({ 'auth.signout': new Promise<never>(() => undefined) });
  become('lost');
  become('live');
  expect(called).toEqual(['auth.signout']);
});

const profileOf = (userData: object) => ({
  'account.getUserProfileDetails': { userData, impersonated: false, appVersion: '11/01/24' },
  'account.pendingCount': { responseData: 0 },
});

test('a session that has ended elsewhere is shown when the connection returns', async () => {
  storeVersion('11/01/24');
  const { client, become, onChange } = watching({});
  become('lost');
  become('live');
  await expect.poll(() => onChange.mock.calls).toHaveLength(1);
  expect(client.getQueryData(SESSION_KEY)).toEqual(GUEST);
});

test('a session that is still the same is not shown again', async () => {
  storeVersion('11/01/24');
  const { client, called, become, onChange } = watching(profileOf(user));
  become('lost');
  become('live');
  await expect.poll(() => called).toHaveLength(2);
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(onChange).not.toHaveBeenCalled();
});

test('a profile that was changed elsewhere is shown when the connection returns', async () => {
  storeVersion('11/01/24');
  const { client, become, onChange } = watching(profileOf({ ...user, total_prices: 1 }));
  become('lost');
  become('live');
  await expect.poll(() => onChange.mock.calls).toHaveLength(1);
  expect(client.getQueryData(SESSION_KEY)).toMatchObject({ user: { total_prices: 1 } });
});

test('a page is reloaded when another user has signed in in another tab', async () => {
  storeVersion('11/01/24');
  const { onChange, reload, signInElsewhere } = watching(profileOf({ user_id: 'rolf' }));
  signInElsewhere();
  await expect.poll(() => reload.mock.calls).toHaveLength(1);
  expect(onChange).not.toHaveBeenCalled();
});

test('a guest’s page shows the user who has signed in in another tab', async () => {
  const { client, onChange, signInElsewhere } = watching(profileOf(user), GUEST);
  client.setQueryData(['bids.getInPlay', {}], {});
  signInElsewhere();
  await expect.poll(() => onChange.mock.calls).toHaveLength(1);
  expect(client.getQueryData(SESSION_KEY)).toMatchObject({ user });
  expect(client.getQueryState(['bids.getInPlay', {}])?.isInvalidated).toBe(true);
});

test('a guest’s page asks for its session when it becomes visible only after a sign-in', async () => {
  const { called, onChange, showPage } = watching(profileOf(user), GUEST);
  showPage();
  expect(called).toEqual([]);
  storeVersion('11/01/24');
  showPage();
  await expect.poll(() => onChange.mock.calls).toHaveLength(1);
});
