import { setTimeout as pause } from 'node:timers/promises';
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

/** Also those that have only read so far: what they read may be the clock. */
const OPEN_TRANSACTIONS = `select 1 from pg_stat_activity where datname = current_database()
  and pid <> pg_backend_pid() and xact_start is not null and backend_type = 'client backend'
  and wait_event_type is distinct from 'Lock'`;
const LOOKS_MAX = 50;
const LOOK_EVERY_MS = 10;
const IDLE_MS = 500;

/**
 * Lets the store's own jobs finish: a transaction that reads the clock before and
 * after a jump would record two times for one moment. A test that holds one open delays this.
 */
async function awaitTransactions(client: pg.Pool): Promise<void> {
  for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
    const { rowCount } = await client.query(OPEN_TRANSACTIONS);
    if (rowCount === 0) return;
    await pause(LOOK_EVERY_MS);
  }
}

/** Controls the clock of a cloned database. */
export function openTestClock(owner: DatabaseTarget): TestClock {
  // Closed soon after its last use, because tests do not close the clock.
  const pool = new pg.Pool({ ...owner.connection, max: 1, idleTimeoutMillis: IDLE_MS });
  // PostgreSQL may stop while the connection is idle.
  pool.on('error', () => undefined);
  const update = async (assignments: string, values: readonly unknown[]): Promise<void> => {
    await awaitTransactions(pool);
    await pool.query(`update app.test_clock set ${assignments}`, [...values]);
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
