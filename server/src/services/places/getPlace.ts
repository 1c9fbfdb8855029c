import type { places } from '@hammerdock/contract/services/places.ts';
import { toAddressLine } from '@hammerdock/domain/checks/address.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { askMaps } from './ask-maps.ts';

export const getPlace: Handler<typeof places.getPlace> = async (input, ctx) => {
  const found = await askMaps(ctx, input.registration_token, (maps, signal) =>
    maps.find(input.place_id, signal),
  );
  if (!found.ok) return found;
  if (found.value === null) return refused('NotFound');
  const { street, city, state, zip, latitude, longitude } = found.value;
  return ok({ address1: toAddressLine(street), city, state, zip, latitude, longitude });
};
