import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { openDatabase, type Db } from '../db/database.ts';
import { openPool } from '../db/pool.ts';
import { DEMO_DATA } from '../testing/fixtures/demo-world.ts';
import { cloneDatabase, type TestDatabase } from '../testing/postgres.ts';
import { runCommand } from './run-command.ts';

const HEADER = 'Title,Qty,MSRP,Category,LPN,Brand,Location';

describe('import-lots with hostile input', () => {
  let database: TestDatabase;
  let db: Db;
  let folder: string;
  let close: () => Promise<void>;
  beforeAll(async () => {
    database = await cloneDatabase(DEMO_DATA);
    const pool = openPool(database.owner, { max: 2, name: 'test', onError: () => undefined });
    db = openDatabase(pool);
    folder = await mkdtemp(path.join(tmpdir(), 'hammerdock-import-'));
    close = async () => {
      await pool.end();
      await rm(folder, { recursive: true });
    };
  });
  afterAll(() => close());

  const run = async (...words: string[]): Promise<{ code: number; output: string }> => {
    const lines: string[] = [];
    const env = { HAMMERDOCK_ENVIRONMENT: 'development', DATABASE_URL: database.url };
    const config = () => readConfig(env, { dev: false });
    const code = await runCommand(words, { config, print: (line) => void lines.push(line) });
    return { code, output: lines.join('\n') };
  };
  const importing = async (content: string | Buffer, ...more: string[]) => {
    const file = path.join(folder, 'lots.csv');
    await writeFile(file, content);
    return run('import-lots', file, '--auction', '104', ...more);
  };
  const countLots = async (): Promise<number> =>
    (await db.selectFrom('lots').select('id').execute()).length;

  test.each([
    ['NUL in a title', 'Pan\u0000lid,1,20,Kitchen,,,', 'line 2, Title: It has characters'],
    ['NUL in a brand', 'Pan,1,20,Kitchen,,A\u0000,', 'line 2, Brand: It has characters'],
    ['NUL in a label', 'Pan,1,20,Kitchen,L\u00001,,', 'line 2, LPN: It has characters'],
    ['a long brand', `Pan,1,20,Kitchen,,${'x'.repeat(201)},`, 'line 2, Brand: It is longer'],
    ['a long location', `Pan,1,20,Kitchen,,,${'x'.repeat(201)}`, 'line 2, Location: It is longer'],
  ])('SF9 %s is one error with its line, and no lot is added', async (_, row, complaint) => {
    const before = await countLots();
    const { code, output } = await importing(`${HEADER}\n${row}\n`);
    expect(code).toBe(1);
    expect(output).toContain(complaint);
    expect(output).toContain('1 fault; no lot was added.');
    expect(await countLots()).toBe(before);
  });

  test.each([
    ['Title', 'Card 4242 4242 4242 4242,1,20,Kitchen,,,'],
    ['Title', 'Card 4242_4242_4242_4242,1,20,Kitchen,,,'],
    ['Brand', 'Pan,1,20,Kitchen,,4242|4242|4242|4242,'],
    ['LPN', 'Pan,1,20,Kitchen,4242424242424242,,'],
  ])('SF16 a card number in the column %s is refused and not repeated: %s', async (field, row) => {
    const before = await countLots();
    const { code, output } = await importing(`${HEADER}\n${row}\n`);
    expect(code).toBe(1);
    expect(output).toContain(`line 2, ${field}: It has a card number in it: remove it.`);
    expect(output).not.toMatch(/4242\D?4242/);
    expect(await countLots()).toBe(before);
  });

  test('SF9 an unknown value is shown without its control characters', async () => {
    const { output } = await importing(`${HEADER}\nPan,1,\u001b[31mred,Kitchen,,,\n`);
    expect(output).toContain('"[31mred" is not a price');
    expect(output).not.toContain('\u001b');
  });

  test.each([
    ['an auction number out of the column’s range', ['--auction', '99999999999999']],
    ['a start price out of range', ['--start-price', '99999999999.00']],
  ])('SF9 %s is refused with a message', async (_, words) => {
    const { code, output } = await importing(`${HEADER}\nPan,1,20,Kitchen,,,\n`, ...words);
    expect(code).toBe(2);
    expect(output).toMatch(/^(Name the auction|The start price)/);
  });

  test('SF9 a folder, binary data and an empty file are refused with a message', async () => {
    expect(await run('import-lots', folder, '--auction', '104')).toEqual({
      code: 1,
      output: `There is no file ${folder}.`,
    });
    const binary = await importing(Buffer.from([0, 1, 2, 255, 254, 34, 10, 44]));
    expect(binary.code).toBe(1);
    expect(binary.output).toMatch(/not a CSV file|isn’t a spreadsheet|no lot was added/);
    const nothing = await importing('');
    expect([nothing.code, nothing.output]).toEqual([
      1,
      expect.stringContaining('no lot was added'),
    ]);
  });
});
