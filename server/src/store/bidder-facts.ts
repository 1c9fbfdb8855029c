// What R14 asks about whoever bids or buys: the bid path asks it of many at once, under the lot's
// lock, and so does everything else that wants to know.
import type { BidderFacts, Role } from '@hammerdock/domain/permissions/who-may.ts';
import { CompiledQuery } from 'kysely';
import type { Db } from '../db/database.ts';

export interface BidderRow {
  readonly lot_id: string;
  readonly id: string;
  readonly role: Role;
  readonly bid_limit_cents: number | null;
  readonly email_verified: boolean;
  readonly active: boolean;
  readonly has_primary_card: boolean;
  readonly location_accepted: boolean;
  readonly deposit_cents: number;
  readonly terms_accepted: boolean;
}

/** Each of the users $2 before the lot at the same place of $1, in one query. */
export const BIDDERS = `select l.id as lot_id, u.id, u.role, u.bid_limit_cents,
     u.email_verified_at is not null as email_verified,
     not exists (select from deactivations d where d.user_id = u.id and d.lifted_at is null)
       as active,
     exists (select from cards k where k.user_id = u.id and k.is_primary and k.removed_at is null)
       as has_primary_card,
     exists (select from location_acceptances o where o.user_id = u.id
       and o.auction_id = l.auction_id) as location_accepted,
     case when l.deposit_cents = 0 then 0 else coalesce((select -sum(e.amount_cents) from entries e
       where e.user_id = u.id and e.account = 'buyer deposit'), 0)::bigint end as deposit_cents,
     p.version is null or exists (select from terms_acceptances t where t.user_id = u.id
       and t.version = p.version) as terms_accepted
   from unnest($1::uuid[], $2::uuid[]) as wanted (lot, id) join users u on u.id = wanted.id
   join lots l on l.id = wanted.lot left join static_pages p on p.id = 4`;

export const bidderOf = (row: BidderRow, sellerId: string): BidderFacts => ({
  role: row.role,
  impersonated: false,
  emailVerified: row.email_verified,
  active: row.active,
  hasPrimaryCard: row.has_primary_card,
  locationAccepted: row.location_accepted,
  bidLimitCents: row.bid_limit_cents,
  depositCents: row.deposit_cents,
  termsAccepted: row.terms_accepted,
  ownsLot: row.id === sellerId,
});

/** One of them, for whoever holds the lot's lock in a transaction of the house. */
export async function readBidder(
  db: Db,
  { lotId, userId, sellerId }: { lotId: string; userId: string; sellerId: string },
): Promise<BidderFacts | null> {
  const text = `select row_to_json(b) as bidder from (${BIDDERS}) b`;
  const asked = CompiledQuery.raw(text, [[lotId], [userId]]);
  const { rows } = await db.executeQuery<{ bidder: BidderRow }>(asked);
  const [row] = rows;
  return row === undefined ? null : bidderOf(row.bidder, sellerId);
}
