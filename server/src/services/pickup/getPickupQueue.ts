import type { pickup } from '@hammerdock/contract/services/pickup.ts';
import { dayOf, endOfDay, startOfDay } from '@hammerdock/domain/accounting/calendar.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { readNow } from '../../db/database.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listQueue } from '../../store/pickup/ready-lots.ts';
import { viewQueue } from '../../views/pickup/visit.ts';

export const getPickupQueue: Handler<typeof pickup.getPickupQueue> = async (_, ctx) => {
  const { centerId, role } = ctx.actor;
  // Staff without a center see nothing; admins see every center.
  if (role !== 'admin' && centerId === null) return ok({ waiting: [], slots: [] });
  const now = await readNow(ctx.db);
  const today = { from: startOfDay(dayOf(now)), until: endOfDay(dayOf(now)) };
  const center = role === 'admin' ? null : centerId;
  return ok(viewQueue(await listQueue(ctx.db, { centerId: center, ...today }), today, now));
};
