// Connection pools. Every pool reads bigint as a checked number and timestamptz as an Instant.
import pg from 'pg';

export interface DatabaseTarget {
  readonly connection: pg.ConnectionConfig;
  /** Set when connecting, where one login serves several roles (R37). */
  readonly role?: string;
}

export interface PoolOptions {
  readonly max: number;
  readonly name: string;
  /** Sends several statements before the first answer arrives; for the bidding engine only. */
  readonly pipeline?: boolean;
  readonly onError: (error: Error) => void;
}

const INT8 = 20;
const TIMESTAMPTZ = 1184;

function readInteger8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`);
  return value;
}

const parsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return readInteger8;
    if (oid === TIMESTAMPTZ) return (text: string) => new Date(text).getTime();
    return format === undefined ? pg.types.getTypeParser(oid) : pg.types.getTypeParser(oid, format);
    // One arrow function cannot satisfy the library's overloads without this assertion.
  }) as typeof pg.types.getTypeParser,
};

/** Bounded waits: a stopped node may hold a lot's lock for a second, no longer (finding 6). */
const BOUNDS = [
  'lock_timeout=5000',
  'idle_in_transaction_session_timeout=1000',
  'statement_timeout=15000',
  // Short queries gain nothing from JIT compilation, and only the estimates of bid plans are high.
  'jit=off',
];

/**
 * The bidding engine reads by key only. Without these settings, a statement planned while a table
 * was nearly empty would always scan it, and one with a list of keys would be planned for each
 * list, both under the lot's lock.
 */
const BY_KEY = [
  'enable_seqscan=off',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
  'plan_cache_mode=force_generic_plan',
];

export function connectionOf(
  target: DatabaseTarget,
  name: string,
  more: readonly string[] = [],
): pg.ClientConfig {
  const role = target.role === undefined ? [] : [`role=${target.role}`];
  const settings = [...BOUNDS, ...role, ...more];
  return {
    ...target.connection,
    application_name: `hammerdock ${name}`,
    options: settings.map((setting) => `-c ${setting}`).join(' '),
    types: parsers,
  };
}

export function openPool(target: DatabaseTarget, options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOf(target, options.name, options.pipeline === true ? BY_KEY : []),
    pipeline: options.pipeline === true,
    max: options.max,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
  });
  pool.on('error', options.onError);
  // A connection lost while in use fails its query; it must not end the process as well.
  pool.on('connect', (client) => client.on('error', options.onError));
  endWithConnections(pool);
  return pool;
}

/**
 * The library considers a pool ended while its connections still close; this waits for the last.
 */
function endWithConnections(pool: pg.Pool): void {
  let open = 0;
  const gone = Promise.withResolvers<void>();
  pool.on('connect', () => void (open += 1));
  const end = pool.end.bind(pool);
  pool.on('remove', () => {
    open -= 1;
    if (open === 0 && pool.ending) gone.resolve();
  });
  pool.end = async () => {
    await end();
    if (open > 0) await gone.promise;
  };
}
