// The environment, read and checked once (OPS-05). No other code reads process.env.
import path from 'node:path';
import type { StoreSettings } from '@hammerdock/contract/page.ts';
import type * as z from 'zod';
import type { SmtpOptions } from '../gateways/email/smtp/smtp.ts';
import type { StripeIdentityOptions } from '../gateways/identity/stripe/stripe-identity.ts';
import type { GeoapifyOptions } from '../gateways/maps/geoapify/geoapify.ts';
import type { TwilioOptions } from '../gateways/sms/twilio/twilio.ts';
import type { S3Options } from '../gateways/storage/s3/s3-storage.ts';
import type { TrustedProxies } from '../http/caller-address.ts';
import { environmentSchema, findMistakes } from './options.ts';
import { findBrokenRules } from './rules.ts';
import type { StripeSettings } from './stripe-settings.ts';
import type { DatabaseTarget } from '../db/pool.ts';

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
  /** The payment provider in use; null: the app is given another one. */
  readonly payments: 'sandbox' | 'stripe' | null;
  /** Set with the provider of this name. */
  readonly stripe: StripeSettings | null;
  /** Whether sellers can be paid by transfers of the payment provider. */
  readonly transfers: boolean;
  /** null: the outbox page shows emails. */
  readonly smtp: SmtpOptions | null;
  /** null: the outbox page shows text messages. */
  readonly twilio: TwilioOptions | null;
  /** null: files are in the data folder. */
  readonly s3: S3Options | null;
  /** null: a shipped table suggests addresses. */
  readonly geoapify: GeoapifyOptions | null;
  /** What checks identities (AUTH-15); none: no check is offered. */
  readonly identity: 'sandbox' | 'stripe' | 'none';
  /** Set with the provider of this name. */
  readonly stripeIdentity: StripeIdentityOptions | null;
  /** null: no notifications are sent to browsers. */
  readonly push: null | {
    /** null: derived from the secret. */
    readonly privateKey: string | null;
    readonly contact: string;
    readonly hosts: readonly string[];
  };
  /** Which built-in providers are enabled by name, so that every page says so (R71). */
  readonly testStore: StoreSettings['testStore'];
  readonly socialLinks: readonly string[];
  /** null: start the embedded PostgreSQL. */
  readonly database: null | { owner: DatabaseTarget; app: DatabaseTarget; worker: DatabaseTarget };
  /** Where several nodes exchange live events; null: over the database. */
  readonly redisUrl: string | null;
  readonly poolSize: number;
  /** Encrypts codes; null: one generated in the data folder. */
  readonly secret: string | null;
  /** Encrypts the bodies of calls (API-04); null: they are not encrypted. */
  readonly payloadKey: string | null;
  readonly metricsToken: string | null;
  readonly trustedProxies: TrustedProxies;
  /** Whether a job makes the sizes of pictures before they are requested. */
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
  const values = environmentSchema.parse(env);
  const environment = values.HAMMERDOCK_ENVIRONMENT;
  const origin = values.HAMMERDOCK_ORIGIN || `http://localhost:${values.HAMMERDOCK_PORT}`;
  const payments = values.HAMMERDOCK_PAYMENTS || 'sandbox';
  return {
    environment,
    host: values.HAMMERDOCK_HOST,
    port: values.HAMMERDOCK_PORT,
    origin,
    dataDir: path.resolve(values.HAMMERDOCK_DATA_DIR),
    // Demo people share a published password, so production asks for them by name.
    world:
      (environment === 'production' || payments !== 'sandbox') &&
      env['HAMMERDOCK_WORLD'] === undefined
        ? 'none'
        : values.HAMMERDOCK_WORLD,
    allowsDemoPeople: values.HAMMERDOCK_DEMO_PEOPLE,
    // The rules admit production only where it is named.
    payments,
    stripe: payments === 'stripe' ? readStripe(values) : null,
    transfers: values.HAMMERDOCK_TRANSFERS !== 'none',
    s3: readS3(values),
    geoapify: readGeoapify(values),
    ...readIdentity(values),
    push: readPush(values),
    smtp: readSmtp(values),
    twilio: readTwilio(values, origin),
    testStore: {
      // Keys of the provider's test mode move no money either.
      payments:
        values.HAMMERDOCK_PAYMENTS === 'sandbox' || /^.k_test_/.test(values.STRIPE_SECRET_KEY),
      emails: values.HAMMERDOCK_EMAIL === 'outbox',
      texts: values.HAMMERDOCK_SMS === 'outbox',
    },
    socialLinks: values.HAMMERDOCK_SOCIAL_LINKS,
    database: readDatabase(env),
    redisUrl: values.REDIS_URL || null,
    poolSize: values.HAMMERDOCK_POOL_SIZE,
    secret: values.HAMMERDOCK_SECRET || null,
    payloadKey: values.HAMMERDOCK_PAYLOAD_KEY || null,
    metricsToken: values.METRICS_TOKEN || null,
    trustedProxies: values.HAMMERDOCK_TRUST_PROXY,
    makesPicturesAhead: values.HAMMERDOCK_PICTURES_AHEAD,
    logLevel: values.HAMMERDOCK_LOG_LEVEL,
    bidsPerSecond: values.HAMMERDOCK_BIDS_PER_SECOND,
    bidsPerMinute: values.HAMMERDOCK_BIDS_PER_MINUTE,
    socketsPerAddress: values.HAMMERDOCK_SOCKETS_PER_ADDRESS,
    socketsPerUser: values.HAMMERDOCK_SOCKETS_PER_USER,
    limitFactor: values.HAMMERDOCK_LIMIT_FACTOR,
    development: flags.dev,
  };
}

