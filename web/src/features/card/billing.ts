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

/** The state was chosen from the list, or the form would not have let it through. */
export const toAddress = ({ consent: _, ...typed }: Billing): Address => typed as Address;
