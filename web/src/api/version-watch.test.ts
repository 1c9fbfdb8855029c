import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { expect, test } from 'vitest';
import { judgeVersion } from './version-watch.ts';

// Whether somebody is signed in is all that counts here.
const user = {} as UserData;

test('AUTH-20 a session of another version is outdated; one without a version is taken as it is', () => {
  const judge = (kept: string | null, appVersion: string) =>
    judgeVersion({ user, appVersion }, kept);
  expect(judge(null, '11/01/24')).toEqual({ keep: '11/01/24', isOutdated: false });
  expect(judge('11/01/24', '11/01/24')).toEqual({ keep: '11/01/24', isOutdated: false });
  expect(judge('10/15/24', '11/01/24').isOutdated).toBe(true);
  expect(judge('11/01/24', '12/01/24').isOutdated).toBe(true);
});

test('a guest has no version, so the next to sign in is not taken for an old session', () => {
  const guest = { user: null, appVersion: '' };
  expect(judgeVersion(guest, '10/15/24')).toEqual({ keep: null, isOutdated: false });
});
