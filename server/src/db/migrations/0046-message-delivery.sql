-- Committed before a provider is asked: a message with it and without sent_at may have been taken.
alter table messages add column tried_at timestamptz;
create index messages_unsent on messages (created_at) where sent_at is null;
