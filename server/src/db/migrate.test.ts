import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { sandboxChecks } from '../gateways/payments/sandbox/checks.ts';
import { verify } from '../operations/verify/verify.ts';
import { checkRoles } from './check-roles.ts';
import { openDatabase } from './database.ts';
import { migrateToLatest } from './migrate.ts';
import { openPool, type DatabaseTarget } from './pool.ts';

const files = readdirSync(path.join(import.meta.dirname, 'migrations')).toSorted();
const readSql = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, 'migrations', file), 'utf8');
const beforeTheSplit = files.filter((file) => file < '0030');
const TABLES_OF_SANDBOX = `select table_name, column_name, data_type, is_nullable
  from information_schema.columns where table_schema = 'sandbox' order by 1, 2`;
const names = files.map((file) => path.basename(file, '.sql'));

describe('OPS-08 migrations', () => {
  const { socketDir, port, superuser } = inject('testPostgres');
  const targetOf = (database: string, user = superuser): DatabaseTarget => ({
    connection: { host: socketDir, port, user, database },
  });
  const open = (target: DatabaseTarget) =>
    openDatabase(openPool(target, { max: 1, name: 'test', onError: () => undefined }));
  const clients: pg.Client[] = [];
  afterAll(() => Promise.all(clients.map((client) => client.end())));

  async function connect(database: string): Promise<pg.Client> {
    const client = new pg.Client(targetOf(database).connection);
    await client.connect();
    clients.push(client);
    return client;
  }

  test('OPS-08 are SQL files, applied in order, forward only', () => {
    expect(files.every((file) => /^\d{4}-[\d a-z-]+\.sql$/.test(file))).toBe(true);
    const numbers = files.map((file) => Number(file.slice(0, 4)));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('OPS-08 are each applied once by several nodes that start concurrently', async () => {
    const name = `migrated_at_once_${randomBytes(4).toString('hex')}`;
    await (await connect('postgres')).query(`create database ${name}`);
    const nodes = Array.from({ length: 4 }, () =>
      migrateToLatest(targetOf(name), { sandbox: false }),
    );
    const applied = await Promise.all(nodes);
    expect(applied.flat().toSorted()).toEqual(names);
    const client = await connect(name);
    const { rows } = await client.query('select name from kysely_migration order by name');
    expect(rows.map((row: { name: string }) => row.name)).toEqual(names);
    expect(await migrateToLatest(targetOf(name), { sandbox: false })).toEqual([]);
  });

  test('OPS-08 a node older than its database does not start on it', async () => {
    const name = `newer_${randomBytes(4).toString('hex')}`;
    const { template } = inject('testPostgres');
    await (await connect('postgres')).query(`create database ${name} template ${template}`);
    const client = await connect(name);
    await client.query(
      `insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', now()::text)`,
    );
    await expect(migrateToLatest(targetOf(name), { sandbox: false })).rejects.toThrow(
      /a migration failed/,
    );
    const { rows } = await client.query('select count(*)::int as count from lots');
    expect(rows).toEqual([{ count: 0 }]);
  });

  const hasSandbox = async (client: pg.Client): Promise<boolean> =>
    (await client.query("select to_regnamespace('sandbox') as found")).rows[0].found !== null;

  test('R71 a store without the payment sandbox has no tables of it, and verify accepts it', async () => {
    const name = `without_sandbox_${randomBytes(4).toString('hex')}`;
    await (await connect('postgres')).query(`create database ${name}`);
    const applied = await migrateToLatest(targetOf(name), { sandbox: false });
    expect(applied).toEqual(names);
    expect(await hasSandbox(await connect(name))).toBe(false);
    const [app, owner] = [open(targetOf(name, 'hammerdock_app')), open(targetOf(name))];
    await expect(checkRoles([app])).resolves.toBeUndefined();
    expect((await verify(owner, sandboxChecks)).discrepancies).toEqual([]);
    await Promise.all([app.destroy(), owner.destroy()]);

    // Enabled later, it gets its tables, once, with the rights to use them.
    const later = await Promise.all(
      [1, 2].map(() => migrateToLatest(targetOf(name), { sandbox: true })),
    );
    const sets = [
      '0001-sandbox',
      '0002-sandbox-banks',
      '0003-sandbox-disputes',
      '0004-sandbox-refunds',
      '0005-sandbox-customer-details',
      '0006-sandbox-pending-refunds',
      '0007-sandbox-dispute-fees',
      '0008-sandbox-transfers',
    ];
    expect(later.flat()).toEqual(sets);
    const client = await connect(name);
    await client.query('set role hammerdock_app');
    await client.query(`
      insert into sandbox.cards (token, brand, last4, holder, exp_month, exp_year, behaviour)
        values ('card1', 'Visa', '4242', 'Pat Example', 12, 2040, 'succeeds');
      insert into sandbox.charges (id, idempotency_key, card, amount_cents, status)
        values ('charge1', 'key1', 'card1', 500, 'succeeded');
      select sandbox.make_refund('refund1', 'key1', 'charge1', 300);
      select sandbox.make_refund('refund2', 'key2', 'charge1', 300)`);
    const { rows } = await client.query('select status from sandbox.refunds order by id');
    expect(rows).toEqual([{ status: 'succeeded' }, { status: 'refused' }]);
  });

  test.each([
    ['an unused sandbox is removed', '', false],
    ['a used sandbox stays', "insert into sandbox.customers (id) values ('c1')", true],
  ])('R71 in a database from before the sandbox had its own set, %s', async (_, use, stays) => {
    const name = `older_${randomBytes(4).toString('hex')}`;
    await (await connect('postgres')).query(`create database ${name}`);
    const client = await connect(name);
    await client.query(beforeTheSplit.map(readSql).join('\n'));
    await client.query(use);
    await client.query(readSql('0035-sandbox-apart.sql'));
    expect(await hasSandbox(client)).toBe(stays);
    const { rows: before } = await client.query(TABLES_OF_SANDBOX);
    await client.query(readSql('../sandbox-migrations/0001-sandbox.sql'));
    const { rows: after } = await client.query(TABLES_OF_SANDBOX);
    expect(after.length).toBeGreaterThan(15);
    if (stays) expect(after).toEqual(before);
  });
});
