import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { fakeStorage } from '../../testing/fake-storage.ts';
import { openApi } from '../client.ts';
import type { LiveState } from '../live/live.ts';
import { GUEST, SESSION_KEY } from '../session.ts';
import { checkVersion, storeVersion, watchVersion } from './version-watch.ts';

fakeStorage();

// Only whether a user is signed in matters here.
const user = {} as UserData;

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

test('AUTH-20 a page that signs out and reloads does not refetch its session when its connection returns', () => {
  const client = new QueryClient();
  client.setQueryData(SESSION_KEY, { ...GUEST, user, appVersion: '11/01/24' });
  storeVersion('10/15/24');
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  const called: string[] = [];
  // The reload waits for this answer.
  const api = openApi((name) => {
    called.push(name);
    return new Promise(() => undefined);
  });
  let state: LiveState = 'live';
  let change: () => void = () => undefined;
  const become = (next: LiveState) => {
    state = next;
    change();
  };
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
  });
  become('lost');
  become('live');
  expect(called).toEqual(['auth.signout']);
});
