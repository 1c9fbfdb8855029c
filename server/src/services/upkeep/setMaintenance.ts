import type { upkeep } from '@hammerdock/contract/services/upkeep.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { setMaintenance as writeMaintenance } from '../../operations/platform/set-maintenance.ts';
import type { Handler } from '../../rpc/handler.ts';

export const setMaintenance: Handler<typeof upkeep.setMaintenance> = async (wanted, ctx) => {
  const actorId = ctx.actor.userId;
  return ok(await ctx.transact((tx) => writeMaintenance(tx, { ...wanted, actorId })));
};
