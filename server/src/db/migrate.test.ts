import { readdirSync } from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { migrateToLatest } from './migrate.ts';
import type { DatabaseTarget } from './pool.ts';

const files = readdirSync(path.join(import.meta.dirname, 'migrations')).toSorted();
const names = files.map((file) => path.basename(file, '.sql'));

describe('OPS-08 migrations', () => {
  const { socketDir, port, superuser } = inject('testPostgres');
  const targetOf = (database: string): DatabaseTarget => ({
    connection: { host: socketDir, port, user: superuser, database },
  });
  const clients: pg.Client[] = [];
  afterAll(() => Promise.all(clients.map((client) => client.end())));

  async function connect(database: string): Promise<pg.Client> {
    const client = new pg.Client(targetOf(database).connection);
    await client.connect();
    clients.push(client);
    return client;
  }

  test('OPS-08 are files of SQL, one after another, that go forward only', () => {
    expect(files.every((file) => /^\d{4}-[\d a-z-]+\.sql$/.test(file))).toBe(true);
    const numbers = files.map((file) => Number(file.slice(0, 4)));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('OPS-08 several nodes that start at once apply each of them once', async () => {
    const name = `migrated_at_once_${randomBytes(4).toString('hex')}`;
    await (await connect('postgres')).query(`create database ${name}`);
    const nodes = Array.from({ length: 4 }, () => migrateToLatest(targetOf(name)));
    const applied = await Promise.all(nodes);
    // Whoever came first did it all; the others waited, and found nothing left to do.
    expect(applied.flat()).toEqual(names);
    expect(applied.filter((list) => list.length > 0)).toHaveLength(1);
    const client = await connect(name);
    const { rows } = await client.query('select name from kysely_migration order by name');
    expect(rows.map((row: { name: string }) => row.name)).toEqual(names);
    expect(await migrateToLatest(targetOf(name))).toEqual([]);
  });

  test('OPS-08 a node older than its database does not start on it', async () => {
    const name = `newer_${randomBytes(4).toString('hex')}`;
    const { template } = inject('testPostgres');
    await (await connect('postgres')).query(`create database ${name} template ${template}`);
    const client = await connect(name);
    await client.query(
      `insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', now()::text)`,
    );
    await expect(migrateToLatest(targetOf(name))).rejects.toThrow(/a migration failed/);
    const { rows } = await client.query('select count(*)::int as count from lots');
    expect(rows).toEqual([{ count: 0 }]);
  });
});
