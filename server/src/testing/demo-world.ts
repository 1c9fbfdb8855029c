// The demo store with its clock stopped at noon, for tests of what pages show.
import pg from 'pg';
import { seedWorld } from '../db/seed/seed-world.ts';
import { buildSession } from './build.ts';
import { openWorld, type World } from './world.ts';

const NOON = Date.UTC(2026, 5, 3, 16);

export interface Visitor {
  readonly id: string;
  readonly token: string;
}

export interface DemoWorld extends World {
  signIn(username: string): Promise<Visitor>;
  /** How many statements the calls of this world send during `run`: the lowest of several runs. */
  countQueries(run: () => Promise<unknown>): Promise<number>;
}

const RUNS = 4;

export async function openDemoWorld(): Promise<DemoWorld> {
  const world = await openWorld({
    prepare: async (database) => {
      await database.clock.stopAt(NOON);
      await seedWorld(database.owner, 'demo');
    },
  });
  const { owner } = world;
  return {
    ...world,
    signIn: async (username) => {
      const { id } = await owner
        .selectFrom('users')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow();
      return { id, token: (await buildSession(owner, id)).token };
    },
    countQueries,
  };
}

/** Values cached for a second are queried again by one of the runs. */
async function countQueries(run: () => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  for (let n = 0; n < RUNS; n += 1) counts.push(await countOnce(run));
  return Math.min(...counts);
}

/** Counts only the connections that serve calls; jobs and closers use others. */
async function countOnce(run: () => Promise<unknown>): Promise<number> {
  // Restored afterwards, and called only with the client it belongs to.
  // oxlint-disable-next-line typescript/unbound-method
  const { query } = pg.Client.prototype;
  let count = 0;
  // The overloads of the library cannot be expressed here; the arguments pass through unchanged.
  const counted = function (this: pg.Client, ...args: unknown[]): unknown {
    const parameters = (this as unknown as { connectionParameters: { application_name: string } })
      .connectionParameters;
    if (parameters.application_name === 'hammerdock app') count += 1;
    return (query as unknown as (...given: unknown[]) => unknown).apply(this, args);
  };
  pg.Client.prototype.query = counted as unknown as typeof query;
  try {
    await run();
  } finally {
    pg.Client.prototype.query = query;
  }
  return count;
}
