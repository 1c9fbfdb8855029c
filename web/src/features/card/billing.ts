import { checkCardField } from '@hammerdock/domain/checks/card.ts';
import type { Sent } from '../../api/calls.ts';

export interface Billing {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly postal_code: string;
  readonly country: 'US';
  readonly consent: boolean;
}

export const billingChecks = {
  line1: checkCardField,
  city: checkCardField,
  state: checkCardField,
  postal_code: checkCardField,
  consent: (given: boolean) => (given ? null : 'Please Accept to Continue'),
};

type Address = Sent<'cards.createCardWithCustomer'>['address'];

export function toAddress(typed: Billing): Address {
  const { line1, line2, city, state, postal_code, country } = typed;
  return { line1, line2, city, state, postal_code, country };
}
