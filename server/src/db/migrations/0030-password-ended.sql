-- An account whose mailbox was proved by somebody who may not have set its password has none until
-- its owner sets a new one.
alter table users alter column password_hash drop not null;

-- A reset and the first proof of a mailbox end the open registrations of an account.
create index registrations_of_user on registrations (user_id) where user_id is not null;
