import type { ProfileData, TaxInfo } from '@hammerdock/contract/shapes/person.ts';
import type { Account } from '../../store/accounts/users.ts';
import { viewAccount } from './account.ts';

/** The accounts and cards at the payment provider. */
export interface PaymentIds {
  readonly customer: string | null;
  readonly primaryCard: string | null;
}

export function viewProfile(
  account: NonNullable<Account>,
  { customer, primaryCard }: PaymentIds,
): ProfileData {
  const user = viewAccount(account);
  const { first_name, last_name, address1, address2, city, state, zip } = user;
  return {
    ...user,
    strt_address: address1,
    strt_address2: address2,
    address_details: [
      {
        id: user.user_id,
        first_name,
        last_name,
        address1,
        address2,
        city,
        state,
        zip,
        is_primary: 1,
        status: 'active',
      },
    ],
    stripe_customer_id: customer,
    stripe_id: customer,
    stripe_card_id: primaryCard,
    card_profileid: primaryCard,
    card_paymentid: primaryCard,
    tax_exempt_id: null,
    taxexcempt_file: null,
  };
}

export const viewTaxInfo = ({ taxExemptAt }: NonNullable<Account>): TaxInfo => ({
  tax_excempt: taxExemptAt === null ? 0 : 1,
  taxfile_check: 0,
  taxfile_org: null,
  tax_exempt_file_link: null,
});
