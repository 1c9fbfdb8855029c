import { expect, test } from 'vitest';
import { shownErrors, type LookUps } from './use-look-ups.ts';

const NO_HINT = { promise: null, complaint: null, isPending: false };
const nothing: LookUps = {
  email: null,
  phone: null,
  username: null,
  coupon_code: NO_HINT,
  invite_code: NO_HINT,
  isPending: false,
};

test('a value that is taken counts among the fields to fix, beside the errors of the form', () => {
  const lookUps = {
    ...nothing,
    username: 'This username is taken.',
    coupon_code: { ...NO_HINT, complaint: 'This coupon has expired.' },
  };
  expect(shownErrors({ address2: 'Maximum 250 characters' }, lookUps)).toMatchObject({
    username: 'This username is taken.',
    coupon_code: 'This coupon has expired.',
    address2: 'Maximum 250 characters',
    email: null,
  });
});

test('the error of the form comes before what the look-up says', () => {
  const errors = shownErrors({ email: 'Required' }, { ...nothing, email: 'Taken' });
  expect(errors).toMatchObject({ email: 'Required' });
});
