import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { cloneDatabase } from './postgres.ts';

describe('the clock of a cloned database', async () => {
  const { app, clock } = await cloneDatabase();
  const pool = new pg.Pool({ ...app.connection, max: 1 });
  afterAll(() => pool.end());

  async function readNow(): Promise<number> {
    const { rows } = await pool.query<{ now: string }>('select app.now_ms() as now');
    return Number(rows[0]?.now);
  }

  test('stays where it is stopped, for the application role too', async () => {
    await clock.stopAt(1_800_000_000_123);
    expect(await readNow()).toBe(1_800_000_000_123);
    await clock.advance(250);
    expect(await readNow()).toBe(1_800_000_000_373);
  });

  test('runs ahead after an advance, and at the true time after run()', async () => {
    await clock.run();
    const before = Date.now();
    await clock.advance(3_600_000);
    expect(await readNow()).toBeGreaterThanOrEqual(before + 3_600_000 - 1);
    await clock.run();
    expect(await readNow()).toBeLessThan(before + 3_600_000);
  });

  test('jumps only after the transactions that have read it', async () => {
    await clock.stopAt(1_800_000_000_000);
    const client = await pool.connect();
    const read = async () => {
      const { rows } = await client.query<{ now: string }>('select app.now_ms() as now');
      return Number(rows[0]?.now);
    };
    await client.query('begin');
    expect(await read()).toBe(1_800_000_000_000);
    const jump = clock.advance(1_000);
    const isWaiting = async () => {
      const { rowCount } = await client.query(
        `select from pg_locks where relation = 'app.test_clock'::regclass and not granted`,
      );
      return rowCount === 1;
    };
    await expect.poll(isWaiting).toBe(true);
    expect(await read()).toBe(1_800_000_000_000);
    await client.query('commit');
    await jump;
    expect(await read()).toBe(1_800_000_001_000);
    client.release();
  });
});
