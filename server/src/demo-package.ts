// The only module that imports the demo package, which is loaded on demand: a store that was not
// filled by it runs without it.
import type { Config } from './config/config.ts';
import { openDatabase, type Db } from './db/database.ts';
import { openPool, type DatabaseTarget } from './db/pool.ts';
import type { ExtendedStore } from './extension.ts';
import { isInUse } from './store/accounts/users.ts';
import { listSeededEmails } from './store/platform/seeded-world.ts';

export const loadDemoPackage = () => import('@hammerdock/demo/demo.ts');

/** Fills an empty database if the configuration asks for it, and extends a demo store. */
export async function openDemo(config: Config, owner: DatabaseTarget): Promise<ExtendedStore> {
  const pool = openPool(owner, { max: 1, name: 'demo', onError: () => undefined });
  const isNeeded = await needsDemo(config, openDatabase(pool)).finally(() => pool.end());
  if (!isNeeded) return { signIns: [], extension: null };
  const { openSeededStore } = await loadDemoPackage();
  return openSeededStore(owner, config);
}

async function needsDemo({ world }: Config, db: Db): Promise<boolean> {
  if ((await listSeededEmails(db)).length > 0) return true;
  return world !== 'none' && !(await isInUse(db));
}
