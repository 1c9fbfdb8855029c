import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp, type App } from './app.ts';
import { readConfig } from './config/config.ts';
import { openDatabase, readNow, type Db } from './db/database.ts';
import { openPool } from './db/pool.ts';
import { openLog } from './monitoring/log.ts';
import { buildAuction, buildBid, buildLot, buildPerson } from './testing/build.ts';
import { cloneDatabase, type TestDatabase } from './testing/postgres.ts';

describe('all nodes stop and start again', () => {
  let database: TestDatabase;
  let owner: Db;
  let nodes: App[] = [];
  const startNodes = async (count: number): Promise<void> => {
    const env = { HAMMERDOCK_LOG_LEVEL: 'fatal', HAMMERDOCK_SECRET: 'of both nodes '.repeat(3) };
    const config = readConfig(env, { dev: false });
    const log = openLog(config.logLevel);
    const open = () => openApp(config, database, log, { scheduledJobs: {} });
    nodes = await Promise.all(Array.from({ length: count }, open));
  };
  const stopNodes = async (): Promise<void> => {
    await Promise.all(nodes.splice(0).map((node) => node.close()));
  };
  const find = (lotId: string) =>
    owner
      .selectFrom('lots')
      .innerJoin('lotStates', 'lotStates.lotId', 'lots.id')
      .selectAll(['lots', 'lotStates'])
      .where('id', '=', lotId)
      .executeTakeFirstOrThrow();
  const kindsOf = async (lotId: string) => {
    const events = await owner
      .selectFrom('lotEvents')
      .selectAll()
      .where('lotId', '=', lotId)
      .orderBy('sequence')
      .execute();
    return events.map(({ kind }) => kind);
  };

  beforeAll(async () => {
    database = await cloneDatabase();
    owner = openDatabase(
      openPool(database.owner, { max: 2, name: 'test', onError: () => undefined }),
    );
  });
  afterAll(async () => {
    await stopNodes();
    await owner.destroy();
  });

  test('BID-26: lots whose close fell into the outage are extended by five minutes, with the reason', async () => {
    const auctionId = await buildAuction(owner);
    const opened = await readNow(owner);
    const [before, across, after] = [
      await buildLot(owner, { auctionId, closesAt: opened + minutes(1) }),
      await buildLot(owner, { auctionId, closesAt: opened + minutes(10) }),
      await buildLot(owner, { auctionId, closesAt: opened + minutes(60) }),
    ];
    const bidder = await buildPerson(owner);
    await buildBid(owner, { lotId: across, bidderId: bidder.id, amountCents: 900 });
    await startNodes(2);
    await database.clock.advance(minutes(2));
    await expect.poll(async () => (await find(before)).phase).toBe('unsold');
    await stopNodes();

    await database.clock.advanceThroughOutage(minutes(10));
    await startNodes(2);
    await expect.poll(() => kindsOf(across)).toEqual(['bid', 'extended']);
    const { closesAt, phase } = await find(across);
    expect(phase).toBe('open');
    const recovered = await owner.selectFrom('outages').selectAll().execute();
    expect(recovered).toHaveLength(1);
    expect(closesAt).toBe((recovered[0]?.endedAt ?? 0) + minutes(5));
    expect(await kindsOf(before)).toEqual(['closed']);
    expect(await kindsOf(after)).toEqual([]);
    const emails = () =>
      owner.selectFrom('messages').select(['template', 'recipient', 'bodyText']).execute();
    await expect
      .poll(emails)
      .toEqual([expect.objectContaining({ template: 'lot-extended', recipient: bidder.email })]);
    expect((await emails())[0]?.bodyText).toContain('Bidding was down for a while');

    await database.clock.advance(minutes(6));
    await expect.poll(async () => (await find(across)).phase).toBe('sold');
    expect(await kindsOf(across)).toEqual(['bid', 'extended', 'closed']);
  });
});
