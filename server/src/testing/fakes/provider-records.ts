// The records of a message provider, in a table that does not belong to the store.
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export async function createProviderRecords(owner: Db): Promise<void> {
  await sql`create table sends (id text primary key, asked int not null default 1)`.execute(owner);
  await sql`grant all on sends to hammerdock_worker`.execute(owner);
}

/** Records a message once, and counts how often it was sent. */
export async function recordSend(db: Db, id: string): Promise<void> {
  await sql`insert into sends as recorded (id) values (${id})
    on conflict (id) do update set asked = recorded.asked + 1`.execute(db);
}

export async function readSends(db: Db): Promise<{ id: string; asked: number }[]> {
  const { rows } = await sql<{ id: string; asked: number }>`
    select id, asked from sends order by id`.execute(db);
  return rows;
}
