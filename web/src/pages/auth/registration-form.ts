// The registration form and its validation.
import { checkOptionalCode } from '@hammerdock/domain/checks/codes.ts';
import { checkConfirmation, checkPassword } from '@hammerdock/domain/checks/password.ts';
import {
  checkEmail,
  checkFirstName,
  checkLastName,
  checkUsername,
} from '@hammerdock/domain/checks/person.ts';
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

/** The input of the call; null while a box is not ticked, which validation prevents. */
export function toSignup(typed: Registration, token: string): Sent<'auth.signup'> | null {
  const { terms, age_confirmed } = typed;
  if (!terms || !age_confirmed) return null;
  return { ...typed, terms, age_confirmed, registration_token: token };
}
