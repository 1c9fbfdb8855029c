import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { SIGNED_OUT } from './api/call-error.ts';
import { openApi } from './api/client.ts';
import { callQuery } from './api/query.tsx';
import { GUEST, leavePage, SESSION_KEY, type Session } from './api/session.ts';
import { openRouter } from './router.tsx';

const ANA = { user_id: 'u1' } as Partial<UserData> as UserData;

/** A router whose calls are refused with this code, in the session of a buyer or this one. */
function refusing(code: string, session: Partial<Session> = { user: ANA }) {
  let calls = 0;
  const api = openApi(() => {
    calls += 1;
    return Promise.resolve({
      status: 'error',
      code,
      statusText: code === 'Maintenance' ? 'Back at noon.' : '',
      facts: {},
      fieldErrors: {},
      requestId: 'r',
    });
  });
  const router = openRouter({ api, origin: 'https://store.example' });
  const { queryClient } = router.options.context;
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: ['/'] }) });
  router.invalidate = vi.fn();
  queryClient.setQueryData(SESSION_KEY, { ...GUEST, ...session });
  const ask = () => queryClient.fetchQuery(callQuery(api, 'defaults.getLocations', {}));
  return { router, queryClient, ask, calls: () => calls, reload: router.invalidate };
}

test('the page shows a guest when the session has ended elsewhere', async () => {
  const { queryClient, ask, reload } = refusing('SignInNeeded');
  await expect(ask()).rejects.toMatchObject({ code: 'SignInNeeded', message: SIGNED_OUT });
  expect(queryClient.getQueryData(SESSION_KEY)).toEqual(GUEST);
  expect(reload).toHaveBeenCalled();
});

test('AUTH-20 a page that is about to reload keeps its session when a call is refused', async () => {
  const { queryClient, ask, reload } = refusing('SignInNeeded');
  leavePage(queryClient);
  await expect(ask()).rejects.toMatchObject({ code: 'SignInNeeded' });
  expect(queryClient.getQueryData(SESSION_KEY)).toMatchObject({ user: ANA });
  expect(reload).not.toHaveBeenCalled();
});

const CLOSED = { user: ANA, maintenanceMessage: 'Back at noon.' };

test('a page that cannot be loaded during maintenance is left, and its user stays signed in', async () => {
  const { queryClient, ask, reload } = refusing('Maintenance');
  await expect(ask()).rejects.toMatchObject({ code: 'Maintenance' });
  expect(queryClient.getQueryData(SESSION_KEY)).toMatchObject(CLOSED);
  expect(reload).toHaveBeenCalled();
});

test('an open page stays when maintenance begins', async () => {
  const { queryClient, ask, reload } = refusing('Maintenance');
  const observer = new QueryObserver(queryClient, {
    queryKey: ['defaults.getLocations', {}],
    enabled: false,
  });
  const leave = observer.subscribe(() => undefined);
  await expect(ask()).rejects.toMatchObject({ code: 'Maintenance' });
  leave();
  expect(queryClient.getQueryData(SESSION_KEY)).toMatchObject(CLOSED);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['SignInNeeded', {}],
  ['Maintenance', CLOSED],
])('a page that already shows %s is not loaded again', async (code, session) => {
  const { queryClient, ask, reload } = refusing(code, session);
  await expect(ask()).rejects.toMatchObject({ code });
  expect(queryClient.getQueryData(SESSION_KEY)).toEqual({ ...GUEST, ...session });
  expect(reload).not.toHaveBeenCalled();
});

test('a page whose calls are all refused is loaded once', async () => {
  const { router, calls, reload } = refusing('SignInNeeded', {});
  // As many as show that it does not end.
  vi.mocked(reload).mockImplementation(() => (calls() < 20 ? router.load() : Promise.resolve()));
  await router.load();
  await expect.poll(() => router.state.status).toBe('idle');
  // The lots and the locations.
  expect(calls()).toBe(2);
});

test('other refusals leave the session, and are not asked again', async () => {
  const { queryClient, ask, calls } = refusing('NotFound');
  await expect(ask()).rejects.toMatchObject({ code: 'NotFound' });
  expect(queryClient.getQueryData(SESSION_KEY)).toMatchObject({ user: ANA });
  expect(calls()).toBe(1);
});

test('an address is written as it is read', () => {
  const { options } = openRouter({
    api: openApi(() => Promise.reject(new Error('not asked'))),
    origin: 'https://store.example',
  });
  expect(options.stringifySearch({ sort: '4', q: 'saw blade' })).toBe('?sort=4&q=saw+blade');
  expect(options.parseSearch('?q=saw+blade')).toEqual({ q: 'saw blade' });
  expect(options.context.queryClient).toBeInstanceOf(QueryClient);
});
