import type { InputOf } from '@hammerdock/contract/call.ts';
import type { account } from '@hammerdock/contract/services/account.ts';
import { phoneInE164 } from '@hammerdock/domain/checks/phone.ts';
import { changedCoordinates } from '@hammerdock/domain/places/coordinates.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { foldAscii } from '@hammerdock/domain/text/fold-ascii.ts';
import type { Handler } from '../../rpc/handler.ts';
import { getAccount, updateUser, type Account } from '../../store/accounts/users.ts';
import { viewAccount } from '../../views/accounts/account.ts';

type Input = InputOf<typeof account.updateUserProfile>;

export const updateUserProfile: Handler<typeof account.updateUserProfile> = async (input, ctx) => {
  const { userId } = ctx.actor;
  return ctx.transact(async (tx) => {
    const changed = changedIdentity(input, await getAccount(tx, userId));
    if (changed !== null) return refused('InputInvalid', changed);
    const address1 = input.address1 ?? input.strt_address;
    await updateUser(tx, userId, {
      firstName: input.first_name?.trim(),
      lastName: input.last_name?.trim(),
      address1,
      address2: input.address2 ?? input.strt_address2,
      city: input.city,
      state: input.state,
      zip: input.zip,
      country: input.country,
      ...changedCoordinates({ ...input, address1 }),
      quickBidOn: onOf(input.quick_enable),
      totalPricesOn: onOf(input.total_prices),
    });
    return ok({ userData: viewAccount(await getAccount(tx, userId)) });
  });
};

/** The first field whose change needs a call that verifies it. */
function changedIdentity({ username, email, phone }: Input, own: Account) {
  if (username !== undefined && username !== own.username) {
    return { field: 'username', problem: 'Use updateUsername to change your username.' };
  }
  if (email !== undefined && foldAscii(email) !== foldAscii(own.email)) {
    return { field: 'email', problem: 'Your email can’t be changed here.' };
  }
  if (phone !== undefined && (phoneInE164(phone) ?? phone) !== own.phone) {
    return { field: 'phone', problem: 'Use updateMobilenumber to change your phone number.' };
  }
  return null;
}

const onOf = (given: 0 | 1 | undefined): boolean | undefined =>
  given === undefined ? undefined : given === 1;
