// The environment, read once and checked (OPS-05). Nothing else reads process.env.
import path from 'node:path';
import { findMistakes, OPTIONS } from './config-options.ts';
import type { DatabaseTarget } from './db/pool.ts';

export interface Config {
  readonly environment: 'development' | 'production';
  readonly host: string;
  readonly port: number;
  /** The address people use, without a slash at its end; links and the Origin check use it. */
  readonly origin: string;
  readonly dataDir: string;
  /** Which store to fill an empty database with. */
  readonly world: 'demo' | 'walk' | 'none';
  /** null: start the embedded PostgreSQL. */
  readonly database: null | { owner: DatabaseTarget; app: DatabaseTarget; worker: DatabaseTarget };
  /** Over which several nodes hear each other; null: over the database. */
  readonly redisUrl: string | null;
  readonly poolSize: number;
  /** What secrets are sealed with; null: one of its own, kept in the data folder. */
  readonly secret: string | null;
  readonly metricsToken: string | null;
  readonly trustProxy: boolean;
  /** Whether a job makes the sizes of pictures before anybody asks for them. */
  readonly makesPicturesAhead: boolean;
  readonly logLevel: string;
  /** Bids: per account and lot in a second, per account and minute (a bench may raise them). */
  readonly bidsPerSecond: number;
  readonly bidsPerMinute: number;
  /** Every other limit is multiplied by this; 1 in production. */
  readonly limitFactor: number;
  readonly development: boolean;
}

export type Environment = Readonly<Record<string, string | undefined>>;

export class ConfigError extends Error {
  override name = 'ConfigError';
}

export function readConfig(env: Environment, flags: { dev: boolean }): Config {
  const mistakes = findMistakes(env);
  if (mistakes.length > 0) throw new ConfigError(mistakes.join('\n'));
  const read = (name: keyof typeof OPTIONS): string => env[name] ?? OPTIONS[name].standard;
  const port = Number(read('HAMMERDOCK_PORT'));
  const host = read('HAMMERDOCK_HOST');
  const environment =
    read('HAMMERDOCK_ENVIRONMENT') === 'production' ? 'production' : 'development';
  return {
    environment,
    host,
    port,
    origin: read('HAMMERDOCK_ORIGIN') || `http://localhost:${port}`,
    dataDir: path.resolve(read('HAMMERDOCK_DATA_DIR')),
    world: readWorld(env, environment),
    database: readDatabase(env),
    redisUrl: read('REDIS_URL') || null,
    poolSize: Number(read('HAMMERDOCK_POOL_SIZE')),
    secret: read('HAMMERDOCK_SECRET') || null,
    metricsToken: read('METRICS_TOKEN') || null,
    trustProxy: read('HAMMERDOCK_TRUST_PROXY') === 'yes',
    makesPicturesAhead: read('HAMMERDOCK_PICTURES_AHEAD') === 'yes',
    logLevel: read('HAMMERDOCK_LOG_LEVEL'),
    bidsPerSecond: Number(read('HAMMERDOCK_BIDS_PER_SECOND')),
    bidsPerMinute: Number(read('HAMMERDOCK_BIDS_PER_MINUTE')),
    limitFactor: Number(read('HAMMERDOCK_LIMIT_FACTOR')),
    development: flags.dev,
  };
}

/** Demo people share a password that everybody knows: production asks for them by name, or not. */
function readWorld(env: Environment, environment: Config['environment']): Config['world'] {
  const given = env['HAMMERDOCK_WORLD'];
  if (given === undefined && environment === 'production') return 'none';
  // findMistakes admits only these words.
  return (given ?? OPTIONS.HAMMERDOCK_WORLD.standard) as Config['world'];
}

function readDatabase(env: Environment): Config['database'] {
  const url = env['DATABASE_URL'];
  if (url === undefined || url === '') return null;
  const owner = { connection: { connectionString: url } };
  const target = (own: string | undefined, role: string): DatabaseTarget =>
    own ? { connection: { connectionString: own } } : { ...owner, role };
  return {
    owner,
    app: target(env['DATABASE_APP_URL'], 'hammerdock_app'),
    worker: target(env['DATABASE_WORKER_URL'], 'hammerdock_worker'),
  };
}
