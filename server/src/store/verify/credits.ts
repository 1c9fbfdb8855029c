// The checks of coupons (OPS-10): each redemption is recorded, and there are no more than allowed.
// The ledger checks verify its amount.
import { sql } from 'kysely';
import type { CheckQuery } from './money.ts';

export const creditChecks: Readonly<Record<string, CheckQuery>> = {
  'coupon record': sql`select 'redemption ' || uses.id as subject,
      'its journal or its record is of another coupon, amount or time' as detail
    from coupon_redemptions uses join coupons on coupons.id = coupon_id
    where not exists (select from journals join audit_entries record
        on record.details ->> 'journalId' = journals.id::text
      where journals.id = uses.journal_id and journals.reference = 'coupon ' || uses.id
        and record.action = 'coupon redeemed' and record.details ->> 'code' = coupons.code
        and (record.details ->> 'amountCents')::bigint = uses.amount_cents
        and record.subject = uses.user_id::text
        and abs(extract(epoch from uses.at - record.at)) <= 60)`,
  'coupon limit': sql`select 'coupon ' || code as subject,
      'used ' || sum(uses) || ' times, by one user ' || max(uses) as detail
    from coupons join (select coupon_id, user_id, count(*) as uses
      from coupon_redemptions group by coupon_id, user_id) used on coupon_id = coupons.id
    group by coupons.id having sum(uses) > uses_max or max(uses) > uses_per_user_max`,
};
