// A postal address in a form, and its validation (S5).
import {
  checkAddressLine1,
  checkAddressLine2,
  checkCity,
  checkPlace,
  checkZip,
} from '@hammerdock/domain/checks/address.ts';

export interface Address {
  readonly address1: string;
  readonly address2: string;
  readonly country: 'US';
  readonly state: string;
  readonly city: string;
  readonly zip: string;
  /** Of the chosen place, or of the ZIP code. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export const NO_ADDRESS: Address = {
  address1: '',
  address2: '',
  country: 'US',
  state: '',
  city: '',
  zip: '',
  latitude: null,
  longitude: null,
};

export const addressChecks = {
  address1: checkAddressLine1,
  address2: checkAddressLine2,
  state: checkPlace,
  city: checkCity,
  zip: checkZip,
};
