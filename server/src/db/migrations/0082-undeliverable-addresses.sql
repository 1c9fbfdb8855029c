-- Why a message will never be delivered; it is not sent any more.
alter table messages add column failed_at timestamptz, add column failure text;
alter table messages add constraint messages_failure
  check (num_nulls(failed_at, failure) in (0, 2)) not valid;

-- Email addresses that bounced or complained, folded in ASCII: only emails about the security of an
-- account are tried, until the mailbox is verified again.
create table undeliverable_emails (
  email text primary key check (email = lower(email collate "C")),
  fault text not null check (fault in ('bounced', 'complained')),
  reported_at timestamptz not null default app.now()
);

-- Phones whose owner answered STOP: nothing is sent until they answer START (R62).
create table stopped_phones (
  phone text primary key,
  stopped_at timestamptz not null default app.now()
);

-- Reports of message providers, so that each is processed once.
create table message_reports (
  id text primary key,
  received_at timestamptz not null default app.now()
);
create index message_reports_age on message_reports (received_at);
grant select, insert, update, delete on undeliverable_emails, stopped_phones, message_reports
  to hammerdock_app, hammerdock_worker;
