import type { Instant } from '@hammerdock/domain/time.ts';
import pg from 'pg';
import type { DatabaseTarget } from '../db/pool.ts';

/** The database's clock in a test: it stands where it was put, or runs with a shift. */
export interface TestClock {
  stopAt(instant: Instant): Promise<void>;
  /** Moves a standing clock on; a running one gets ahead by so much. */
  advance(durationMs: number): Promise<void>;
  /** Runs again with the true time. */
  run(): Promise<void>;
}

/**
 * Replaces the body of app.now(), the house's only clock (R2). This happens to the template
 * database of the tests and nowhere else: production has no table that could shift its time.
 */
export const woundClockSql = `
  create table app.test_clock (
    at timestamptz,
    shift interval not null default interval '0'
  );
  insert into app.test_clock default values;
  grant select on app.test_clock to public;
  create or replace function app.now() returns timestamptz language sql volatile parallel safe
    as 'select coalesce(at, clock_timestamp() + shift) from app.test_clock';`;

/** The hand on the clock of a cloned database. */
export function woundClock(owner: DatabaseTarget): TestClock {
  const turn = async (assignments: string, values: readonly unknown[]): Promise<void> => {
    const client = new pg.Client(owner.connection);
    await client.connect();
    await client.query(`update app.test_clock set ${assignments}`, [...values]);
    await client.end();
  };
  return {
    stopAt: (instant) => turn('at = app.at_ms($1)', [instant]),
    advance: (durationMs) =>
      turn("at = at + $1 * interval '1 ms', shift = shift + $1 * interval '1 ms'", [durationMs]),
    run: () => turn("at = null, shift = interval '0'", []),
  };
}
