import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hours, minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { openDatabase, readNow, type Db } from '../db/database.ts';
import { openPool } from '../db/pool.ts';
import { addLot, addTestAuction, permitBidding, addPerson } from '../testing/fixtures/bidders.ts';
import { buildBid } from '../testing/build.ts';
import { DEMO_DATA } from '../testing/fixtures/demo-world.ts';
import { cloneDatabase, type TestData, type TestDatabase } from '../testing/postgres.ts';
import { runNode } from '../testing/process.ts';
import { commands, runCommand } from './run-command.ts';
import { PRODUCTION_ENV } from '../testing/fixtures/production-env.ts';

const closings: (() => Promise<void>)[] = [];
afterAll(async () => void (await Promise.all(closings.map((close) => close()))));

interface Bench {
  readonly database: TestDatabase;
  readonly db: Db;
  readonly run: (...words: string[]) => Promise<{ code: number; output: string }>;
}

async function openBench(
  env: Record<string, string> = {},
  from: { readonly data?: TestData; readonly database?: TestDatabase } = {},
): Promise<Bench> {
  const database = from.database ?? (await cloneDatabase(from.data));
  const pool = openPool(database.owner, { max: 2, name: 'test', onError: () => undefined });
  closings.push(() => pool.end());
  return {
    database,
    db: openDatabase(pool),
    run: async (...words) => {
      const lines: string[] = [];
      const given = { HAMMERDOCK_ENVIRONMENT: 'development', DATABASE_URL: database.url, ...env };
      const config = () => readConfig(given, { dev: false });
      const code = await runCommand(words, { config, print: (line) => void lines.push(line) });
      return { code, output: lines.join('\n') };
    },
  };
}

describe('the command line of the operator', () => {
  test('OPS-11 lists every command, and explains each by --help', async () => {
    const { run } = await openBench();
    const list = await run();
    expect(list.code).toBe(0);
    const wanted = ['create-admin', 'import-lots', 'close-overdue', 'replay-outbox', 'verify'];
    const more = ['load-demo', 'reset', 'dead-items', 'retry-dead-item'];
    for (const name of [...wanted, ...more]) {
      expect(list.output).toContain(name);
      const help = await run(name, '--help');
      expect([name, help.code]).toEqual([name, 0]);
      expect(help.output).toBe(commands[name]?.usage);
    }
  });

  test('refuses wrong arguments with a message', async () => {
    const { run } = await openBench();
    expect((await run('clsoe-overdue')).code).toBe(2);
    const option = await run('verify', '--all');
    expect(option.code).toBe(2);
    expect(option.output).toContain("Unknown option '--all'");
  });

  test('verify runs one check by its name, and refuses an unknown one', async () => {
    const { run } = await openBench();
    expect(await run('verify', '--check', 'journal balance')).toEqual({
      code: 0,
      output: 'journal balance; 0 discrepancies',
    });
    expect(await run('verify', '--check', 'log')).toMatchObject({ code: 0 });
    expect(await run('verify', '--check', 'journal')).toEqual({
      code: 2,
      output: 'There is no check "journal".',
    });
  });

  test('OPS-11 runs verify as a process, with an exit code', async () => {
    const { database } = await openBench();
    const program = new URL('../operate.ts', import.meta.url).pathname;
    const env = { HAMMERDOCK_ENVIRONMENT: 'development', DATABASE_URL: database.url };
    const verify = runNode({ args: [program, 'verify'], env });
    expect(await verify.ended).toBe(0);
    expect(verify.output()).toMatch(/0 lots.*0 discrepancies/);
  });
});

