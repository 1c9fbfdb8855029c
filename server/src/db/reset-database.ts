// Empties a store: drops everything that migrations created, and creates it again.
import pg from 'pg';
import { migrateToLatest } from './migrate.ts';
import type { DatabaseTarget } from './pool.ts';

const OURS = ['public', 'app', 'sandbox', 'graphile_worker'];

export async function resetDatabase(
  owner: DatabaseTarget,
  parts: Parameters<typeof migrateToLatest>[1],
): Promise<void> {
  const client = new pg.Client(owner.connection);
  await client.connect();
  try {
    const drops = OURS.map((schema) => `drop schema if exists ${schema} cascade`);
    await client.query(`begin; ${drops.join('; ')}; create schema public; commit`);
  } finally {
    await client.end();
  }
  await migrateToLatest(owner, parts);
}

/** Names of the connected parts of a running store, other than the caller. */
export async function listRunningParts(owner: DatabaseTarget): Promise<string[]> {
  const client = new pg.Client({ ...owner.connection, application_name: 'hammerdock reset' });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select distinct application_name as name from pg_stat_activity
       where datname = current_database() and application_name like 'hammerdock %'
         and application_name not in ('hammerdock operator', 'hammerdock reset')
       order by name`,
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
