-- A pickup pass is good while the session lasts in which it was asked for. Without one: issued by a
-- node of before, good for its five minutes.
alter table pickup_passes add column session_id uuid;

-- Signatures are made with keys derived from the secret of the store: none lies in a table.
delete from settings where name in ('pickup pass key', 'unsubscribe key');
