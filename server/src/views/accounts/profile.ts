import type {
  AddressEntry,
  KycStatus,
  ProfileData,
  TaxInfo,
} from '@hammerdock/contract/shapes/person.ts';
import type { AddressRow } from '../../store/accounts/addresses.ts';
import type { Account } from '../../store/accounts/users.ts';
import { viewAccount } from './account.ts';

/** The account and card at the payment provider, and the address book. */
export interface ProfileParts {
  readonly customer: string | null;
  readonly primaryCard: string | null;
  readonly addresses: readonly AddressRow[];
  readonly kycStatus: KycStatus;
  readonly openCodes: OpenCodes;
}

/** Whether a code was sent that the user can still enter. */
export interface OpenCodes {
  readonly email: boolean;
  readonly phone: boolean;
}

export function viewProfile(
  account: NonNullable<Account>,
  { customer, primaryCard, addresses, kycStatus, openCodes }: ProfileParts,
): ProfileData {
  const user = viewAccount(account);
  return {
    ...user,
    strt_address: user.address1,
    strt_address2: user.address2,
    address_details: viewAddresses(account, addresses),
    kyc_status: kycStatus,
    email_code_sent: openCodes.email ? 1 : 0,
    phone_code_sent: openCodes.phone ? 1 : 0,
    stripe_customer_id: customer,
    stripe_id: customer,
    stripe_card_id: primaryCard,
    card_profileid: primaryCard,
    card_paymentid: primaryCard,
    tax_exempt_id: null,
    taxexcempt_file: null,
  };
}

/** The address of the profile first; it is the default one while no other is. */
export const viewAddresses = (
  account: NonNullable<Account>,
  rows: readonly AddressRow[],
): AddressEntry[] => {
  const hasDefault = rows.some(({ isPrimary }) => isPrimary);
  return [{ ...account, isPrimary: !hasDefault }, ...rows].map(viewAddress);
};

const viewAddress = (row: Omit<AddressRow, 'userId' | 'createdAt'>): AddressEntry => ({
  id: row.id,
  first_name: row.firstName,
  last_name: row.lastName,
  address1: row.address1,
  address2: row.address2,
  city: row.city,
  state: row.state,
  zip: row.zip,
  latitude: row.latitude,
  longitude: row.longitude,
  is_primary: row.isPrimary ? 1 : 0,
  status: 'active',
});

export const viewTaxInfo = ({ taxExemptAt }: NonNullable<Account>): TaxInfo => ({
  tax_excempt: taxExemptAt === null ? 0 : 1,
  taxfile_check: 0,
  taxfile_org: null,
  tax_exempt_file_link: null,
});
