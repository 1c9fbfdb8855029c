// What people chose to be told. The kinds themselves stand in the domain.
import type { Channel } from '@hammerdock/domain/notifications/kinds.ts';
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

/** Who asked for a kind that comes to nobody by itself. */
export async function listWhoChose(
  db: Db,
  { kind, channel }: { kind: number; channel: Channel },
): Promise<string[]> {
  const rows = await db
    .selectFrom('notificationChoices')
    .select('userId')
    .where('kind', '=', kind)
    .where('channel', '=', channel)
    .where('wanted', '=', sql<boolean>`true`)
    .orderBy('userId')
    .execute();
  return rows.map(({ userId }) => userId);
}
