// A whole store for a test file: the real app on its own database, with a controllable clock.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DestinationStream } from 'pino';
import type { Services } from '@hammerdock/contract';
import type { AnswerOf, Envelope, SentTo } from '@hammerdock/contract/call.ts';
import { services } from '@hammerdock/contract';
import { openApp, type App, type AppParts } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase, type Db } from '../db/database.ts';
import { openPool } from '../db/pool.ts';
import type { PaymentProvider } from '../gateways/payments/provider.ts';
import type { SandboxFaults } from '../gateways/payments/sandbox/faults.ts';
import type { EmailGateway } from '../gateways/email/gateway.ts';
import type { IdentityGateway } from '../gateways/identity/gateway.ts';
import type { PushGateway } from '../gateways/push/gateway.ts';
import type { Maps } from '../gateways/maps/open-maps.ts';
import type { SmsGateway } from '../gateways/sms/gateway.ts';
import type { Disk } from '../images/disk.ts';
import type { ScheduledJobs } from '../jobs/schedule.ts';
import { openLog } from '../monitoring/log.ts';
import { LOWEST_COST, type PasswordCost } from '../security/passwords.ts';
import { cloneDatabase, type TestData, type TestDatabase } from './postgres.ts';

type CallName = { [S in keyof Services]: `${S}.${keyof Services[S] & string}` }[keyof Services];
type CallAt<N extends string> = N extends `${infer S extends keyof Services}.${infer C}`
  ? C extends keyof Services[S]
    ? Services[S][C]
    : never
  : never;

export interface CallOptions {
  /** The session token of the caller. */
  readonly as?: string;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface World {
  readonly app: App;
  readonly database: TestDatabase;
  readonly clock: TestDatabase['clock'];
  /** The owner's connection, for preparing and reading data; never for what is being tested. */
  readonly owner: Db;
  call<N extends CallName>(
    name: N,
    input: SentTo<CallAt<N>>,
    options?: CallOptions,
  ): Promise<{
    status: number;
    body: Envelope<AnswerOf<CallAt<N>>>;
    cookies: string[];
    device?: string;
  }>;
  close(): Promise<void>;
}

export interface WorldOptions {
  /** How the built-in payment provider fails; may be changed while the world runs. */
  readonly sandboxFaults?: SandboxFaults;
  /** Providers that replace the built-in sandbox and outbox. */
  readonly payments?: PaymentProvider;
  readonly email?: EmailGateway;
  readonly sms?: SmsGateway;
  readonly maps?: Maps;
  readonly identity?: IdentityGateway;
  readonly push?: PushGateway;
  /** Where uploads are written, if not to the real disk. */
  readonly disk?: Disk;
  readonly env?: Readonly<Record<string, string>>;
  /** undefined: that of production, which takes long. */
  readonly passwordCost?: PasswordCost | undefined;
  /** undefined: those of production, which run whenever a minute begins. */
  readonly scheduledJobs?: ScheduledJobs | undefined;
  /** That of a world that is closed, or of another node; a new one by default. */
  readonly database?: TestDatabase;
  /** What the database contains at the beginning; nothing by default. */
  readonly data?: TestData;
  /** Prepares data before the store opens, because its jobs would work on it too. */
  readonly prepare?: (database: TestDatabase) => Promise<void>;
  /** Adds pages; most tests do not need them. */
  readonly mountPages?: NonNullable<AppParts['mountPages']>;
  /** Called after each query of a call. */
  readonly onQuery?: NonNullable<AppParts['onQuery']>;
  /** Where the log goes, for tests that read it. */
  readonly logTo?: DestinationStream;
}

export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const database = options.database ?? (await cloneDatabase(options.data));
  // Created for the first upload; no two worlds share one.
  const dataDir = path.join(tmpdir(), `hammerdock-world-${randomUUID()}`);
  const given = readConfig(
    {
      HAMMERDOCK_ENVIRONMENT: 'development',
      HAMMERDOCK_LOG_LEVEL: 'fatal',
      HAMMERDOCK_LIMIT_FACTOR: '1000',
      HAMMERDOCK_PICTURES_AHEAD: 'no',
      HAMMERDOCK_DATA_DIR: dataDir,
      ...options.env,
    },
    { dev: false },
  );
  const config = {
    ...given,
    payments: options.payments === undefined ? given.payments : null,
  };
  await options.prepare?.(database);
  const log = openLog(config.logLevel, options.logTo);
  const parts = { passwordCost: LOWEST_COST, scheduledJobs: {}, ...options };
  const app = await openApp(config, database, log, parts);
  const pool = openPool(database.owner, { max: 2, name: 'test', onError: () => undefined });
  return {
    app,
    database,
    clock: database.clock,
    owner: openDatabase(pool),
    call: async (name, input, { as, key = randomUUID(), headers = {} } = {}) => {
      const declared = declarationOf(name);
      const response = await app.http.inject({
        method: declared.method as 'GET' | 'POST',
        url: `/api/${declared.group}/${declared.name}`,
        headers: {
          ...(as === undefined ? {} : { authorization: `Bearer ${as}` }),
          'idempotency-key': key,
          ...headers,
        },
        ...(declared.method === 'POST' ? { payload: input as object } : {}),
      });
      const isOfDevice = (cookie: { name: string }) => cookie.name.endsWith('-device');
      const ofDevice = response.cookies.find(isOfDevice);
      const ofSession = response.cookies.filter((cookie) => !isOfDevice(cookie));
      const cookies = ofSession.map(({ value }) => value);
      const device = ofDevice === undefined ? {} : { device: ofDevice.value };
      return { status: response.statusCode, body: response.json(), cookies, ...device };
    },
    close: async () => {
      await app.close();
      await pool.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function declarationOf(name: string): { method: string; group: string; name: string } {
  const [service, call] = name.split('.');
  const menu: Record<string, Record<string, { method: string; group: string }>> = services;
  const declared = menu[service ?? '']?.[call ?? ''];
  if (declared === undefined || call === undefined) throw new Error(`no call ${name}`);
  return { method: declared.method, group: declared.group, name: call };
}
