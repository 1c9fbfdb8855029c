// What people chose to be told. The kinds themselves stand in the domain.
import type { Channel } from '@hammerdock/domain/notifications/kinds.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../db/database.ts';

export interface Choice {
  readonly kind: number;
  readonly channel: Channel;
  readonly wanted: boolean;
}

export const listChoices = (db: Db, userId: string) =>
  db
    .selectFrom('notificationChoices')
    .select(['kind', 'channel', 'wanted'])
    .where('userId', '=', userId)
    // The database's check constraint admits these two.
    .$narrowType<{ channel: Channel }>()
    .execute();

/** A choice that stands already keeps the moment at which it was made. */
export async function upsertChoices(
  tx: Tx,
  userId: string,
  choices: readonly Choice[],
): Promise<void> {
  if (choices.length === 0) return;
  await tx
    .insertInto('notificationChoices')
    .values(choices.map((choice) => ({ userId, ...choice })))
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'kind', 'channel'])
        .doUpdateSet((row) => ({ wanted: row.ref('excluded.wanted'), at: sql<Date>`app.now()` }))
        .where(sql<SqlBool>`notification_choices.wanted <> excluded.wanted`),
    )
    .execute();
}

/** An issue of what comes once a week, and when it is due: Thursdays, in New York's morning. */
const ISSUE = sql<string>`to_char((select app.now()) at time zone 'UTC', 'IYYY-"W"IW')`;
const ISSUE_DUE = sql<Instant>`(date_trunc('week', (select app.now()) at time zone 'UTC')
  + interval '3 days 14 hours') at time zone 'UTC'`;

export async function readWeeklyIssue(db: Db): Promise<string> {
  const { rows } = await sql<{ issue: string }>`select ${ISSUE} as issue`.execute(db);
  const issue = rows[0]?.issue;
  if (issue === undefined) throw new Error('the database did not name the week');
  return issue;
}

/** Who asked for a weekly kind before its issue was due, and has not got that issue. */
export const weeklyReaders = (db: Db, { kind, template }: { kind: number; template: string }) =>
  db
    .selectFrom('notificationChoices')
    .select(['userId as item', ISSUE_DUE.as('since')])
    .where('kind', '=', kind)
    .where('channel', '=', 'email')
    .where('wanted', '=', sql<boolean>`true`)
    .where('at', '<=', ISSUE_DUE)
    .where(
      sql<SqlBool>`not exists (select from messages
        where dedupe_key = ${template} || ' ' || ${ISSUE} || ' ' || user_id)`,
    );
