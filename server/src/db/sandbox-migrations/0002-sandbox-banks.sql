-- Bank accounts of the payment sandbox: verified by two small deposits, and charged with a delay,
-- as banks do (CARD-06).
alter table sandbox.cards
  add column if not exists routing_number text,
  add column if not exists bank_status text check (bank_status in ('new', 'verified', 'failed')),
  add column if not exists verify_tries int not null default 0,
  alter column exp_month drop not null,
  alter column exp_year drop not null;
alter table sandbox.charges
  add column if not exists clears_at timestamptz,
  add column if not exists clears_as text check (clears_as in ('succeeded', 'declined')),
  drop constraint if exists charges_status_check,
  add constraint charges_status_check check (status in
    ('succeeded', 'declined', 'needs verification', 'cancelled', 'processing')),
  drop constraint if exists charges_clearing,
  add constraint charges_clearing check ((status = 'processing') <= (clears_at is not null));
