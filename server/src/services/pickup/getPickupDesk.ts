import type { pickup } from '@hammerdock/contract/services/pickup.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';

export const getPickupDesk: Handler<typeof pickup.getPickupDesk> = async (_, ctx) => {
  const { centerId, role } = ctx.actor;
  if (role === 'admin') return ok({ center: null });
  const center = (await ctx.centers.value()).find(({ id }) => id === centerId);
  return ok({ center: center?.city ?? null });
};
