import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/postgres.ts';
import { checkRoles } from './check-roles.ts';
import { openDatabase, type Db } from './database.ts';
import { openPool } from './pool.ts';
import { sql } from 'kysely';

describe('the runtime roles (R37)', () => {
  let database: TestDatabase;
  let owner: Db;
  let app: Db;
  let worker: Db;
  const open = (target: TestDatabase['app']) =>
    openDatabase(openPool(target, { max: 1, name: 'test', onError: () => undefined }));
  beforeAll(async () => {
    database = await cloneDatabase();
    owner = open(database.owner);
    app = open(database.app);
    worker = open(database.worker);
  });
  afterAll(() => Promise.all([owner, app, worker].map((db) => db.destroy())));

  test('R37: the rights that the migrations granted allow the start', async () => {
    await expect(checkRoles([app, worker])).resolves.toBeUndefined();
  });

  test.each(['lot_events', 'journals', 'entries', 'audit_entries', 'payment_billing'])(
    'R37: app and worker can neither update nor delete from nor truncate %s',
    async (table) => {
      for (const db of [app, worker]) {
        for (const verb of [`delete from ${table}`, `truncate ${table} cascade`]) {
          await expect(sql.raw(verb).execute(db)).rejects.toThrow(/permission denied/);
        }
      }
    },
  );

  test('R37: app and worker can create and change no table', async () => {
    for (const db of [app, worker]) {
      await expect(sql`create table mine (id int)`.execute(db)).rejects.toThrow(/permission/);
      await expect(sql`drop table lot_events`.execute(db)).rejects.toThrow(/must be owner/);
    }
  });

  test.each([
    ['grant update on journals to hammerdock_app', 'revoke update on journals', 'update journals'],
    [
      'grant update (amount_cents) on entries to hammerdock_app',
      'revoke update (amount_cents) on entries',
      'update entries',
    ],
    ['grant delete on audit_entries to hammerdock_app', 'revoke delete on audit_entries', 'delete'],
    ['grant create on schema public to hammerdock_app', 'revoke create on schema public', 'create'],
  ])('after "%s" the store refuses to start, with the reason', async (widen, narrow, says) => {
    await sql.raw(widen).execute(owner);
    await expect(checkRoles([app, worker])).rejects.toThrow(says);
    await expect(checkRoles([app, worker])).rejects.toThrow('hammerdock_app may');
    await sql.raw(`${narrow} from hammerdock_app`).execute(owner);
    await expect(checkRoles([app, worker])).resolves.toBeUndefined();
  });

  test('the owner is refused as a runtime role', async () => {
    await expect(checkRoles([owner])).rejects.toThrow(/superuser|owner/);
  });
});
