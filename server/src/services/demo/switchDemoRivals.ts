import type { demo } from '@hammerdock/contract/services/demo.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { hours } from '@hammerdock/domain/time.ts';
import type { Handler } from '../../rpc/handler.ts';
import { startRivalPeriod } from '../../store/bidding/rivals.ts';
import { isDemoStore } from '../../store/platform/seeded-world.ts';
import { viewRivals } from '../../views/bidding/rivals.ts';

/**
 * The rivals stop after an hour, so that an unattended demo does not bid against itself for ever.
 */
const STAY = hours(1);

export const switchDemoRivals: Handler<typeof demo.switchDemoRivals> = async (
  { rivals },
  { db },
) => {
  if (!(await isDemoStore(db))) return refused('NotFound');
  return ok(viewRivals(await startRivalPeriod(db, rivals === 1 ? STAY : 0)));
};
