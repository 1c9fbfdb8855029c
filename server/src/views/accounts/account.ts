import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import type { Account } from '../../store/accounts/users.ts';

/** An account as its owner sees it. */
export function viewAccount(account: NonNullable<Account>): UserData {
  const { bidLimitCents, phone, phoneVerifiedAt } = account;
  return {
    user_id: account.id,
    role: roleOf(account.role),
    first_name: account.firstName,
    last_name: account.lastName,
    username: account.username,
    email: account.email,
    email_verified: account.emailVerifiedAt === null ? 0 : 1,
    password_set: account.passwordHash === null ? 0 : 1,
    phone,
    phone_verified: phoneVerifiedAt === null ? 0 : 1,
    verified_phonenum: phoneVerifiedAt === null ? '' : phone,
    address1: account.address1,
    address2: account.address2,
    city: account.city,
    state: account.state,
    zip: account.zip,
    country: account.country,
    latitude: account.latitude,
    longitude: account.longitude,
    quick_enable: account.quickBidOn ? 1 : 0,
    total_prices: account.totalPricesOn ? 1 : 0,
    account_status: account.deactivated ? 'deactivated' : 'active',
    bid_limit: bidLimitCents === null ? null : toDecimal(bidLimitCents),
  };
}

function roleOf(role: string): UserData['role'] {
  if (role === 'buyer' || role === 'seller' || role === 'staff' || role === 'admin') return role;
  throw new Error(`no role ${role}`);
}
