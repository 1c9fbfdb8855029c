import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import type { CallName } from './calls.ts';
import { openApi } from './client.ts';
import { changeMaintenance, GUEST, SESSION_KEY, sessionQuery, type Session } from './session.ts';

type Answers = Partial<Record<CallName, object | string>>;

/** Reads the session; a text is the code of a refusal. */
function read(answers: Answers, before?: Session) {
  const api = openApi((name) => {
    const found = answers[name] ?? 'SignInNeeded';
    if (typeof found !== 'string')
      return Promise.resolve({ status: 'success', statusText: '', data: found });
    const error = { code: found, statusText: `${found}.`, facts: {}, fieldErrors: {} };
    return Promise.resolve({ status: 'error', requestId: 'r', ...error });
  });
  const client = new QueryClient();
  if (before !== undefined) client.setQueryData(SESSION_KEY, before);
  return client.fetchQuery({ ...sessionQuery(api), retry: false, staleTime: 0 });
}

const clientWith = (session: Partial<Session>) => {
  const client = new QueryClient();
  client.setQueryData(SESSION_KEY, { ...GUEST, ...session });
  return client;
};
const user = (role: string) => ({ username: 'bea', role }) as Session['user'];

const signedIn = (role: string): Answers => ({
  'account.getUserProfileDetails': {
    userData: { username: 'bea', role },
    impersonated: false,
    appVersion: '7',
  },
  'account.pendingCount': { responseData: 2 },
});

test('a session has the user, the unpaid receipts and the version', async () => {
  expect(await read(signedIn('buyer'))).toEqual({
    user: { username: 'bea', role: 'buyer' },
    impersonated: false,
    appVersion: '7',
    pendingCount: 2,
    maintenanceMessage: null,
  });
});

test('without a sign-in the session is a guest', async () => {
  expect(await read({})).toEqual(GUEST);
});

test('during maintenance a page that is opened has a guest and the message', async () => {
  expect(await read({ 'account.getUserProfileDetails': 'Maintenance' })).toEqual({
    ...GUEST,
    maintenanceMessage: 'Maintenance.',
  });
});

test('a user of an open page stays signed in during maintenance', async () => {
  const before = { ...GUEST, user: user('buyer'), pendingCount: 2 };
  const closed = await read({ 'account.getUserProfileDetails': 'Maintenance' }, before);
  expect(closed).toEqual({ ...before, maintenanceMessage: 'Maintenance.' });
});

test('the session gets the message at once, and is asked for again when the store opens', () => {
  const client = clientWith({ user: user('buyer') });
  changeMaintenance(client, 'Back at noon.');
  expect(client.getQueryData(SESSION_KEY)).toMatchObject({
    user: { role: 'buyer' },
    maintenanceMessage: 'Back at noon.',
  });
  expect(client.getQueryState(SESSION_KEY)?.isInvalidated).toBe(false);
  changeMaintenance(client, null);
  expect(client.getQueryState(SESSION_KEY)?.isInvalidated).toBe(true);
});

test('an admin has no message, and an open store is no news', () => {
  const admin = clientWith({ user: user('admin') });
  changeMaintenance(admin, 'Back at noon.');
  expect(admin.getQueryData(SESSION_KEY)).toMatchObject({ maintenanceMessage: null });
  const guest = clientWith({});
  changeMaintenance(guest, null);
  expect(guest.getQueryState(SESSION_KEY)?.isInvalidated).toBe(false);
});

test('staff stay signed in during maintenance and get its message', async () => {
  const maintanenceData = (enabled: boolean) => ({
    'defaults.getDefault': { maintanenceData: { enabled, message: 'Back at noon.' } },
  });
  const closed = await read({ ...signedIn('staff'), ...maintanenceData(true) });
  expect(closed).toMatchObject({ user: { role: 'staff' }, maintenanceMessage: 'Back at noon.' });
  const open = await read({ ...signedIn('staff'), ...maintanenceData(false) });
  expect(open.maintenanceMessage).toBeNull();
});

test('an outage is an error and not a guest', async () => {
  const failing = read({ 'account.getUserProfileDetails': 'Unavailable' });
  await expect(failing).rejects.toBeInstanceOf(CallError);
});
