// Visits of buyers to pickup centers: the pickup time that they chose, and their arrival (R32).
import type { PickupSlot } from '@hammerdock/domain/pickup/slots.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { toDate, type Db, type Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';

const selectVisits = (db: Db) =>
  db
    .selectFrom('pickupVisits')
    .select(['id', 'userId', 'centerId', 'startsAt', 'endsAt', 'sequence', 'arrivedAt'])
    .where('endedAt', 'is', null);

export type VisitRow = Awaited<ReturnType<ReturnType<typeof selectVisits>['execute']>>[number];

/** A buyer's, one at each center at most. */
export const listVisits = (db: Db, userId: string): Promise<VisitRow[]> =>
  selectVisits(db).where('userId', '=', userId).execute();

export interface Visitor {
  readonly userId: string;
  readonly centerId: string;
}

export const findVisit = (db: Db, { userId, centerId }: Visitor) =>
  selectVisits(db).where('userId', '=', userId).where('centerId', '=', centerId).executeTakeFirst();

/** Open or ended. */
export const findVisitById = (db: Db, visitId: string) =>
  db
    .selectFrom('pickupVisits')
    .innerJoin('centers', 'centers.id', 'pickupVisits.centerId')
    .select(['pickupVisits.id', 'pickupVisits.userId', 'pickupVisits.centerId', 'centers.name'])
    .select(['centers.address', 'centers.city', 'centers.state', 'centers.zip'])
    .select(['pickupVisits.startsAt', 'pickupVisits.endsAt', 'sequence', 'endedAt'])
    .where('pickupVisits.id', '=', visitId)
    .executeTakeFirst();

/** How many buyers have chosen each time to come. */
export const countTaken = (db: Db, centerIds: readonly string[]) =>
  db
    .selectFrom('pickupVisits')
    .select(['centerId', sql<Instant>`starts_at`.as('startsAt')])
    .select((visit) => visit.fn.countAll<number>().as('taken'))
    .where('centerId', 'in', [...centerIds])
    .where('endedAt', 'is', null)
    .where('startsAt', '>', sql<never>`(select app.now())`)
    .groupBy(['centerId', 'startsAt'])
    .execute();

/**
 * How many others have chosen it. Its row is locked until the commit, so that of two buyers who
 * want the last place one waits, and sees what the other has taken.
 */
export async function lockSlot(tx: Tx, visitor: Visitor, { startsAt }: PickupSlot) {
  const { userId, centerId } = visitor;
  const slot = { centerId, startsAt: toDate(startsAt) };
  const at = sql<Instant>`${slot.startsAt}`;
  await tx
    .insertInto('pickupSlots')
    .values(slot)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .selectFrom('pickupSlots')
    .select('centerId')
    .where('centerId', '=', centerId)
    .where('startsAt', '=', at)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { taken } = await tx
    .selectFrom('pickupVisits')
    .select((visit) => visit.fn.countAll<number>().as('taken'))
    .where('centerId', '=', centerId)
    .where('startsAt', '=', at)
    .where('endedAt', 'is', null)
    .where('userId', '!=', userId)
    .executeTakeFirstOrThrow();
  return taken;
}

/** Under the buyer's lock. */
export async function insertVisit(tx: Tx, visitor: Visitor): Promise<VisitRow> {
  const id = newId();
  await tx
    .insertInto('pickupVisits')
    .values({ id, ...visitor })
    .execute();
  return { id, ...visitor, startsAt: null, endsAt: null, sequence: 0, arrivedAt: null };
}

/** null: the buyer comes without one. */
export const changeSlot = (tx: Tx, visitId: string, slot: PickupSlot | null) =>
  tx
    .updateTable('pickupVisits')
    .set((visit) => ({
      startsAt: slot === null ? null : toDate(slot.startsAt),
      endsAt: slot === null ? null : toDate(slot.endsAt),
      sequence: visit('sequence', '+', 1),
    }))
    .where('id', '=', visitId)
    .returning('sequence')
    .executeTakeFirstOrThrow();

export const markArrived = (tx: Tx, visitId: string) =>
  tx
    .updateTable('pickupVisits')
    .set({ arrivedAt: sql<Date>`app.now()` })
    .where('id', '=', visitId)
    .returning('arrivedAt')
    .executeTakeFirstOrThrow();

/** By staff, or by itself (null), since nothing is left to pick up; false: it had ended. */
export async function endVisit(tx: Tx, visitId: string, staffId: string | null): Promise<boolean> {
  const ended = await tx
    .updateTable('pickupVisits')
    .set({ endedAt: sql<Date>`app.now()`, endedBy: staffId })
    .where('id', '=', visitId)
    .where('endedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
