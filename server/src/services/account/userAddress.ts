import type { InputOf } from '@hammerdock/contract/call.ts';
import type { account } from '@hammerdock/contract/services/account.ts';
import { ADDRESSES_MAX } from '@hammerdock/domain/checks/address.ts';
import { changedCoordinates, coordinatesOf } from '@hammerdock/domain/places/coordinates.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { Tx } from '../../db/database.ts';
import type { Handler, HandlerRefusals } from '../../rpc/handler.ts';
import {
  deleteAddress,
  findAddress,
  insertAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
} from '../../store/accounts/addresses.ts';
import { getAccount } from '../../store/accounts/users.ts';
import { lockUser } from '../../store/payments/payments.ts';
import { viewAddresses } from '../../views/accounts/profile.ts';

type Call = typeof account.userAddress;
type Input = InputOf<Call>;
type Changed = Result<void, HandlerRefusals<Call>>;

/** Without an id a new address; the id of the caller means the address of the profile. */
export const userAddress: Handler<Call> = (input, ctx) => {
  const { userId } = ctx.actor;
  return ctx.transact(async (tx) => {
    await lockUser(tx, userId);
    const changed = await changeAddress(tx, userId, input);
    if (!changed.ok) return changed;
    const rows = await listAddresses(tx, userId);
    return ok({ address_details: viewAddresses(await getAccount(tx, userId), rows) });
  });
};

async function changeAddress(tx: Tx, userId: string, input: Input): Promise<Changed> {
  const { id } = input;
  if (id === undefined) return addAddress(tx, userId, input);
  if (id === userId) return changeOfProfile(tx, userId, input);
  const found = await findAddress(tx, userId, id);
  if (found === undefined) return refused('NotFound');
  if (input.status === 'deleted') {
    await deleteAddress(tx, id);
    return ok(undefined);
  }
  await updateAddress(tx, id, fieldsIn(input));
  if (input.is_primary === 1) await setDefaultAddress(tx, userId, id);
  if (input.is_primary === 0 && found.isPrimary) await setDefaultAddress(tx, userId, null);
  return ok(undefined);
}

async function addAddress(tx: Tx, userId: string, input: Input): Promise<Changed> {
  if ((await listAddresses(tx, userId)).length >= ADDRESSES_MAX) {
    return refused('AddressLimitReached');
  }
  const { first_name, last_name, address1, city, state, zip } = input;
  const id = await insertAddress(tx, userId, {
    // The contract requires them of an address without an id.
    firstName: first_name ?? '',
    lastName: last_name ?? '',
    address1: address1 ?? '',
    address2: input.address2 ?? '',
    city: city ?? '',
    state: state ?? '',
    zip: zip ?? '',
    ...coordinatesOf(input),
  });
  if (input.is_primary === 1) await setDefaultAddress(tx, userId, id);
  return ok(undefined);
}

/** It can become the default one again; all else is changed in the profile. */
async function changeOfProfile(tx: Tx, userId: string, input: Input): Promise<Changed> {
  const isChanged = Object.keys(fieldsIn(input)).length > 0;
  if (isChanged || input.status === 'deleted') return refused('AddressOfProfile');
  if (input.is_primary === 1) await setDefaultAddress(tx, userId, null);
  return ok(undefined);
}

function fieldsIn(input: Input) {
  const { first_name, last_name, address1, address2, city, state, zip } = input;
  const fields = { firstName: first_name, lastName: last_name };
  const given = Object.entries({ ...fields, address1, address2, city, state, zip }).filter(
    ([, text]) => text !== undefined,
  );
  return { ...Object.fromEntries(given), ...changedCoordinates(input) };
}
