// Makes one row unwritable, so that one item of many fails.
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export interface Poisoned {
  readonly table: string;
  /** The database's name of the column that identifies the row. */
  readonly column: string;
  readonly value: string;
  readonly on?: 'insert' | 'update' | 'delete';
}

export const POISON = 'this row is poisoned';

let count = 0;

/** Every write of the row fails until the returned function is called. */
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
