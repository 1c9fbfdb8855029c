import { expect, test, vi } from 'vitest';
import { fakeStorage } from '../testing/fake-storage.ts';
import { addDismissedLots } from './dismissed-lots.ts';
import { storeLastSeen } from './last-seen.ts';
import { forgetStoredOfUser } from './stored-of-user.ts';
import { storeTabCode } from './tab-code.ts';

const local = fakeStorage('localStorage');
const session = fakeStorage('sessionStorage');

test('nothing that is stored of a user is left after the sign-out', () => {
  vi.stubGlobal('window', globalThis);
  storeLastSeen({ userId: 'one', asOf: 1, lots: [] });
  addDismissedLots({}, { kettle: 'one' });
  storeTabCode({ code: '7K2QX-M4ZTP', expiresAt: 2_000 });
  expect([local().size, session().size]).toEqual([2, 1]);
  forgetStoredOfUser();
  expect([local().size, session().size]).toEqual([0, 0]);
});

test('a browser that blocks storage signs out all the same', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(forgetStoredOfUser).not.toThrow();
});
