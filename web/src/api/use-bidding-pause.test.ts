import { expect, test } from 'vitest';
import { mountHook } from '../testing/mount-hook.tsx';
import type { Answers } from '../testing/render-hook.tsx';
import { SESSION_KEY } from './session.ts';
import { useBiddingPause } from './use-bidding-pause.ts';

const PAUSED = { pause: { reason: 'payment declined' }, total_due_amount: '43.41' };
const PAID = { pause: null, total_due_amount: '0.00' };
const COUNT = ['notifications.getUnreadCount', {}];

const mount = (account_status: 'active' | 'deactivated', answers: Answers) =>
  mountHook(useBiddingPause, {
    user: { role: 'buyer', account_status },
    answers,
    cached: [[COUNT, { unreadCount: 0 }]],
  });

test('a deactivated account is paused, with the cause', async () => {
  const { hook, calls } = await mount('deactivated', { 'account.getBiddingPause': PAUSED });
  expect(hook()).toEqual({ isPaused: true, cause: PAUSED });
  expect(calls.map(({ name }) => name)).toEqual(['account.getBiddingPause']);
});

test('a payment on another device, which is notified, ends the pause', async () => {
  const answers: Answers = { 'account.getBiddingPause': PAUSED };
  const { act, hook, queryClient } = await mount('deactivated', answers);
  answers['account.getBiddingPause'] = PAID;
  answers['account.getUserProfileDetails'] = {
    userData: { role: 'buyer', account_status: 'active' },
    impersonated: false,
    appVersion: '7',
  };
  await act(() => queryClient.setQueryData(COUNT, { unreadCount: 1 }));
  expect(hook().isPaused).toBe(false);
  expect(queryClient.getQueryData(SESSION_KEY)).toMatchObject({
    user: { account_status: 'active' },
  });
});

test('an active account asks nothing', async () => {
  const { hook, calls } = await mount('active', { 'account.getBiddingPause': PAUSED });
  expect(hook()).toEqual({ isPaused: false, cause: undefined });
  expect(calls).toEqual([]);
});
