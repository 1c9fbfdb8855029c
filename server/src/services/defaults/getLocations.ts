import type { defaults } from '@hammerdock/contract/services/defaults.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { viewLocation } from '../../views/pickup/location.ts';

export const getLocations: Handler<typeof defaults.getLocations> = async (_input, { centers }) =>
  ok({ locations: (await centers.value()).map(viewLocation) });
