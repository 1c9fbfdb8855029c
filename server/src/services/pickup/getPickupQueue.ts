import type { pickup } from '@hammerdock/contract/services/pickup.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { readQueue } from '../../operations/pickup/read-visits.ts';
import type { Handler } from '../../rpc/handler.ts';
import { viewQueue } from '../../views/pickup/visit.ts';

export const getPickupQueue: Handler<typeof pickup.getPickupQueue> = async (_, ctx) => {
  const { centerId, role } = ctx.actor;
  // Staff without a center see nothing; admins see every center.
  if (role !== 'admin' && centerId === null) return ok({ waiting: [], slots: [] });
  return ok(viewQueue(await readQueue(ctx.db, role === 'admin' ? null : centerId)));
};