/** Push services demand a contact; no one reads this one. */
const DEVELOPERS = 'mailto:development@hammerdock.example';

type Values = z.output<typeof environmentSchema>;

const readS3 = (values: Values): S3Options | null =>
  values.HAMMERDOCK_FILES === 's3'
    ? {
        url: values.HAMMERDOCK_S3_URL,
        region: values.HAMMERDOCK_S3_REGION,
        keyId: values.HAMMERDOCK_S3_KEY_ID,
        secretKey: values.HAMMERDOCK_S3_SECRET_KEY,
        presigns: values.HAMMERDOCK_S3_PRESIGNED === 'yes',
      }
    : null;

const readGeoapify = (values: Values): GeoapifyOptions | null =>
  values.HAMMERDOCK_MAPS === 'geoapify'
    ? { apiUrl: values.HAMMERDOCK_GEOAPIFY_URL, apiKey: values.HAMMERDOCK_GEOAPIFY_KEY }
    : null;

function readIdentity(values: Values): Pick<Config, 'identity' | 'stripeIdentity'> {
  const builtIn = values.HAMMERDOCK_ENVIRONMENT === 'production' ? 'none' : 'sandbox';
  const identity = values.HAMMERDOCK_IDENTITY || builtIn;
  const stripeIdentity = {
    secretKey: values.HAMMERDOCK_STRIPE_IDENTITY_KEY,
    apiUrl: values.HAMMERDOCK_STRIPE_IDENTITY_URL,
  };
  return { identity, stripeIdentity: identity === 'stripe' ? stripeIdentity : null };
}

function readPush(values: Values): Config['push'] {
  const builtIn = values.HAMMERDOCK_ENVIRONMENT === 'production' ? 'none' : 'vapid';
  if ((values.HAMMERDOCK_PUSH || builtIn) === 'none') return null;
  return {
    privateKey: values.HAMMERDOCK_PUSH_KEY || null,
    contact: values.HAMMERDOCK_PUSH_CONTACT || DEVELOPERS,
    hosts: values.HAMMERDOCK_PUSH_HOSTS,
  };
}

const readSmtp = (values: Values): SmtpOptions | null =>
  values.HAMMERDOCK_EMAIL === 'smtp'
    ? {
        url: values.HAMMERDOCK_SMTP_URL,
        from: values.HAMMERDOCK_EMAIL_FROM,
        reportsSecret: values.HAMMERDOCK_EMAIL_REPORTS_SECRET || null,
        dkim:
          values.HAMMERDOCK_DKIM_KEY === ''
            ? null
            : { ...values.HAMMERDOCK_DKIM_NAME, privateKey: values.HAMMERDOCK_DKIM_KEY },
      }
    : null;

const readTwilio = (values: Values, origin: string): TwilioOptions | null =>
  values.HAMMERDOCK_SMS === 'twilio'
    ? {
        apiUrl: values.HAMMERDOCK_TWILIO_URL,
        accountId: values.HAMMERDOCK_TWILIO_ACCOUNT,
        authToken: values.HAMMERDOCK_TWILIO_TOKEN,
        from: values.HAMMERDOCK_TWILIO_FROM,
        callbackUrl: `${origin}/webhooks/sms`,
      }
    : null;

const readStripe = (values: Values): StripeSettings => ({
  secretKey: values.STRIPE_SECRET_KEY,
  publishableKey: values.STRIPE_PUBLISHABLE_KEY,
  webhookSecret: values.STRIPE_WEBHOOK_SECRET,
  connectWebhookSecret: values.STRIPE_CONNECT_WEBHOOK_SECRET || null,
  apiUrl: values.STRIPE_API_URL,
});

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
