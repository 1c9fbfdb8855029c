// Which pickup locations were announced to a user: each has an acknowledgement of its own.
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { Flag } from './notices.ts';

interface Reader {
  readonly userId: string;
  readonly sessionId: string | null;
}

/** Before locations were announced one by one, an answer covered all that existed at its time. */
const ALL_AT_THE_TIME = 'location';
const noticeOfCenter = sql<string>`'location ' || centers.id`;

/** The slugs of locations whose notice the user dismissed for good or in this session. */
export async function listSeenLocations(db: Db, { userId, sessionId }: Reader): Promise<string[]> {
  const rows = await db
    .selectFrom('centers')
    .select('centers.slug')
    .where((centers) =>
      centers.exists(
        centers
          .selectFrom('noticeAcknowledgements as answers')
          .select('answers.flag')
          .where('answers.userId', '=', userId)
          .where((eb) => eb.or([eb('flag', '=', 1), eb('sessionId', '=', sessionId)]))
          .where((eb) =>
            eb.or([
              eb('notice', '=', noticeOfCenter),
              eb.and([
                eb('notice', '=', ALL_AT_THE_TIME),
                eb('answers.at', '>=', eb.ref('centers.openedAt')),
              ]),
            ]),
          ),
      ),
    )
    .execute();
  return rows.map(({ slug }) => slug);
}

/** Of all locations if none are named; what was dismissed for good stays so. */
export async function upsertLocationNotices(
  tx: Tx,
  answer: Reader & { readonly flag: Flag; readonly slugs?: readonly string[] | undefined },
): Promise<void> {
  const { userId, sessionId, flag, slugs } = answer;
  await tx
    .insertInto('noticeAcknowledgements')
    .columns(['userId', 'notice', 'flag', 'sessionId'])
    .expression((from) =>
      from
        .selectFrom('centers')
        .select([
          sql<string>`${userId}::uuid`.as('userId'),
          noticeOfCenter.as('notice'),
          sql<number>`${flag}::smallint`.as('flag'),
          sql<string | null>`${sessionId}::uuid`.as('sessionId'),
        ])
        .$if(slugs !== undefined, (centers) =>
          centers.where(sql<boolean>`slug = any(${slugs}::text[])`),
        )
        .orderBy('centers.id'),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'notice'])
        .doUpdateSet({ flag, sessionId, at: sql<Date>`app.now()` })
        .where('noticeAcknowledgements.flag', '=', 0),
    )
    .execute();
}
