import type { JournalLine } from '@hammerdock/domain/invoicing/journals.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Db } from '../../db/database.ts';
import { openPool } from '../../db/pool.ts';
import { newId } from '../../security/ids.ts';
import { buildPerson } from '../../testing/build.ts';
import { cloneDatabase } from '../../testing/postgres.ts';
import { postJournal, sumOwedToUser } from './ledger.ts';

describe('the ledger', () => {
  let db: Db;
  let owner: Db;
  let userId: string;
  beforeAll(async () => {
    const database = await cloneDatabase();
    const quiet = { max: 2, name: 'test', onError: () => undefined };
    db = openDatabase(openPool(database.app, quiet));
    owner = openDatabase(openPool(database.owner, quiet));
    userId = (await buildPerson(owner)).id;
  });
  afterAll(() => Promise.all([db.destroy(), owner.destroy()]));

  const post = (entries: readonly JournalLine[], reference = newId()): Promise<string> => {
    const journal = { userId, invoiceId: null, paymentId: null, reference, entries };
    return db
      .transaction()
      .execute((tx) => postJournal(tx, { kind: 'credit granted', ...journal }));
  };
  const promotion = (amountCents: number): JournalLine => ({
    account: 'promotion',
    userId: null,
    amountCents,
  });
  const credit = (amountCents: number): JournalLine => ({
    account: 'buyer credit',
    userId,
    amountCents,
  });
  const journalsNow = async (): Promise<number> =>
    (await owner.selectFrom('journals').select('id').execute()).length;

  test('PAY-09 R28: accepts a journal that sums to zero, and derives the balance', async () => {
    await post([promotion(500), credit(-500)]);
    await post([promotion(250), credit(-250), credit(0)]);
    expect(await sumOwedToUser(db, userId, 'buyer credit')).toBe(750);
  });

  test('PAY-09 R28: the database refuses an unbalanced journal at the commit', async () => {
    const before = await journalsNow();
    await expect(post([promotion(500), credit(-499)])).rejects.toThrow('not balanced');
    await expect(post([promotion(500)])).rejects.toThrow('not balanced');
    const alone = { id: newId(), kind: 'credit granted', userId, reference: newId() };
    await expect(db.insertInto('journals').values(alone).execute()).rejects.toThrow('not balanced');
    expect(await journalsNow()).toBe(before);
  });

  test('PAY-09 R28: an entry added to a balanced journal later is refused', async () => {
    await post([promotion(100), credit(-100)], 'whole');
    const { id } = await db
      .selectFrom('journals')
      .select('id')
      .where('reference', '=', 'whole')
      .executeTakeFirstOrThrow();
    const late = { journalId: id, position: 2, ...credit(-1) };
    await expect(db.insertInto('entries').values(late).execute()).rejects.toThrow('not balanced');
  });

  test('R3: one reference is booked once', async () => {
    await post([promotion(100), credit(-100)], 'once');
    await expect(post([promotion(100), credit(-100)], 'once')).rejects.toThrow('unique');
  });

  test('R37: no runtime role can change or delete journals', async () => {
    const refused = 'permission denied';
    await expect(db.updateTable('entries').set({ amountCents: 1 }).execute()).rejects.toThrow(
      refused,
    );
    await expect(db.deleteFrom('entries').execute()).rejects.toThrow(refused);
    await expect(db.deleteFrom('journals').execute()).rejects.toThrow(refused);
  });
});
