import type { demo } from '@hammerdock/contract/services/demo.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { readRivalPeriod } from '../../store/bidding/rivals.ts';
import { isDemoStore } from '../../store/platform/seeded-world.ts';
import { viewRivals } from '../../views/bidding/rivals.ts';

export const getDemoRivals: Handler<typeof demo.getDemoRivals> = async (_input, { db }) => {
  if (!(await isDemoStore(db))) return refused('NotFound');
  return ok(viewRivals(await readRivalPeriod(db)));
};
