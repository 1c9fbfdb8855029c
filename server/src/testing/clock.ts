import type { Instant } from '@hammerdock/domain/time.ts';
import pg from 'pg';
import type { DatabaseTarget } from '../db/pool.ts';

/** The database's clock in a test: stopped at an instant, or running with a shift. */
export interface TestClock {
  stopAt(instant: Instant): Promise<void>;
  /** Advances a stopped clock, or adds to the shift of a running one. */
  advance(durationMs: number): Promise<void>;
  /** The same, as if no node had served meanwhile. */
  advanceThroughOutage(durationMs: number): Promise<void>;
  /** Runs at the true time again. */
  run(): Promise<void>;
  /** Runs from this instant on. */
  runFrom(instant: Instant): Promise<void>;
}

/**
 * Replaces the body of app.now(), the only clock (R2). Only databases of tests have this:
 * production has no table that could shift its time.
 */
export const testClockSql = `
  create table app.test_clock (
    at timestamptz,
    shift interval not null default interval '0'
  );
  insert into app.test_clock default values;
  grant select on app.test_clock to public;
  create or replace function app.now() returns timestamptz language sql volatile parallel safe
    as 'select coalesce(at, clock_timestamp() + shift) from app.test_clock';`;

const IDLE_MS = 500;
const LOCK_WAIT_MS = 2_000;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * A transaction that reads the clock before and after a jump would record two times for one moment:
 * the jump waits for those that have read it, and others wait for the jump. A test that holds one
 * open only delays this.
 */
async function lockClock(client: pg.PoolClient): Promise<void> {
  await client.query(`set local lock_timeout = ${LOCK_WAIT_MS}`);
  await client.query('savepoint without_lock');
  try {
    await client.query('lock table app.test_clock in access exclusive mode');
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
    await client.query('rollback to savepoint without_lock');
  }
}

/** Controls the clock of a cloned database. */
export function openTestClock(owner: DatabaseTarget): TestClock {
  // Closed soon after its last use, because tests do not close the clock.
  const pool = new pg.Pool({ ...owner.connection, max: 1, idleTimeoutMillis: IDLE_MS });
  // PostgreSQL may stop while the connection is idle.
  pool.on('error', () => undefined);
  const update = async (assignments: string, values: readonly unknown[]): Promise<void> => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await lockClock(client);
      await client.query(`update app.test_clock set ${assignments}`, [...values]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };
  // The store counts as open during the jump: its heartbeat is written first, so that the jump is
  // not taken for an outage (R21).
  const setHeartbeat = async (moment: string, values: readonly unknown[]): Promise<void> =>
    void (await pool.query(`update service_heartbeat set beat_at = ${moment}`, [...values]));
  const advance = (durationMs: number): Promise<void> =>
    update("at = at + $1 * interval '1 ms', shift = shift + $1 * interval '1 ms'", [durationMs]);
  return {
    stopAt: async (instant) => {
      await setHeartbeat('app.at_ms($1)', [instant]);
      await update('at = app.at_ms($1)', [instant]);
    },
    advance: async (durationMs) => {
      await setHeartbeat("app.now() + $1 * interval '1 ms'", [durationMs]);
      await advance(durationMs);
    },
    advanceThroughOutage: advance,
    run: () => update("at = null, shift = interval '0'", []),
    runFrom: async (instant) => {
      await setHeartbeat('app.at_ms($1)', [instant]);
      await update('at = null, shift = app.at_ms($1) - clock_timestamp()', [instant]);
    },
  };
}
