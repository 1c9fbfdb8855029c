// The environment, read and checked once (OPS-05). No other code reads process.env.
import path from 'node:path';
import { readTrustedProxies, type TrustedProxies } from './caller-address.ts';
import { findMistakes, OPTIONS } from './config-options.ts';
import { findBrokenRules } from './config-rules.ts';
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
  /** Whether production may hold people whose password is published. */
  readonly allowsDemoPeople: boolean;
  /** The built-in provider in use; null: the app is given another one. */
  readonly payments: 'sandbox' | null;
  readonly messages: 'outbox' | null;
  /** Which of them are enabled by name, so that every page says so (R71). */
  readonly testStore: { readonly payments: boolean; readonly messages: boolean };
  /** null: start the embedded PostgreSQL. */
  readonly database: null | { owner: DatabaseTarget; app: DatabaseTarget; worker: DatabaseTarget };
  /** Over which several nodes hear each other; null: over the database. */
  readonly redisUrl: string | null;
  readonly poolSize: number;
  /** What secrets are sealed with; null: one of its own, kept in the data folder. */
  readonly secret: string | null;
  readonly metricsToken: string | null;
  readonly trustedProxies: TrustedProxies;
  /** Whether a job makes the sizes of pictures before anybody asks for them. */
  readonly makesPicturesAhead: boolean;
  readonly logLevel: string;
  /** Bids: per account and lot in a second, per account and minute (a bench may raise them). */
  readonly bidsPerSecond: number;
  readonly bidsPerMinute: number;
  /** Live connections on this node, before the factor below. */
  readonly socketsPerAddress: number;
  readonly socketsPerUser: number;
  /** Every other limit is multiplied by this; 1 in production. */
  readonly limitFactor: number;
  readonly development: boolean;
}

export type Environment = Readonly<Record<string, string | undefined>>;

export class ConfigError extends Error {
  override name = 'ConfigError';
}

export function readConfig(env: Environment, flags: { dev: boolean }): Config {
  const mistakes = [...findMistakes(env), ...findBrokenRules(env, flags)];
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
    allowsDemoPeople: read('HAMMERDOCK_DEMO_PEOPLE') === 'yes',
    // The rules admit production only where both are named.
    payments: 'sandbox',
    messages: 'outbox',
    testStore: {
      payments: read('HAMMERDOCK_PAYMENTS') === 'sandbox',
      messages: read('HAMMERDOCK_MESSAGES') === 'outbox',
    },
    database: readDatabase(env),
    redisUrl: read('REDIS_URL') || null,
    poolSize: Number(read('HAMMERDOCK_POOL_SIZE')),
    secret: read('HAMMERDOCK_SECRET') || null,
    metricsToken: read('METRICS_TOKEN') || null,
    // findMistakes admits only what is understood.
    trustedProxies: readTrustedProxies(read('HAMMERDOCK_TRUST_PROXY')) ?? { kind: 'none' },
    makesPicturesAhead: read('HAMMERDOCK_PICTURES_AHEAD') === 'yes',
    logLevel: read('HAMMERDOCK_LOG_LEVEL'),
    bidsPerSecond: Number(read('HAMMERDOCK_BIDS_PER_SECOND')),
    bidsPerMinute: Number(read('HAMMERDOCK_BIDS_PER_MINUTE')),
    socketsPerAddress: Number(read('HAMMERDOCK_SOCKETS_PER_ADDRESS')),
    socketsPerUser: Number(read('HAMMERDOCK_SOCKETS_PER_USER')),
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
