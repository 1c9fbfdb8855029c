import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { openApi } from './api/client.ts';
import { callQuery } from './api/query.tsx';
import { GUEST, SESSION_KEY } from './api/session.ts';
import { openRouter } from './router.tsx';

/** A router whose calls are refused with this code. */
function refusing(code: string) {
  let calls = 0;
  const api = openApi(() => {
    calls += 1;
    return Promise.resolve({
      status: 'error',
      code,
      statusText: '',
      facts: {},
      fieldErrors: {},
      requestId: 'r',
    });
  });
  const router = openRouter({ api, origin: 'https://store.example' });
  const { queryClient } = router.options.context;
  router.invalidate = vi.fn();
  queryClient.setQueryData(SESSION_KEY, { ...GUEST, pendingCount: 2 });
  const ask = () => queryClient.fetchQuery(callQuery(api, 'defaults.getLocations', {}));
  return { queryClient, ask, calls: () => calls, reload: router.invalidate };
}

test('the page shows a guest when the session has ended elsewhere', async () => {
  const { queryClient, ask, reload } = refusing('SignInNeeded');
  await expect(ask()).rejects.toMatchObject({ code: 'SignInNeeded' });
  expect(queryClient.getQueryData(SESSION_KEY)).toEqual(GUEST);
  expect(reload).toHaveBeenCalled();
});

test('other refusals leave the session, and are not asked again', async () => {
  const { queryClient, ask, calls } = refusing('NotFound');
  await expect(ask()).rejects.toMatchObject({ code: 'NotFound' });
  expect(queryClient.getQueryData(SESSION_KEY)).toMatchObject({ pendingCount: 2 });
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
