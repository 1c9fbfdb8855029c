import type { pickup } from '@hammerdock/contract/services/pickup.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { readNow } from '../../db/database.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listReadyReceipts } from '../../store/pickup/ready-lots.ts';
import { countTaken, listVisits } from '../../store/pickup/visits.ts';
import { viewCenter } from '../../views/pickup/visit.ts';

export const getPickupSlots: Handler<typeof pickup.getPickupSlots> = async (_, ctx) => {
  const { userId } = ctx.actor;
  const centers = Map.groupBy(await listReadyReceipts(ctx.db, userId), ({ centerId }) => centerId);
  if (centers.size === 0) return ok({ centers: [] });
  const visits = await listVisits(ctx.db, userId);
  const taken = await countTaken(ctx.db, [...centers.keys()]);
  const now = await readNow(ctx.db);
  return ok({
    centers: [...centers].map(([id, receipts]) => {
      const here = taken.filter(({ centerId }) => centerId === id);
      return viewCenter({
        receipts,
        visit: visits.find(({ centerId }) => centerId === id),
        takenAt: (at) => here.find(({ startsAt }) => startsAt === at)?.taken ?? 0,
        now,
      });
    }),
  });
};
