// A row that no transaction can write: how tests make one item of many fail.
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export interface Poisoned {
  readonly table: string;
  /** The column, in the database's own spelling, that names the row. */
  readonly column: string;
  readonly value: string;
  readonly on?: 'insert' | 'update' | 'delete';
}

export const POISON = 'this row is poisoned';

let count = 0;

/** Every write of the row fails; call the result to cure it. */
export async function poison(owner: Db, poisoned: Poisoned): Promise<() => Promise<void>> {
  const { table, column, value, on = 'update' } = poisoned;
  count += 1;
  const name = `poison_${count}`;
  const row = on === 'delete' ? 'old' : 'new';
  await sql
    .raw(
      `create function ${name}() returns trigger language plpgsql as $$
       begin
         if (${row}.${column})::text = '${value}' then raise exception '${POISON}'; end if;
         return ${row};
       end $$;
       create trigger ${name} before ${on} on ${table} for each row execute function ${name}();`,
    )
    .execute(owner);
  return async () => {
    await sql.raw(`drop trigger ${name} on ${table}; drop function ${name}();`).execute(owner);
  };
}
