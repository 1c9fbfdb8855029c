-- Coupons (R31): a use of one makes credit in the ledger, at the amount it had then.
create table coupons (
  id uuid primary key,
  code text not null unique check (code = upper(btrim(code)) and code <> ''),
  amount_cents bigint not null check (amount_cents > 0),
  expires_at timestamptz,
  uses_max int check (uses_max > 0),
  uses_per_user_max int not null default 1 check (uses_per_user_max > 0),
  notes text not null default '',
  created_at timestamptz not null default app.now()
);

create table coupon_redemptions (
  id uuid primary key,
  coupon_id uuid not null references coupons,
  user_id uuid not null references users,
  amount_cents bigint not null check (amount_cents > 0),
  journal_id uuid not null unique references journals,
  at timestamptz not null default app.now()
);
create index coupon_redemptions_uses on coupon_redemptions (coupon_id, user_id);

-- The coupon that somebody registered with; it is redeemed when email and phone are verified, and
-- the claim is gone from then on, whatever came of it.
create table coupon_claims (
  user_id uuid primary key references users,
  coupon_id uuid not null references coupons,
  at timestamptz not null default app.now()
);

-- Invites (AUTH-13): everybody has a code to pass on, too long to be guessed.
create function app.new_invite_code() returns text language sql volatile as
  $$ select upper(left(replace(gen_random_uuid()::text, '-', ''), 12)) $$;
grant execute on function app.new_invite_code() to hammerdock_app, hammerdock_worker;
alter table users add column invite_code text not null default app.new_invite_code();
create unique index users_invite_code on users (invite_code);

-- Who came by whose code, and what it earns; that it was earned, the ledger says.
create table invitations (
  invitee_id uuid primary key references users,
  inviter_id uuid not null references users,
  reward_cents bigint not null check (reward_cents > 0),
  at timestamptz not null default app.now(),
  check (inviter_id <> invitee_id)
);
create index invitations_of_inviter on invitations (inviter_id);

grant select, insert, update, delete on coupons, coupon_redemptions, coupon_claims, invitations
  to hammerdock_app, hammerdock_worker;
revoke update, delete on coupon_redemptions, invitations from hammerdock_app, hammerdock_worker;
