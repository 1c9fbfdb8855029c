// The standing of bidders and buyers that R14 checks. The bidding engine reads many at once, under
// the lots' locks.
import { TERMS_PAGE } from '@hammerdock/domain/text/terms-page.ts';
import { RETRACTIONS_DAYS } from '@hammerdock/domain/bidding/retraction.ts';
import type { BidderStanding, Role } from '@hammerdock/domain/permissions/who-may.ts';
import { CompiledQuery } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface BidderRow {
  readonly lot_id: string;
  readonly id: string;
  readonly role: Role;
  readonly bid_limit_cents: number | null;
  readonly email_verified: boolean;
  readonly active: boolean;
  readonly has_primary_card: boolean;
  readonly card_expired: boolean;
  readonly location_accepted: boolean;
  readonly deposit_cents: number;
  readonly terms_accepted: boolean;
  readonly unreviewed_retractions: number;
  readonly has_retracted_here: boolean;
}

/** R68: how many in 30 days, unless none came after an administrator's last approval. */
const UNREVIEWED_RETRACTIONS = `(select case when max(r.at) > coalesce((select max(v.at)
         from retraction_reviews v where v.bidder_id = u.id), '-infinity') then count(*) else 0 end
       from retractions r where r.bidder_id = u.id
         and r.at > app.now() - interval '${RETRACTIONS_DAYS} days')::int
       as unreviewed_retractions`;

/** The standing of each user of $2 for the lot at the same index of $1, in one query. */
export const BIDDERS = `select l.id as lot_id, u.id, u.role, u.bid_limit_cents,
     u.email_verified_at is not null as email_verified,
     not exists (select from deactivations d where d.user_id = u.id and d.lifted_at is null)
       as active,
     exists (select from cards k where k.user_id = u.id and k.is_primary and k.removed_at is null)
       as has_primary_card,
     exists (select from cards k where k.user_id = u.id and k.is_primary and k.removed_at is null
       and make_date(k.exp_year, k.exp_month, 1) + interval '1 month'
         <= (app.now() at time zone 'America/New_York')::date) as card_expired,
     exists (select from location_acceptances o where o.user_id = u.id
         and o.auction_id = l.auction_id)
       -- Nothing is picked up where everything is shipped.
       or exists (select from auctions a where a.id = l.auction_id and a.delivery_mode = 2)
       as location_accepted,
     case when l.deposit_cents = 0 then 0 else coalesce((select -sum(e.amount_cents) from entries e
       where e.user_id = u.id and e.account = 'buyer deposit'), 0)::bigint end as deposit_cents,
     p.version is null or exists (select from terms_acceptances t where t.user_id = u.id
       and t.version = p.version) as terms_accepted,
     ${UNREVIEWED_RETRACTIONS},
     exists (select from retractions r where r.lot_id = l.id and r.bidder_id = u.id)
       as has_retracted_here
   from unnest($1::uuid[], $2::uuid[]) as wanted (lot, id) join users u on u.id = wanted.id
   join lots l on l.id = wanted.lot left join static_pages p on p.id = ${TERMS_PAGE}`;

export const bidderOf = (row: BidderRow, sellerId: string): BidderStanding => ({
  role: row.role,
  emailVerified: row.email_verified,
  active: row.active,
  hasPrimaryCard: row.has_primary_card,
  cardExpired: row.card_expired,
  locationAccepted: row.location_accepted,
  bidLimitCents: row.bid_limit_cents,
  depositCents: row.deposit_cents,
  termsAccepted: row.terms_accepted,
  ownsLot: row.id === sellerId,
  unreviewedRetractions: row.unreviewed_retractions,
  hasRetractedHere: row.has_retracted_here,
});

/** One bidder, read in a Kysely transaction that holds the lot's lock. */
export async function readBidder(
  db: Db,
  { lotId, userId, sellerId }: { lotId: string; userId: string; sellerId: string },
): Promise<BidderStanding | null> {
  const text = `select row_to_json(b) as bidder from (${BIDDERS}) b`;
  const asked = CompiledQuery.raw(text, [[lotId], [userId]]);
  const { rows } = await db.executeQuery<{ bidder: BidderRow }>(asked);
  const [row] = rows;
  return row === undefined ? null : bidderOf(row.bidder, sellerId);
}
