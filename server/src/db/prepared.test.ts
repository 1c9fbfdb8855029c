import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findLotDetail } from '../store/auctions/lot-details.ts';
import { TtlCache } from './ttl-cache.ts';
import { listHomeBlocks } from '../store/catalog/home-blocks.ts';
import { readHomeLists } from '../store/catalog/home-lists.ts';
import { openDemoWorld, type DemoWorld } from '../testing/fixtures/demo-world.ts';
import { openDatabase, type Db } from './database.ts';
import { openPool } from './pool.ts';
import { prepare } from './prepared.ts';

/** PostgreSQL plans a statement this often before it considers a generic plan. */
const EXECUTIONS = 10;

describe('a statement marked as prepared', () => {
  let world: DemoWorld;
  let db: Db;
  beforeAll(async () => {
    world = await openDemoWorld();
    const onError = () => undefined;
    db = openDatabase(openPool(world.database.app, { max: 1, name: 'test', onError }));
  });
  afterAll(async () => {
    await db.destroy();
    await world.close();
  });

  const plansOf = async (word: string) => {
    const { rows } = await sql<{ generic: number; custom: number }>`
      select generic_plans as generic, custom_plans as custom from pg_prepared_statements
      where statement like ${`%${word}%`} and name like 'prepared %'`.execute(db);
    return rows;
  };

  test('is planned once for all lots and all viewers, guests or not', async () => {
    const viewer = await world.owner.selectFrom('users').select('id').executeTakeFirstOrThrow();
    for (let execution = 0; execution < EXECUTIONS; execution += 1) {
      const viewerId = execution % 2 === 0 ? null : viewer.id;
      const [block] = await listHomeBlocks(db, viewerId, new TtlCache(() => readHomeLists(db), 0));
      const lot = block?.rows[execution % 4];
      expect((await findLotDetail(db, lot?.id ?? '', viewerId))?.title).toBe(lot?.title);
    }
    // The lists, cards and tiles of the home page, and one lot's page.
    for (const [word, count] of [
      ['row_number', 1],
      ['any(', 2],
      ['seller_handle', 1],
    ] as const) {
      const statements = await plansOf(word);
      expect(statements).toHaveLength(count);
      for (const { generic, custom } of statements) {
        expect(generic).toBeGreaterThan(0);
        expect(custom).toBeLessThan(EXECUTIONS);
      }
    }
  });

  test('is built once, and each execution has its own values', async () => {
    let written = 0;
    const sumOf = prepare((known: Db, { a, b }: { a: number; b: number | null }) => {
      written += 1;
      return sql<{ sum: number }>`
        select ${a}::int + coalesce(${b}::int, 0) + ${100}::int as sum`.compile(known);
    });
    const sums = [
      { a: 1, b: 2 },
      { a: 4, b: null },
    ].map((given) => sumOf(db, given));
    expect(await Promise.all(sums)).toEqual([[{ sum: 103 }], [{ sum: 104 }]]);
    expect(written).toBe(1);
  });

  test('has a name, and the others have none', async () => {
    await sql`select 1 as unmarked where ${1}::int = 1`.execute(db);
    expect(await plansOf('unmarked')).toEqual([]);
  });
});
