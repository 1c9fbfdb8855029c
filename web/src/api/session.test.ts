import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import type { CallName } from './calls.ts';
import { openApi } from './client.ts';
import { GUEST, sessionQuery } from './session.ts';

type Answers = Partial<Record<CallName, object | string>>;

/** Reads the session; a text is the code of a refusal. */
function read(answers: Answers) {
  const api = openApi((name) => {
    const found = answers[name] ?? 'SignInNeeded';
    if (typeof found !== 'string')
      return Promise.resolve({ status: 'success', statusText: '', data: found });
    const error = { code: found, statusText: `${found}.`, facts: {}, fieldErrors: {} };
    return Promise.resolve({ status: 'error', requestId: 'r', ...error });
  });
  return new QueryClient().fetchQuery({ ...sessionQuery(api), retry: false });
}

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

test('during maintenance everyone is a guest with the message', async () => {
  expect(await read({ 'account.getUserProfileDetails': 'Maintenance' })).toEqual({
    ...GUEST,
    maintenanceMessage: 'Maintenance.',
  });
});

test('staff stay signed in during maintenance and get its message', async () => {
  const maintenanceData = (enabled: boolean) => ({
    'defaults.getDefault': { maintenanceData: { enabled, message: 'Back at noon.' } },
  });
  const closed = await read({ ...signedIn('staff'), ...maintenanceData(true) });
  expect(closed).toMatchObject({ user: { role: 'staff' }, maintenanceMessage: 'Back at noon.' });
  const open = await read({ ...signedIn('staff'), ...maintenanceData(false) });
  expect(open.maintenanceMessage).toBeNull();
});

test('an outage is an error and not a guest', async () => {
  const failing = read({ 'account.getUserProfileDetails': 'Unavailable' });
  await expect(failing).rejects.toBeInstanceOf(CallError);
});
