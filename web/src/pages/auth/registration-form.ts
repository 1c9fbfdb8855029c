// The registration form's values and the domain's checks, in the words of the screen.
import {
  checkAddressLine1,
  checkAddressLine2,
  checkPlace,
  checkZip,
} from '@hammerdock/domain/checks/address.ts';
import { checkConfirmation, checkPassword } from '@hammerdock/domain/checks/password.ts';
import {
  checkEmail,
  checkFirstName,
  checkLastName,
  checkUsername,
} from '@hammerdock/domain/checks/person.ts';
import { checkPhone } from '@hammerdock/domain/checks/phone.ts';

export const emptyRegistration = {
  first_name: '',
  last_name: '',
  username: '',
  email: '',
  phone: '',
  password: '',
  confirm_password: '',
  address1: '',
  address2: '',
  city: '',
  state: 'GA',
  zip: '',
  terms: false,
  age_confirmed: false,
};
export type RegistrationValues = typeof emptyRegistration;

export const registrationChecks = {
  first_name: checkFirstName,
  last_name: checkLastName,
  username: checkUsername,
  email: checkEmail,
  phone: checkPhone,
  password: checkPassword,
  confirm_password: (confirmation: string, values: RegistrationValues) =>
    checkConfirmation({ password: values.password, confirmation }),
  address1: checkAddressLine1,
  address2: checkAddressLine2,
  city: checkPlace,
  zip: checkZip,
  terms: (ticked: boolean) => (ticked ? null : 'Please Accept to Continue'),
  age_confirmed: (ticked: boolean) => (ticked ? null : 'Please confirm that you are 18 or older'),
};
