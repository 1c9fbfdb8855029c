// The clock of a test's own store, wound by replacing the only clock that decides (R2).
import type { Duration } from '@hammerdock/domain/time.ts';
import { openTestClock, testClockSql } from '@hammerdock/server/src/testing/clock.ts';
import { joinDatabase } from '@hammerdock/server/src/testing/join-database.ts';
import pg from 'pg';

export interface StoreClock {
  /** To a time of the newest auction, and so much further. */
  windTo(column: 'ends_at' | 'pickup_starts_at', further: Duration): Promise<void>;
  /** To this time. */
  windToTime(time: string): Promise<void>;
  close(): Promise<void>;
}

export async function openStoreClock(dataDir: string): Promise<StoreClock> {
  const { database, close } = await joinDatabase(dataDir);
  const client = new pg.Client(database);
  await client.connect();
  await client.query(testClockSql);
  const clock = openTestClock({ connection: database });
  return {
    windTo: async (column, further) => {
      const { rows } = await client.query<{ left: number }>(`
        select (extract(epoch from ${column} - app.now()) * 1000)::float8 as left
        from auctions order by number desc limit 1`);
      await clock.advance(Math.round(rows[0]?.left ?? 0) + further);
    },
    windToTime: async (time) => {
      const { rows } = await client.query<{ left: number }>(
        `select (extract(epoch from $1::timestamptz - app.now()) * 1000)::float8 as left`,
        [time],
      );
      await clock.advance(Math.round(rows[0]?.left ?? 0));
    },
    close: async () => {
      await client.end();
      await close();
    },
  };
}
