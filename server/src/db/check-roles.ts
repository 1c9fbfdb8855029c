// Checks that no runtime role may change the schema or rewrite append-only records (R37). Otherwise
// the store does not start.
import { sql } from 'kysely';
import type { Db } from './database.ts';

/** The bid log, the ledger, the audit log and the billing of payments: append-only. */
const INSERT_ONLY = ['lot_events', 'journals', 'entries', 'audit_entries', 'payment_billing'];

export class RoleTooWide extends Error {
  override name = 'RoleTooWide';
}

interface RoleRights {
  readonly name: string;
  readonly isSuperuser: boolean;
  readonly creates: readonly string[];
  readonly owns: readonly string[];
  readonly rewrites: readonly string[];
}

/** Queries the rights of the role of each connection. */
export async function checkRoles(handles: readonly Db[]): Promise<void> {
  const roles = await Promise.all(handles.map(readRole));
  const complaints = roles.flatMap(listComplaints);
  if (complaints.length > 0) {
    throw new RoleTooWide(
      `${complaints.join('\n')}\nConnect with the roles hammerdock_app and hammerdock_worker, ` +
        'as the migrations made them, or take these rights from your own.',
    );
  }
}

function listComplaints({ name, isSuperuser, creates, owns, rewrites }: RoleRights): string[] {
  if (isSuperuser) return [`The database role ${name} may do anything: it is a superuser.`];
  return [
    ...creates.map((place) => `The database role ${name} may create things in ${place}.`),
    ...owns.map((table) => `The database role ${name} owns ${table} or may act as its owner.`),
    ...rewrites.map((right) => `The database role ${name} may ${right}; it may only insert.`),
  ];
}

async function readRole(db: Db): Promise<RoleRights> {
  const { rows } = await sql<RoleRights>`
    select current_user::text as name,
      (select rolsuper or rolcreaterole or rolcreatedb from pg_roles
        where rolname = current_user) as "isSuperuser",
      array(
        select 'the schema ' || nspname from pg_namespace
          where nspname in ('app', 'public', 'sandbox') and has_schema_privilege(oid, 'create')
        union all
        select 'the database' where has_database_privilege(current_database(), 'create')
      ) as creates,
      array(
        select relname::text from pg_class
          where relnamespace in (select oid from pg_namespace
              where nspname in ('app', 'public', 'sandbox'))
            and relkind in ('r', 'p', 'S') and pg_has_role(relowner, 'member')
          order by 1
      ) as owns,
      array(
        select lower(verb) || ' ' || name from unnest(${INSERT_ONLY}::text[]) as name,
            unnest(array['UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER']) as verb
          where case when verb = 'UPDATE' then has_any_column_privilege(name, verb)
            else has_table_privilege(name, verb) end
          order by 1
      ) as rewrites`.execute(db);
  const [role] = rows;
  if (role === undefined) throw new Error('the database did not name its role');
  return role;
}
