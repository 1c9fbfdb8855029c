import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

interface EventKey {
  readonly provider: string;
  readonly id: string;
}

/** Records that an event was received; false: it was applied before. */
export async function beginGatewayEvent(
  db: Db,
  event: EventKey & { readonly kind: string },
): Promise<boolean> {
  await db
    .insertInto('gatewayEvents')
    .values(event)
    .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
    .execute();
  const { appliedAt } = await db
    .selectFrom('gatewayEvents')
    .select('appliedAt')
    .where('provider', '=', event.provider)
    .where('id', '=', event.id)
    .executeTakeFirstOrThrow();
  return appliedAt === null;
}

export async function finishGatewayEvent(db: Db, { provider, id }: EventKey): Promise<void> {
  await db
    .updateTable('gatewayEvents')
    .set({ appliedAt: sql<Date>`app.now()` })
    .where('provider', '=', provider)
    .where('id', '=', id)
    .execute();
}
