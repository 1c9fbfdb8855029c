import type { pickup } from '@hammerdock/contract/services/pickup.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { readPickups } from '../../operations/pickup/read-visits.ts';
import type { Handler } from '../../rpc/handler.ts';
import { viewCenter } from '../../views/pickup/visit.ts';

export const getPickupSlots: Handler<typeof pickup.getPickupSlots> = async (_, ctx) =>
  ok({ centers: (await readPickups(ctx.db, ctx.actor.userId)).map(viewCenter) });
