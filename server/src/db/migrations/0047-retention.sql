-- Rate limits are counters of the last hour at most: after a crash they begin again, so they need no
-- log. Rows that are over are deleted in batches, like all that has a retention.
alter table rate_limits set unlogged;
create index rate_limits_age on rate_limits (expire);

-- What a retention looks for, and who looks into the audit log: by subject, by actor, by time.
create index sessions_age on sessions ((least(expires_at, coalesce(ended_at, expires_at))));
create index one_time_codes_age on one_time_codes (expires_at);
create index audit_entries_of_subject on audit_entries (subject, at desc);
create index audit_entries_of_actor on audit_entries (actor_id, at desc) where actor_id is not null;
create index audit_entries_age on audit_entries (at);
