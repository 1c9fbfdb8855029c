import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hours, minutes } from '@hammerdock/domain/time.ts';
import { openDatabase, readNow, type Db } from '../../db/database.ts';
import { openPool } from '../../db/pool.ts';
import { listAuctionsToInvoice } from '../../store/invoices/invoice-issuing.ts';
import { buildAuction, buildBid, buildLot, buildPerson } from '../../testing/build.ts';
import { moveClose } from '../../testing/fixtures/change-lot.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { closeLot } from '../auctions/close-lot.ts';
import { issueInvoices } from './issue-invoices.ts';
import { recordHeartbeat } from '../auctions/recover-from-outage.ts';

const quiet = { max: 8, name: 'test', onError: () => undefined };

describe('issuing invoices', () => {
  let database: TestDatabase;
  let db: Db;
  let workerDb: Db;
  beforeAll(async () => {
    database = await cloneDatabase();
    await database.clock.stopAt(Date.UTC(2026, 10, 21, 15));
    db = openDatabase(openPool(database.owner, quiet));
    workerDb = openDatabase(openPool(database.worker, quiet));
    await recordHeartbeat(workerDb);
  });
  afterAll(() => Promise.all([db.destroy(), workerDb.destroy()]));

  const issue = (auctionId: string) =>
    issueInvoices({ workerDb, wakeDispatcher: () => undefined }, auctionId);
  const sell = async (auctionId: string, bidderId: string, amountCents: number) => {
    const lotId = await buildLot(db, { auctionId, closesAt: (await readNow(db)) + minutes(1) });
    await db
      .updateTable('lots')
      .set({ startPriceCents: amountCents })
      .where('id', '=', lotId)
      .execute();
    await buildBid(db, { lotId, bidderId, amountCents });
    await moveClose(db, lotId, await readNow(db));
    await closeLot(workerDb, lotId);
    return lotId;
  };
  const invoicesOf = (auctionId: string) =>
    db
      .selectFrom('invoices')
      .select(['userId', 'hammerCents', 'premiumCents', 'taxCents', 'totalCents'])
      .where('auctionId', '=', auctionId)
      .orderBy('totalCents')
      .execute();

  test('R23: issues one invoice per winner, with the 3.00 minimum and 17 %, taxed per line', async () => {
    const auctionId = await buildAuction(db);
    const [ann, ben] = [await buildPerson(db), await buildPerson(db)];
    await sell(auctionId, ann.id, 1000);
    await sell(auctionId, ann.id, 10_010);
    await sell(auctionId, ben.id, 500);
    const all = Array.from({ length: 6 }, () => issue(auctionId));
    await Promise.all(all);
    expect(await invoicesOf(auctionId)).toEqual([
      { userId: ben.id, hammerCents: 500, premiumCents: 300, taxCents: 64, totalCents: 864 },
      {
        userId: ann.id,
        hammerCents: 11_010,
        premiumCents: 300 + 1702,
        taxCents: 104 + 937,
        totalCents: 14_053,
      },
    ]);
    const events = await db
      .selectFrom('outbox')
      .select('payload')
      .where('fact', '=', 'invoice.issued')
      .execute();
    expect(events).toHaveLength(2);
    expect(await listAuctionsToInvoice(db)).not.toContain(auctionId);
  });

  test('R23, R66: waits for the last lot, at most two hours after the end', async () => {
    const endsAt = (await readNow(db)) + minutes(5);
    const auctionId = await buildAuction(db, { endsAt });
    const [ann, ben] = [await buildPerson(db), await buildPerson(db)];
    await sell(auctionId, ann.id, 1000);
    const straggler = await buildLot(db, { auctionId, closesAt: endsAt });
    await buildBid(db, { lotId: straggler, bidderId: ben.id, amountCents: 900 });
    await issue(auctionId);
    expect(await invoicesOf(auctionId)).toEqual([]);
    expect(await listAuctionsToInvoice(db)).not.toContain(auctionId);
    await moveClose(db, straggler, endsAt + hours(3));
    await database.clock.stopAt(endsAt + hours(2));
    expect(await listAuctionsToInvoice(db)).toContain(auctionId);
    await issue(auctionId);
    expect((await invoicesOf(auctionId)).map(({ userId }) => userId)).toEqual([ann.id]);
    await recordHeartbeat(workerDb);
    await moveClose(db, straggler, await readNow(db));
    await closeLot(workerDb, straggler);
    await issue(auctionId);
    expect(await invoicesOf(auctionId)).toHaveLength(2);
    const { invoicedAt } = await db
      .selectFrom('auctions')
      .select('invoicedAt')
      .where('id', '=', auctionId)
      .executeTakeFirstOrThrow();
    expect(invoicedAt).not.toBeNull();
  });
});
