// Retractions with their reasons, and their reviews by administrators (R68).
import { RETRACTIONS_DAYS, RETRACTIONS_MAX } from '@hammerdock/domain/bidding/retraction.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';

export interface NewRetraction {
  readonly lotId: string;
  readonly bidderId: string;
  readonly sequence: number;
  readonly reason: string;
}

export async function insertRetraction(tx: Tx, retraction: NewRetraction): Promise<void> {
  await tx.insertInto('retractions').values(retraction).execute();
}

/** When a bid on this lot was last retracted. */
export async function findLastRetraction(db: Db, lotId: string): Promise<Instant | null> {
  const row = await db
    .selectFrom('retractions')
    .select('at')
    .where('lotId', '=', lotId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

export async function hasRetractedOn(db: Db, lotId: string, bidderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('retractions')
    .select('sequence')
    .where('lotId', '=', lotId)
    .where('bidderId', '=', bidderId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a bid of theirs was placed before this moment. */
export async function hasBidBefore(
  db: Db,
  { lotId, bidderId, until }: { lotId: string; bidderId: string; until: Instant },
): Promise<boolean> {
  const row = await db
    .selectFrom('lotEvents')
    .select('sequence')
    .where('kind', '=', 'bid')
    .where('lotId', '=', lotId)
    .where('bidderId', '=', bidderId)
    .where('at', '<', sql<Instant>`${new Date(until)}`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface RetractionsToReview {
  readonly bidderId: string;
  readonly username: string;
  readonly email: string;
  readonly retractions: readonly {
    readonly title: string;
    readonly lotId: string;
    readonly at: string;
    readonly reason: string;
  }[];
}

/** Bidders whose next bid waits for an administrator, the longest waiting first. */
export async function listRetractionsToReview(db: Db): Promise<RetractionsToReview[]> {
  const { rows } = await sql<RetractionsToReview>`
    select r.bidder_id, u.username, u.email,
      json_agg(json_build_object('title', l.title, 'lotId', l.id, 'at', r.at, 'reason', r.reason)
        order by r.at desc) as retractions
    from retractions r join users u on u.id = r.bidder_id join lots l on l.id = r.lot_id
    where r.at > app.now() - make_interval(days => ${RETRACTIONS_DAYS})
    group by r.bidder_id, u.username, u.email
    having count(*) > ${RETRACTIONS_MAX} and max(r.at) > coalesce((select max(v.at)
      from retraction_reviews v where v.bidder_id = r.bidder_id), '-infinity')
    order by max(r.at) limit 200`.execute(db);
  return rows;
}

export async function insertRetractionReview(
  tx: Tx,
  review: { bidderId: string; reviewedBy: string },
): Promise<void> {
  await tx
    .insertInto('retractionReviews')
    .values({ id: newId(), ...review, at: sql<Date>`app.now()` })
    .execute();
}
