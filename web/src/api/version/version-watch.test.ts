import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { expect, test } from 'vitest';
import { checkVersion } from './version-watch.ts';

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
