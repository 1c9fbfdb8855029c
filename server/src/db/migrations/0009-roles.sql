-- Three roles (R37): the owner migrates; app and worker work, and may only add to the records
-- that must never change. Roles belong to the whole cluster, so they may exist already.
do $$
declare
  name text;
begin
  foreach name in array array['hammerdock_app', 'hammerdock_worker'] loop
    if not exists (select from pg_roles where rolname = name) then
      begin
        execute format('create role %I nologin', name);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    if not pg_has_role(current_user, name, 'member') then
      execute format('grant %I to current_user', name);
    end if;
  end loop;
end $$;

revoke create on schema public from public;
grant usage on schema app, public, sandbox to hammerdock_app, hammerdock_worker;
grant execute on all functions in schema app to hammerdock_app, hammerdock_worker;
grant usage on all sequences in schema public to hammerdock_app, hammerdock_worker;
grant select, insert, update, delete on all tables in schema public
  to hammerdock_app, hammerdock_worker;
grant select, insert, update on all tables in schema sandbox to hammerdock_app, hammerdock_worker;
revoke update, delete, truncate on lot_events, journals, entries, audit_entries
  from hammerdock_app, hammerdock_worker;
