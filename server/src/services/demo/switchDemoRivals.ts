import type { demo } from '@hammerdock/contract/services/demo.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { hours } from '@hammerdock/domain/time.ts';
import { readNow } from '../../db/database.ts';
import { isDemoStore } from '../../store/seeded-world.ts';
import type { Handler } from '../../rpc/handler.ts';
import { writeRivalsUntil } from '../../store/rivals.ts';
import { viewRivals } from '../../views/rivals.ts';

/** They go home after an hour, lest a store that nobody looks at bids with itself for ever. */
const STAY = hours(1);

export const switchDemoRivals: Handler<typeof demo.switchDemoRivals> = async (
  { rivals },
  { db },
) => {
  if (!(await isDemoStore(db))) return refused('NotFound');
  const now = await readNow(db);
  const until = rivals === 1 ? now + STAY : now;
  await writeRivalsUntil(db, until);
  return ok(viewRivals(until, now));
};
