import type { account } from '@hammerdock/contract/services/account.ts';
import { changedCoordinates } from '@hammerdock/domain/places/coordinates.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { getAccount, updateUser } from '../../store/accounts/users.ts';
import { viewAccount } from '../../views/accounts/account.ts';

export const updateUserProfile: Handler<typeof account.updateUserProfile> = async (input, ctx) => {
  const { userId } = ctx.actor;
  return ctx.transact(async (tx) => {
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

const onOf = (given: 0 | 1 | undefined): boolean | undefined =>
  given === undefined ? undefined : given === 1;
