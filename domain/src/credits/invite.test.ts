import { expect, test } from 'vitest';
import { INVITE_REWARD_CENTS, inviteCodeOf } from './invite.ts';

test('AUTH-13 an invitation is worth ten dollars, and its code may be typed in any case', () => {
  expect(INVITE_REWARD_CENTS).toBe(1_000);
  expect(inviteCodeOf(' ab12cd ')).toBe('AB12CD');
});
