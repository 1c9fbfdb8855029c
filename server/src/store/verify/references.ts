// Checks that every row which another row refers to exists. The database checks this on writing;
// rows changed with its checks disabled are found here.
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { runCheck, type Finding, type CheckQuery } from './money.ts';

/** One query for each foreign key of the store's own tables. */
export async function findLostReferences(tx: Tx): Promise<Finding[]> {
  const { rows } = await sql<{ query: string }>`
    select format('select %L as subject,
          count(*) || '' rows refer to a row of %s that is gone'' as detail
        from %s child where %s and not exists (select from %s parent where %s)
        having count(*) > 0',
      conrelid::regclass || '.' || string_agg(mine.attname, ', ' order by place),
      confrelid::regclass,
      conrelid::regclass, string_agg(format('child.%I is not null', mine.attname), ' and '),
      confrelid::regclass,
      string_agg(format('parent.%I = child.%I', theirs.attname, mine.attname), ' and ')) as query
    from pg_constraint
      cross join lateral unnest(conkey, confkey) with ordinality as pair (own, other, place)
      join pg_attribute mine on mine.attrelid = conrelid and mine.attnum = own
      join pg_attribute theirs on theirs.attrelid = confrelid and theirs.attnum = other
    where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace
    group by pg_constraint.oid, conrelid, confrelid
    order by pg_constraint.oid`.execute(tx);
  const query: CheckQuery = sql.raw(rows.map((row) => row.query).join('\nunion all\n'));
  return [...(await runCheck(tx, query))];
}
