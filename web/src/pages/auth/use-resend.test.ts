import { seconds } from '@hammerdock/domain/time.ts';
import { expect, test, vi } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { refusal } from '../../testing/render-hook.tsx';
import { leftOf, useResend, waitFrom } from './use-resend.ts';

const CALL = 'auth.resendEmailCode';
const sending = { registration_token: 't' };

async function mount(answer: object) {
  const on = { onSent: vi.fn(), onWait: vi.fn() };
  const { act } = await mountHook(() => useResend({ call: CALL, ...on }), {
    answers: { [CALL]: answer },
  });
  await act(({ mutate }) => mutate(sending));
  return on;
}

test('a code that was sent starts the wait again', async () => {
  const on = await mount({ resend_after_seconds: 60 });
  await expect.poll(() => on.onSent).toHaveBeenCalledOnce();
  expect(on.onWait).toHaveBeenCalledWith(60);
});

test('a code that was sent recently shows the time that the server still asks for', async () => {
  const on = await mount(refusal('CodeSentRecently', { facts: { retryAfterSeconds: 23 } }));
  await expect.poll(() => on.onWait).toHaveBeenCalledWith(23);
  expect(on.onSent).not.toHaveBeenCalled();
});

test('the wait ends at its moment, and is never longer than the server asked for', () => {
  const wait = waitFrom(1_000, 60);
  expect(leftOf(wait, 31_000)).toBe(seconds(30));
  expect(leftOf(wait, 61_000)).toBe(0);
  expect(leftOf(wait, 0)).toBe(seconds(60));
});
