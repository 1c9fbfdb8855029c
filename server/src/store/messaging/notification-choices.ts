// Choices of notifications by kind and channel. The kinds are defined in the domain.
import type { Channel } from '@hammerdock/domain/notifications/kinds.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

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
    // A check constraint allows these two only.
    .$narrowType<{ channel: Channel }>()
    .execute();

/** An unchanged choice keeps its time. */
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

/** The issue of a weekly email, due on Thursday mornings in New York. */
const ISSUE = sql<string>`to_char((select app.now()) at time zone 'UTC', 'IYYY-"W"IW')`;
export const ISSUE_DUE = sql<Instant>`(date_trunc('week', (select app.now()) at time zone 'UTC')
  + interval '3 days 14 hours') at time zone 'UTC'`;

export async function readWeeklyIssue(db: Db): Promise<string> {
  const { rows } = await sql<{ issue: string }>`select ${ISSUE} as issue`.execute(db);
  const issue = rows[0]?.issue;
  if (issue === undefined) throw new Error('the database did not name the week');
  return issue;
}

/** Users who subscribed to a weekly kind before its issue was due and did not get it yet. */
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
