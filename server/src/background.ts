// Runs on every node besides the calls: live events, the dispatcher, opening and closing, jobs.
import type { Server as HttpServer } from 'node:http';
import type pg from 'pg';
import { addressOf, rateLimitKey } from './http/caller-address.ts';
import type { AppContext, Log } from './context.ts';
import { openDatabase } from './db/database.ts';
import { openLeadPool } from './db/lead-pool.ts';
import type { Extension } from './extension.ts';
import type { DatabaseTarget } from './db/pool.ts';
import { openDispatcher } from './events/dispatcher.ts';
import { openRedisFallback } from './realtime/redis-fallback.ts';
import type { RedisStream } from './realtime/redis-stream.ts';
import { openClosers } from './jobs/closers.ts';
import { openJobRunner } from './jobs/job-runner.ts';
import { openMessageDelivery, openPushDelivery } from './jobs/message-delivery.ts';
import type { ScheduledJobs } from './jobs/schedule.ts';
import { sampleQueues } from './jobs/work-queues.ts';
import { countClose, countDispatch, setGauges } from './monitoring/metrics.ts';
import { admitsOrigin, readToken } from './realtime/handshake.ts';
import { openRealtime, type Realtime, type RealtimeOptions } from './realtime/realtime.ts';
import { openPostgresBridge } from './realtime/postgres-bridge.ts';
import { openRedisBridge, type RedisBridge } from './realtime/redis-bridge.ts';
import type { Sessions } from './rpc/access/access.ts';
import type { Pipeline } from './rpc/pipeline.ts';
import { cookieNameOf } from './rpc/access/session-cookie.ts';
import { setWorkGauges } from './monitoring/work-metrics.ts';
import { countPaymentsByState, measureOutboxAge } from './store/platform/meters.ts';

const SOCKETS_OPENED_PER_MINUTE = 120;

export interface BackgroundOptions {
  readonly context: AppContext;
  readonly httpServer: HttpServer;
  readonly sessions: Sessions;
  readonly maintenance: Pipeline['maintenance'];
  readonly worker: { readonly target: DatabaseTarget; readonly pool: pg.Pool };
  readonly redis: RedisStream | null;
  readonly scheduledJobs: ScheduledJobs;
  readonly extension: Extension | null;
}

export interface Background {
  readonly wakeDispatcher: () => void;
  readonly readMeters: () => Promise<void>;
  /** Called before the HTTP server closes, since open sockets would delay that. */
  close(): Promise<void>;
}

export async function openBackground(options: BackgroundOptions): Promise<Background> {
  const { context, worker } = options;
  const { log, workerDb: db } = context;
  const onError = (err: unknown) => log.warn({ err }, 'an idle connection was lost');
  const redis = options.redis === null ? null : await connectOverRedis(options.redis, log);
  const realtime = listenForSockets(options, redis?.bridge ?? null);
  const fallback = redis === null ? null : openRedisFallback({ ...redis, db, log, realtime });
  const leadPool = openLeadPool(worker.target, onError);
  const dispatcher = openDispatcher({
    db: openDatabase(leadPool),
    log,
    publish: (tx, events) => realtime.publish(tx, events),
    onDispatched: countDispatch,
  });
  const wake = (): void => dispatcher.wake();
  const closers = await openClosers({ db, log, wakeDispatcher: wake, onClosed: countClose });
  const working = { ...context, wakeDispatcher: wake };
  const jobs = await openJobRunner(working, worker.pool, options.scheduledJobs);
  const delivery = openMessageDelivery(context);
  const pushes = openPushDelivery(context);
  const extension = options.extension?.start(context);
  return {
    wakeDispatcher: wake,
    readMeters: async () => {
      const outboxAgeMs = await measureOutboxAge(db);
      const paymentsByState = await countPaymentsByState(db);
      setWorkGauges(await sampleQueues(db));
      setGauges({ sockets: realtime.countSockets(), outboxAgeMs, paymentsByState });
    },
    close: async () => {
      await Promise.all([extension?.close(), jobs.close(), closers.close()]);
      await Promise.all([delivery.close(), pushes?.close()]);
      await Promise.all([dispatcher.close(), fallback?.close()]);
      await leadPool.end();
      await realtime.close();
    },
  };
}

async function connectOverRedis(
  stream: RedisStream,
  log: Log,
): Promise<{ stream: RedisStream; bridge: RedisBridge }> {
  return { stream, bridge: await openRedisBridge(stream, log) };
}

function listenForSockets(
  { context, httpServer, sessions, maintenance, worker }: BackgroundOptions,
  redisBridge: RedisBridge | null,
): Realtime {
  const { config, db, log } = context;
  const cookieName = cookieNameOf(config);
  const bridge: RealtimeOptions['openBridge'] =
    redisBridge === null
      ? (callbacks) => openPostgresBridge(worker.target, callbacks)
      : () => redisBridge;
  return openRealtime({
    httpServer,
    db,
    log,
    readMaintenance: () => maintenance.value(),
    limits: {
      perAddress: config.socketsPerAddress * config.limitFactor,
      perUser: config.socketsPerUser * config.limitFactor,
      opensPerMinute: SOCKETS_OPENED_PER_MINUTE * config.limitFactor,
    },
    addressOf: (request) => rateLimitKey(addressOf(request, config.trustedProxies)),
    admitsOrigin: (request) => admitsOrigin(request, config.origin),
    findSession: async (request, given) => {
      const actor = await sessions.findActor(readToken(request, { given, cookieName }));
      return actor === null ? null : { id: actor.sessionId, userId: actor.userId };
    },
    // An external database may serve several nodes; the embedded one serves only this node.
    openBridge: config.database === null ? null : bridge,
  });
}
