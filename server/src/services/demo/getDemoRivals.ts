import type { demo } from '@hammerdock/contract/services/demo.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { readRivalStay } from '../../store/rivals.ts';
import { isDemoStore } from '../../store/seeded-world.ts';
import { viewRivals } from '../../views/rivals.ts';

export const getDemoRivals: Handler<typeof demo.getDemoRivals> = async (_input, { db }) => {
  if (!(await isDemoStore(db))) return refused('NotFound');
  return ok(viewRivals(await readRivalStay(db)));
};
