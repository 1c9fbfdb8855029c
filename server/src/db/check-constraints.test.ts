// Columns that take one of a few words, and amounts that cannot be negative: the database refuses
// any other value, from any writer.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPerson } from '../testing/build.ts';
import { cloneDatabase } from '../testing/postgres.ts';
import { openDatabase, type Db } from './database.ts';
import { openPool } from './pool.ts';

describe('check constraints', () => {
  let db: Db;
  let userId: string;
  beforeAll(async () => {
    const database = await cloneDatabase();
    db = openDatabase(openPool(database.owner, { max: 1, name: 'test', onError: () => undefined }));
    userId = (await buildPerson(db)).id;
  });
  afterAll(() => db.destroy());

  const code = (purpose: string) =>
    `insert into one_time_codes (id, purpose, target, code_hash, expires_at)
      values (gen_random_uuid(), '${purpose}', 'target', 'hash', app.now())`;
  const deactivation = (reason: string) =>
    `insert into deactivations (id, user_id, reason, lifted_at)
      values (gen_random_uuid(), (select id from users limit 1), '${reason}', app.now())`;
  const report = (columns: string, values: string) =>
    `insert into condition_reports (lot_id, ${columns}) values (gen_random_uuid(), ${values})`;
  const invoice = (hammer: number, total: number) =>
    `insert into invoices (id, user_id, auction_id, tax_exempt, card_fee_bps, hammer_cents,
        premium_cents, tax_cents, total_cents)
      values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), false, 0, ${hammer}, 0, 0,
        ${total})`;

  test.each([
    ['email', code('email')],
    ['phone', code('phone')],
    ['newsletter', code('newsletter')],
    ['a password reset', code(`password reset 01a2058f-ce63-7000-b334-428a2449ab4f`)],
    ['a reset without an account', code('password reset of nobody')],
    ['no card', deactivation('no card')],
    ['an invoice that is void', deactivation('invoice void')],
    ['a chargeback', deactivation('chargeback')],
  ])('accept %s', async (_, text) => {
    expect(userId).not.toBe('');
    await sql.raw(text).execute(db);
  });

  test.each([
    ['one_time_codes_purpose', code('anything')],
    ['one_time_codes_purpose', code('password reset of another user')],
    ['deactivations_reason', deactivation('a mood')],
    ['condition_reports_tested_check', report('tested', `'maybe'`)],
    ['condition_reports_completeness_check', report('completeness', `'partly'`)],
    ['condition_reports_parts', report('missing_parts', `'lid'`)],
    ['condition_reports_parts', report('completeness, missing_parts', `'complete', 'lid'`)],
    ['condition_reports_size', report('length_inch_hundredths, width_inch_hundredths', '1, 1')],
    ['condition_reports_weight_pound_hundredths_check', report('weight_pound_hundredths', '0')],
    [
      'bid_confirmations_bid_type',
      `insert into bid_confirmations (token_hash, user_id, lot_id, amount_cents, bid_type,
          expires_at)
        values ('hash', gen_random_uuid(), gen_random_uuid(), 100, 'soft', app.now())`,
    ],
    ['invoices_amounts', invoice(-100, -100)],
    ['invoices_check', invoice(100, 99)],
    [
      'invoice_lines_amounts',
      `insert into invoice_lines (id, invoice_id, lot_id, hammer_cents, premium_cents, tax_cents)
        values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 100, -1, 0)`,
    ],
  ])('refuse what violates %s', async (constraint, text) => {
    await expect(sql.raw(text).execute(db)).rejects.toThrow(constraint);
  });

  test('are all validated', async () => {
    const { rows } = await sql<{ conname: string }>`
      select conname from pg_constraint where not convalidated
        and connamespace = 'public'::regnamespace`.execute(db);
    expect(rows).toEqual([]);
  });
});
