import type { places } from '@hammerdock/contract/services/places.ts';
import { findAddressFault } from '@hammerdock/domain/places/address-fault.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';

export const isValidAddress: Handler<typeof places.isValidAddress> = (input, ctx) => {
  const place = ctx.maps.findZip(input.zip);
  const fault = findAddressFault(input, place);
  return Promise.resolve(ok({ is_valid: fault === null, message: fault ?? '', place }));
};