describe('OPS-11 create-admin', () => {
  const admin = ['--email', 'ann@example.com', '--username', 'ann', '--first-name', 'Ann'];
  const rest = ['--last-name', 'Lee', '--phone', '404-555-0134'];

  test('creates an admin, and logs it', async () => {
    const { db, run } = await openBench();
    const { code, output } = await run('create-admin', ...admin, ...rest);
    expect(code).toBe(0);
    expect(output).toMatch(/shown only now: [\w-]{20}$/);
    const users = await db.selectFrom('users').select(['role', 'emailVerifiedAt']).execute();
    expect(users).toEqual([{ role: 'admin', emailVerifiedAt: expect.any(Number) }]);
    const audit = await db.selectFrom('auditEntries').select('action').execute();
    expect(audit).toEqual([{ action: 'admin created' }]);
    const again = await run('create-admin', ...admin, ...rest);
    expect(again).toEqual({
      code: 1,
      output: 'The email belongs to another account; nothing was created.',
    });
  });

  test('reports every invalid argument', async () => {
    const { run } = await openBench();
    const { code, output } = await run('create-admin', ...admin, '--phone', '12');
    expect(code).toBe(2);
    expect(output).toContain('--last-name: Last Name is Required!');
    expect(output).toContain('--phone:');
  });
});

describe('OPS-11 import-lots', () => {
  let bench: Bench;
  let folder: string;
  beforeAll(async () => {
    bench = await openBench({}, { data: DEMO_DATA });
    folder = await mkdtemp(path.join(tmpdir(), 'hammerdock-manifest-'));
  });

  const write = async (name: string, text: string): Promise<string> => {
    const file = path.join(folder, name);
    await writeFile(file, text);
    return file;
  };
  const countOf = async (): Promise<number> =>
    (
      await bench.db
        .selectFrom('lots')
        .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('auctions.number', '=', 104)
        .executeTakeFirstOrThrow()
    ).count;

  test('adds all rows after the existing lots, each closing a stagger later', async () => {
    const before = await countOf();
    const file = await write(
      'two.csv',
      'LPN,ASIN,UPC,EAN,Item Desc,Qty,Unit Retail,Condition,Category\r\n' +
        'LPNIMP1,B001,036000291452,,"Kettle, ""whistling""",2,"$1,049.50",Used,' +
        'Kitchen & Dining\r\n' +
        ',,,4006381333931,Oak shelf,1,80,New,Furniture\r\n',
    );
    const { code, output } = await bench.run('import-lots', file, '--auction', '104');
    expect([code, output]).toEqual([
      0,
      `2 lots added to auction 104: ${before + 1} to ${before + 2}.`,
    ]);
    const lots = await bench.db
      .selectFrom('lots')
      .select([
        'lpn',
        'title',
        'itemCount',
        'msrpCents',
        'upc',
        'condition',
        'phase',
        'listedCloseAt',
      ])
      .where('number', '>', before)
      .where('title', 'in', ['Kettle, "whistling"', 'Oak shelf'])
      .orderBy('number')
      .execute();
    expect(lots).toMatchObject([
      { lpn: 'LPNIMP1', title: 'Kettle, "whistling"', itemCount: 2, msrpCents: 104_950 },
      { lpn: `LPNHD0104${String(before + 2).padStart(5, '0')}`, upc: '4006381333931' },
    ]);
    expect(lots.map(({ condition, phase }) => [condition, phase])).toEqual([
      ['Opened Box', 'upcoming'],
      ['Appears New', 'upcoming'],
    ]);
    expect((lots[1]?.listedCloseAt ?? 0) - (lots[0]?.listedCloseAt ?? 0)).toBe(20_000);
    const again = await bench.run('import-lots', file, '--auction', '104');
    expect(again.code).toBe(1);
    expect(again.output).toContain('LPNIMP1 is on a lot of this store already');
  });

  test('adds nothing when one row is faulty, and reports each error with its line', async () => {
    const before = await countOf();
    const file = await write(
      'faulty.csv',
      'Item Description,Qty,Unit Retail,Category,UPC\n' +
        'Good pan,1,20.00,Kitchen & Dining,\n' +
        ',none,cheap,Zeppelins,123456789013\n',
    );
    const { code, output } = await bench.run('import-lots', file, '--auction', '104');
    expect(code).toBe(1);
    for (const part of ['line 3, Item Description', 'line 3, Qty', 'line 3, Unit Retail']) {
      expect(output).toContain(part);
    }
    expect(output).toContain('"Zeppelins" is none of ours');
    expect(output).toContain('check digit');
    expect(output).toContain('5 faults; no lot was added.');
    expect(await countOf()).toBe(before);
  });

  test('requires an auction that has not started, and a readable file', async () => {
    const file = await write('one.csv', 'Title,Qty,MSRP,Category\nPan,1,20,Kitchen\n');
    const output = async (...words: string[]) => (await bench.run('import-lots', ...words)).output;
    expect(await output(file, '--auction', '103')).toContain('Auction 103 has started');
    expect(await output(file, '--auction', '999')).toBe('There is no auction 999.');
    expect(await output(file)).toContain('Name the auction by its number');
    expect(await output(`${file}.gone`, '--auction', '104')).toContain('There is no file');
    expect(await output(file, '--auction', '104', '--condition', 'Fine')).toContain('is one of');
    const broken = await write('broken.csv', 'Title,Qty\n"never closed,1\n');
    expect(await output(broken, '--auction', '104')).toContain('This is not a CSV file');
  });
});

