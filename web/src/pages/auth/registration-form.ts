// The registration form and its validation.
import { checkOptionalCode } from '@hammerdock/domain/checks/codes.ts';
import { checkConfirmation, checkPassword } from '@hammerdock/domain/checks/password.ts';
import { checkEmail } from '@hammerdock/domain/checks/email.ts';
import { checkFirstName, checkLastName, checkUsername } from '@hammerdock/domain/checks/person.ts';
import { checkPhone } from '@hammerdock/domain/checks/phone.ts';
import type { UseFormReturnType } from '@mantine/form';
import type { Sent } from '../../api/calls.ts';
import { addressChecks, NO_ADDRESS, type Address } from '../../features/address/address.ts';

export interface Registration extends Address {
  readonly first_name: string;
  readonly last_name: string;
  readonly username: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly confirm_password: string;
  readonly coupon_code: string;
  readonly invite_code: string;
  readonly terms: boolean;
  readonly age_confirmed: boolean;
}

/** The form as its parts need it. */
export type RegistrationForm = Pick<
  UseFormReturnType<Registration>,
  'values' | 'errors' | 'setFieldValue' | 'getInputProps'
>;

export const emptyRegistration: Registration = {
  ...NO_ADDRESS,
  first_name: '',
  last_name: '',
  username: '',
  email: '',
  phone: '',
  password: '',
  confirm_password: '',
  coupon_code: '',
  invite_code: '',
  terms: false,
  age_confirmed: false,
};

export const registrationChecks = {
  ...addressChecks,
  first_name: checkFirstName,
  last_name: checkLastName,
  username: checkUsername,
  email: checkEmail,
  phone: checkPhone,
  password: checkPassword,
  confirm_password: (confirmation: string, { password }: Registration) =>
    checkConfirmation({ password, confirmation }),
  coupon_code: checkOptionalCode,
  invite_code: checkOptionalCode,
  terms: (ticked: boolean) => (ticked ? null : 'Please Accept to Continue'),
  age_confirmed: (ticked: boolean) => (ticked ? null : 'Please confirm that you are 18 or older'),
};

/** The fields in the order of the form. */
export const registrationLabels: Readonly<Record<keyof typeof registrationChecks, string>> = {
  email: 'Email',
  phone: 'Phone',
  password: 'Password',
  confirm_password: 'Confirm password',
  first_name: 'First name',
  last_name: 'Last name',
  username: 'Username',
  address1: 'Address line 1',
  address2: 'Address line 2',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  coupon_code: 'Coupon code',
  invite_code: 'Invite code',
  age_confirmed: '18 or older',
  terms: 'Terms and Conditions',
};

/** The input of the call; null while a box is not ticked, which validation prevents. */
export function toSignup(typed: Registration, token: string): Sent<'auth.signup'> | null {
  const { terms, age_confirmed } = typed;
  if (!terms || !age_confirmed) return null;
  return { ...typed, terms, age_confirmed, registration_token: token };
}
