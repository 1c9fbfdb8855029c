// What `verify` asks of coupons and invites (OPS-10): each gave what it says, once, and no more
// often than it may.
import { sql } from 'kysely';
import type { Question } from './review-money.ts';

export const creditQuestions: Readonly<Record<string, Question>> = {
  'coupon journal': sql`select 'coupon ' || code as subject,
      'used for ' || uses.amount_cents || ', the ledger gave ' || coalesce(booked, 0) as says
    from coupon_redemptions uses join coupons on coupons.id = coupon_id
      left join (select journal_id, entries.user_id, -sum(amount_cents) as booked
        from entries join journals on journals.id = journal_id
        where kind = 'coupon redeemed' and account = 'buyer credit'
        group by journal_id, entries.user_id) given
      on given.journal_id = uses.journal_id and given.user_id = uses.user_id
    where booked is distinct from uses.amount_cents`,
  'coupon credit without a use': sql`select 'journal ' || id as subject,
      'gave credit for a coupon that nobody used' as says
    from journals where kind = 'coupon redeemed'
      and not exists (select from coupon_redemptions where journal_id = journals.id)`,
  'coupon limit': sql`select 'coupon ' || code as subject,
      'used ' || sum(uses) || ' times, by one user ' || max(uses) as says
    from coupons join (select coupon_id, user_id, count(*) as uses
      from coupon_redemptions group by coupon_id, user_id) used on coupon_id = coupons.id
    group by coupons.id having sum(uses) > uses_max or max(uses) > uses_per_user_max`,
  'invite reward': sql`select 'user ' || invitee_id as subject,
      case when paid then 'paid, and the inviter has ' else 'paid nothing, the inviter has ' end
        || coalesce(booked, 0) || ' of ' || reward_cents as says
    from invitations left join (select reference, entries.user_id, -sum(amount_cents) as booked
      from entries join journals on journals.id = journal_id
      where kind = 'invite rewarded' and account = 'buyer credit'
      group by reference, entries.user_id) given
      on reference = 'invite ' || invitee_id and given.user_id = inviter_id
    cross join lateral (select exists (select from pickup_windows join invoices
      on invoices.id = invoice_id where invoices.user_id = invitee_id) as paid) invitee
    where coalesce(booked, 0) <> case when paid then reward_cents else 0 end`,
  'invite credit without an invitation': sql`select 'journal ' || id as subject,
      'rewards an invitation that there is not' as says
    from journals where kind = 'invite rewarded'
      and not exists (select from invitations where reference = 'invite ' || invitee_id)`,
};