describe('OPS-11 close-overdue', () => {
  test('closes overdue lots, once', async () => {
    const { db, database, run } = await openBench();
    const now = await readNow(db);
    await database.clock.stopAt(now);
    const testAuction = await addTestAuction(db, {
      startsAt: now - hours(2),
      endsAt: now - minutes(10),
    });
    const bidder = await addPerson(db);
    await permitBidding(db, bidder, testAuction);
    const times = { opensAt: now - hours(2), closesAt: now + minutes(1) };
    const lotId = await addLot(db, testAuction, times);
    await buildBid(db, { lotId, bidderId: bidder.id, amountCents: 900 });
    await database.clock.advance(minutes(20));
    expect((await run('close-overdue')).output).toBe(
      '0 lots opened, 1 closed, 0 extended after an outage.',
    );
    expect((await run('close-overdue')).output).toContain('0 closed');
    const lot = await db.selectFrom('lots').select(['phase', 'hammerCents']).executeTakeFirst();
    expect(lot).toEqual({ phase: 'sold', hammerCents: 100 });
  });
});

describe('OPS-11 replay-outbox', () => {
  test('marks the events of the last hour as not dispatched', async () => {
    const { db, run } = await openBench();
    const at = new Date();
    const old = new Date(at.getTime() - hours(5));
    const row = { fact: 'lot.opened', payload: '{}', dispatchedAt: at };
    await db
      .insertInto('outbox')
      .values([
        { ...row, at },
        { ...row, at: old },
      ])
      .execute();
    expect((await run('replay-outbox')).output).toContain('1 events of the last 60 minutes');
    expect((await run('replay-outbox', '--minutes', 'all')).code).toBe(2);
    const waiting = await db
      .selectFrom('outbox')
      .select('id')
      .where('dispatchedAt', 'is', null)
      .execute();
    expect(waiting).toHaveLength(1);
  });
});

describe('load-demo and reset', () => {
  test('OPS-11 the demo fills an empty store only; reset empties it with --yes (R71)', async () => {
    const production = await openBench(PRODUCTION_ENV);
    const { database } = production;
    const refused = await production.run('load-demo');
    // In production demo accounts need an explicit option.
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('HAMMERDOCK_DEMO_PEOPLE=yes');
    expect((await production.run('verify')).output).toMatch(/^0 lots/);
    const env = { ...PRODUCTION_ENV, HAMMERDOCK_DEMO_PEOPLE: 'yes' };
    const allowed = await openBench(env, { database });
    expect((await allowed.run('load-demo')).output).toContain('buyer@example.com');

    const { run } = await openBench({}, { database });
    expect((await run('load-demo')).code).toBe(1);
    expect((await run('reset')).output).toContain('add --yes');
    const node = openPool(database.app, { max: 1, name: 'bids', onError: () => undefined });
    await node.query('select 1');
    const output = 'The store is running (hammerdock bids): stop it first.';
    expect(await run('reset', '--yes')).toEqual({ code: 1, output });
    await node.end();
    expect(await run('reset', '--yes')).toEqual({ code: 0, output: 'The store is empty.' });
    expect((await run('verify')).output).toMatch(/^0 lots/);
    // Fills a whole demo store.
  }, 180_000);

  test('reset does not run in production', async () => {
    const { run } = await openBench(PRODUCTION_ENV);
    expect(await run('reset', '--yes')).toEqual({
      code: 1,
      output: 'reset does not run in production.',
    });
  });
});
