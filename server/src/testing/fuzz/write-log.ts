// Which tables the calls of a world have written to in committed transactions: a trigger on each
// table logs its name, and a rollback removes the log entries too.
import { sql } from 'kysely';
import type { World } from '../world.ts';

export interface WriteLog {
  /** The tables written since the last take, each once. */
  take(): Promise<string[]>;
}

/** The connections that serve calls; jobs and the dispatcher use others. */
const OF_CALLS = ['hammerdock app', 'hammerdock bids', 'hammerdock sandbox'];

export async function openWriteLog({ owner }: World): Promise<WriteLog> {
  await sql
    .raw(
      `create schema watched;
      create unlogged table watched.writes (relation text not null, connection text not null);
      create function watched.note() returns trigger language plpgsql security definer as $$
        begin
          insert into watched.writes
            values (tg_table_schema || '.' || tg_table_name, current_setting('application_name'));
          return null;
        end $$`,
    )
    .execute(owner);
  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'app', 'sandbox')`.execute(owner);
  for (const { name } of tables.rows) {
    await sql
      .raw(
        `create trigger zz_watched after insert or update or delete on ${name}
          for each row execute function watched.note()`,
      )
      .execute(owner);
  }
  return {
    take: async () => {
      const { rows } = await sql<{ relation: string }>`
        with taken as (delete from watched.writes returning *)
        select distinct relation from taken where connection in (${sql.join(OF_CALLS)})
        order by relation`.execute(owner);
      return rows.map(({ relation }) => relation);
    },
  };
}
