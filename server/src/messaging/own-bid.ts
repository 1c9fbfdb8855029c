import type { Db } from '../db/database.ts';
import { listOwnMaxima } from '../store/auctions/lot-people.ts';
import type { LotSubject } from '../store/messaging/notification-subjects.ts';
import type { Cents } from '@hammerdock/domain/money.ts';

export interface OwnBid {
  readonly maxCents: Cents;
  /** "max bid", or "bid" for one of exactly this amount (R9). */
  readonly name: string;
}

/** How far the user went on the lot; null without an active bid. */
export async function findOwnBid(
  db: Db,
  { id: lotId, sequence }: LotSubject,
  userId: string,
): Promise<OwnBid | null> {
  const [own] = await listOwnMaxima(db, [{ lotId, userId, sequence }]);
  if (own === undefined) return null;
  return { maxCents: own.maxCents, name: own.isExact ? 'bid' : 'max bid' };
}
