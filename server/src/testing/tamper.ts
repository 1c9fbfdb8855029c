// Changes every column of the tables that hold money or bids, read from the database's catalog: a
// new table or column is covered automatically.
import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { sandboxChecks } from '../gateways/payments/sandbox/checks.ts';
import { findUnsound } from '../operations/verify/verify.ts';

export interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  /** Selects the values that the column may refer to, if it is a foreign key of one column. */
  readonly referred: string | null;
}

/** Tables with an amount, tables that refer to a document about money, and hand-overs. */
export async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and (
      relname in ('lot_events', 'handovers', 'payout_lots')
      or exists (select from pg_attribute where attrelid = pg_class.oid and attname ~ '_cents$')
      or exists (select from pg_constraint where conrelid = pg_class.oid and contype = 'f'
        and confrelid in ('journals'::regclass, 'invoices'::regclass, 'payments'::regclass,
          'refunds'::regclass)))
    order by relname`.execute(db);
  return rows.map(({ name }) => name);
}

export async function listColumns(db: Db, tables: readonly string[]): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select relname as table, pg_attribute.attname as column,
      format_type(pg_attribute.atttypid, null) as type,
      (select min(format('select %I from %s', key.attname, confrelid::regclass))
        from pg_constraint join pg_attribute key
          on key.attrelid = confrelid and confkey = array[key.attnum]
        where contype = 'f' and conrelid = pg_class.oid
          and conkey = array[pg_attribute.attnum]) as "referred"
    from pg_attribute join pg_class on pg_class.oid = pg_attribute.attrelid
    where relnamespace = 'public'::regnamespace and relname = any(${[...tables]})
      and pg_attribute.attnum > 0 and not pg_attribute.attisdropped
      and pg_attribute.attgenerated = ''
    order by relname, pg_attribute.attnum`.execute(db);
  return rows;
}

/** In these tables a row of each variety is tried; in others, rows until a change is detected. */
const VARIETIES: Readonly<Record<string, string>> = {
  journals: `kind || case when payment_id is null then '' else ' of a payment' end`,
  entries: `(select kind from journals where id = journal_id) || ': ' || account`,
  lot_events: `kind || case when advance then ' in advance' else '' end`,
  payments: `case when automatic then 'automatic ' else '' end || purpose || ' ' || state
    || case when credit_cents > 0 then ' with credit' else '' end`,
  card_refunds: 'state',
  invoices: `case when voided_at is null then 'standing' else 'void' end`,
  invoice_lines: `case when voided_at is null then 'standing' else 'void' end`,
  buy_now_holds: `case when paid_at is not null then 'paid' when lapsed_at is not null
    then 'lapsed' else 'running' end`,
  refunds: 'mode',
};

export interface Tampering {
  /** "table.column" where no row could be changed. */
  readonly untried: readonly string[];
  /** "table.column in variety" where the change was not detected. */
  readonly unnoticed: readonly string[];
}

export async function tamperWith(db: Db, columns: readonly Column[]): Promise<Tampering> {
  const unnoticed: string[] = [];
  const untried = new Set<string>();
  const tx = await db.startTransaction().execute();
  try {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const column of columns) {
      const name = `${column.table}.${column.column}`;
      untried.add(name);
      for (const [variety, places] of await listRows(tx, column.table)) {
        const noticed = await isNoticedIn(tx, column, places);
        if (noticed === null) continue;
        untried.delete(name);
        if (!noticed) unnoticed.push(variety === '' ? name : `${name} in ${variety}`);
      }
    }
  } finally {
    await tx.rollback().execute();
  }
  return { untried: [...untried], unnoticed };
}

const ROWS_TRIED = 12;

/** One row of each variety, or several rows of a table without varieties. */
async function listRows(tx: Tx, table: string): Promise<Map<string, string[]>> {
  const known = VARIETIES[table];
  const { rows } = await sql<{ variety: string; place: string }>`
    select (${sql.raw(known ?? "''")})::text as variety, ctid::text as place
    from ${sql.table(table)} order by 1, ctid`.execute(tx);
  const limit = known === undefined ? ROWS_TRIED : 1;
  return new Map(
    [...Map.groupBy(rows, ({ variety }) => variety)].map(([variety, grouped]) => [
      variety,
      grouped.slice(0, limit).map(({ place }) => place),
    ]),
  );
}

async function isNoticedIn(
  tx: Tx,
  column: Column,
  places: readonly string[],
): Promise<boolean | null> {
  let changed = false;
  for (const place of places) {
    const noticed = await isNoticed(tx, column, place);
    if (noticed === true) return true;
    changed ||= noticed === false;
  }
  return changed ? false : null;
}

/** Tries each change that the type allows; null when the row has nothing to change to. */
async function isNoticed(tx: Tx, column: Column, place: string): Promise<boolean | null> {
  let changed = false;
  for (const value of otherValues(column)) {
    const outcome = await change(tx, { column, place, value });
    if (outcome === 'unnoticed') return false;
    changed ||= outcome === 'noticed';
  }
  return changed ? true : null;
}

/** The check that noticed the last change of a table mostly notices the next one as well. */
const lastChecks = new Map<string, string>();

type Outcome = 'noticed' | 'unnoticed' | 'nothing changed';

/** Rolls the change back after the check. */
async function change(
  tx: Tx,
  { column, place, value }: { column: Column; place: string; value: string },
): Promise<Outcome> {
  const table = sql.table(column.table);
  const name = sql.ref(column.column);
  await sql`savepoint tampering`.execute(tx);
  try {
    const { numAffectedRows } = await sql`
      with other as (select ${sql.raw(value)} as value from ${table} old
        where ctid = ${place}::tid)
      update ${table} set ${name} = other.value from other
      where ${table}.ctid = ${place}::tid and other.value is not null
        and ${table}.${name} is distinct from other.value`.execute(tx);
    if (numAffectedRows === 0n) return 'nothing changed';
    const check = await findUnsound(tx, sandboxChecks, lastChecks.get(column.table));
    if (check === null) return 'unnoticed';
    lastChecks.set(column.table, check);
    return 'noticed';
  } catch (error) {
    if (isRefusal(error)) return 'noticed';
    throw error;
  } finally {
    await sql`rollback to savepoint tampering`.execute(tx);
  }
}

/** Integrity constraints, and values that the types reject. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(23|22)/.test(String(error.code));

/** SQL expressions over the row `old`. */
function otherValues({ table, column, type, referred }: Column): string[] {
  const name = `old."${column}"`;
  const another = `(select other."${column}" from "${table}" other
    where other."${column}" <> ${name} limit 1)`;
  switch (type) {
    case 'uuid': {
      return referred === null
        ? [another, 'gen_random_uuid()']
        : [`(select * from (${referred}) keys (key) where key is distinct from ${name} limit 1)`];
    }
    case 'bigint':
    case 'integer':
    case 'smallint':
      return [`coalesce(${name}, 0) + 1`];
    case 'boolean':
      return [`not coalesce(${name}, false)`];
    case 'timestamp with time zone':
      return [`coalesce(${name}, app.now()) + interval '1 hour'`];
    case 'text':
      return [another, `coalesce(${name}, '') || 'x'`];
    case 'jsonb':
      return [`'[]'::jsonb`];
  }
  throw new Error(`${table}.${column}: no change is known for a ${type}`);
}
