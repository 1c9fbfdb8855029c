import { expect, test } from 'vitest';
import { isLeaderWithBacklog } from '../store/platform/outbox.ts';
import { cloneDatabase } from '../testing/postgres.ts';
import { openDatabase } from './database.ts';
import { openLeadPool } from './lead-pool.ts';

test('R39: a node that hangs loses the lead, and gets a new connection later', async () => {
  const database = await cloneDatabase();
  const [still, other] = [database.worker, database.worker].map((target) =>
    openDatabase(openLeadPool(target, () => undefined)),
  );
  if (still === undefined || other === undefined) throw new Error('two nodes');
  const owner = openDatabase(openLeadPool(database.owner, () => undefined));
  await owner.insertInto('outbox').values({ fact: 'user.registered', payload: '{}' }).execute();
  expect(await isLeaderWithBacklog(still)).toBe(true);
  // One queries continuously; the other sends nothing any more.
  await expect.poll(() => isLeaderWithBacklog(other)).toBe(true);
  await expect.poll(() => isLeaderWithBacklog(still).catch(() => null)).toBe(false);
  await Promise.all([still, other, owner].map((db) => db.destroy()));
});
