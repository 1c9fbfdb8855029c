import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { TestDatabase } from '../../server/src/testing/postgres.ts';
import { cloneDatabase } from '../../server/src/testing/postgres.ts';

import { checkRun } from '../checker/check.ts';
import { readWorld } from '../checker/read-world.ts';
import { sampleIds, sampleRun } from '../checker/sample.ts';
import { writeWorld } from './write-world.ts';

let database: TestDatabase;
let client: Client;
const { record, world } = sampleRun();

beforeAll(async () => {
  database = await cloneDatabase();
  client = new Client(database.owner.connection);
  await client.connect();
  await writeWorld(client, world);
});

afterAll(async () => {
  await client.end();
});

test('reads from the tables exactly what the run wrote to them', async () => {
  expect(await readWorld(client)).toEqual(world);
});

test.each([
  ['I1', 'delete from lot_events where sequence = 1'],
  ['I1', 'update lot_events set amount_cents = 2600 where sequence = 4'],
  ['I2', "update lot_events set idempotency_key = 'other' where sequence = 4"],
  ['I3', 'update lot_events set at = (select first_closes_at from lots) where sequence = 4'],
  ['I4', 'update lot_events set bid_sequence = 1 where sequence = 3'],
  ['I4', 'update lot_events set result_price_cents = 2000 where sequence = 4'],
  ['I4', "update lot_events set result_closes_at = result_closes_at + interval '1 ms'"],
  ['I4', 'update lot_states set bid_count = bid_count + 1'],
  ['I4', 'update lot_states set price_cents = price_cents - 1'],
  ['I4', `update lot_states set leader_id = '${sampleIds.ann}'`],
  ['I5', "update lot_states set phase = 'unsold'"],
  ['I5', "delete from lot_events where kind = 'closed'"],
  ['I5', 'update lots set hammer_cents = 1'],
  ['I6', 'update invoice_lines set voided_at = app.now()'],
  ['I6', 'update invoice_lines set hammer_cents = 1'],
  ['I6', `update invoices set user_id = '${sampleIds.bob}'`],
])('detects a violation of %s after: %s', async (invariant, change) => {
  await client.query('begin');
  const { rowCount } = await client.query(change);
  const violations = checkRun(record, await readWorld(client));
  await client.query('rollback');
  expect(rowCount).toBeGreaterThan(0);
  expect(violations.map((violation) => violation.invariant)).toContain(invariant);
});
