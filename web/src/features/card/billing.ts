import type { BillingAddress } from '@hammerdock/contract/shapes/card.ts';
import { checkCardCity, checkCardField, checkCardZip } from '@hammerdock/domain/checks/card.ts';
import type { Complaint } from '@hammerdock/domain/checks/check.ts';

export type Address = BillingAddress;

export interface Billing extends BillingAddress {
  /** The address of the account is the billing address. */
  readonly same: boolean;
  readonly consent: boolean;
  /** Whether it becomes the primary card. */
  readonly primary: boolean;
}

interface Account {
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

export const NO_ADDRESS: Address = {
  line1: '',
  line2: '',
  city: '',
  state: '',
  postal_code: '',
  country: 'US',
};

/** The billing address of an account; null while its own address cannot be one. */
export function accountAddress(account: Account | null): Address | null {
  if (account === null) return null;
  const { address1, address2, city, state, zip } = account;
  const isUsable =
    [address1, state].every((part) => checkCardField(part) === null) &&
    checkCardCity(city) === null &&
    checkCardZip(zip) === null;
  return isUsable
    ? { line1: address1, line2: address2, city, state, postal_code: zip, country: 'US' }
    : null;
}

/** The address as one line of text. */
export const addressText = ({ line1, line2, city, state, postal_code }: Address) =>
  `${[line1, line2, city].filter((part) => part !== '').join(', ')}, ${state} ${postal_code}`;

const typedBy =
  (check: (part: string) => Complaint) =>
  (part: string, { same }: Pick<Billing, 'same'>) =>
    same ? null : check(part);

export const billingChecks = {
  line1: typedBy(checkCardField),
  city: typedBy(checkCardCity),
  state: typedBy(checkCardField),
  postal_code: typedBy(checkCardZip),
  consent: (given: boolean) => (given ? null : 'Please Accept to Continue'),
};

/** What the provider gets: the account's address where it is the same, otherwise the typed one. */
export function toAddress(typed: Billing, own: Address | null): Address {
  if (typed.same && own !== null) return own;
  const { line1, line2, city, state, postal_code, country } = typed;
  return { line1, line2, city, state, postal_code, country };
}
