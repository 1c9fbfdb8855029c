import { expect, test } from 'vitest';
import { emptyRegistration, toSignup } from './registration-form.ts';

test('a registration is sent with both boxes ticked, and not without', () => {
  const ticked = { ...emptyRegistration, terms: true, age_confirmed: true };
  expect(toSignup(ticked, 'token')).toMatchObject({ terms: true, registration_token: 'token' });
  expect(toSignup({ ...ticked, terms: false }, 'token')).toBeNull();
  expect(toSignup({ ...ticked, age_confirmed: false }, 'token')).toBeNull();
});
