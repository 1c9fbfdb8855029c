import { expect, test } from 'vitest';
import { renderHook } from '../../testing/render-hook.tsx';
import { useEmailTaken, usePhoneTaken, useUsernameTaken } from './use-availability.ts';

const CASES = [
  [useUsernameTaken, 'auth.checkUserNameAlreadyExists', 'username', 'This username is taken.'],
  [
    useEmailTaken,
    'auth.checkEmailAlreadyExists',
    'email',
    'An account with this email already exists. Please log in, or reset your password.',
  ],
  [
    usePhoneTaken,
    'auth.checkPhoneAlreadyExists',
    'phone',
    'An account with this phone number already exists.',
  ],
] as const;

test.each(CASES)(
  'UX-07 %o says that the value is taken',
  async (useTaken, call, field, message) => {
    const read = async (exists: boolean, valid = true) => {
      const { hook } = await renderHook(() => useTaken({ token: 't', value: 'bea', valid }), {
        cached: [[[call, { registration_token: 't', [field]: 'bea' }], { exists }]],
      });
      return hook;
    };
    expect(await read(true)).toEqual({ complaint: message, isPending: false });
    expect(await read(false)).toEqual({ complaint: null, isPending: false });
    expect(await read(true, false)).toEqual({ complaint: null, isPending: false });
  },
);
