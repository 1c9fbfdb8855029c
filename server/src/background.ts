// What runs beside the calls on every node: live events, the dispatcher, opening and closing, jobs.
import type { Server as HttpServer } from 'node:http';
import type pg from 'pg';
import type { House } from './context.ts';
import { openDatabase } from './db/database.ts';
import { openLeadPool } from './db/lead-pool.ts';
import { isDemoStore } from './store/seeded-world.ts';
import type { DatabaseTarget } from './db/pool.ts';
import { openDispatcher } from './facts/dispatch.ts';
import { openClosers } from './jobs/open-closers.ts';
import { openJobs } from './jobs/open-jobs.ts';
import { openRivals } from './jobs/open-rivals.ts';
import { startPolling } from './jobs/poll.ts';
import { countClose, countDispatch, setGauges } from './metrics.ts';
import { admitsOrigin, readToken } from './realtime/handshake.ts';
import { openRealtime, type Realtime } from './realtime/hub.ts';
import type { Sessions } from './rpc/access.ts';
import { cookieNameOf } from './rpc/session-cookie.ts';
import { countPaymentsByState, measureOutboxAge } from './store/meters.ts';

const SAMPLE_EVERY_MS = 15_000;

export interface BackgroundOptions {
  readonly house: House;
  readonly httpServer: HttpServer;
  readonly sessions: Sessions;
  readonly worker: { readonly target: DatabaseTarget; readonly pool: pg.Pool };
}

export interface Background {
  readonly wakeDispatcher: () => void;
  /** To be called before the HTTP server closes, since open sockets would hold it up. */
  close(): Promise<void>;
}

export async function openBackground(options: BackgroundOptions): Promise<Background> {
  const { house, worker } = options;
  const { log, workerDb: db } = house;
  const onError = (err: unknown) => log.warn({ err }, 'an idle connection was lost');
  const realtime = listenForSockets(options);
  const leadPool = openLeadPool(worker.target, onError);
  const dispatcher = openDispatcher({
    db: openDatabase(leadPool),
    log,
    publish: (tx, facts, watches) => realtime.publish(tx, facts, watches),
    onDispatched: countDispatch,
  });
  const wake = (): void => dispatcher.wake();
  const closers = await openClosers({ db, log, wakeDispatcher: wake, onClosed: countClose });
  const jobs = await openJobs({ ...house, wakeDispatcher: wake }, worker.pool);
  // Only a store that was seeded as a demo has rivals to let in.
  const rivals = (await isDemoStore(db)) ? openRivals(house) : null;
  const meters = startPolling({
    everyMs: SAMPLE_EVERY_MS,
    look: async () => {
      const outboxAgeMs = await measureOutboxAge(db);
      const paymentsByState = await countPaymentsByState(db);
      setGauges({ sockets: realtime.countSockets(), outboxAgeMs, paymentsByState });
    },
    onError,
  });
  return {
    wakeDispatcher: wake,
    close: async () => {
      await Promise.all([rivals?.close(), meters.close(), jobs.close(), closers.close()]);
      await dispatcher.close();
      await leadPool.end();
      await realtime.close();
    },
  };
}

function listenForSockets({ house, httpServer, sessions, worker }: BackgroundOptions): Realtime {
  const { config, db, log } = house;
  const cookieName = cookieNameOf(config);
  return openRealtime({
    httpServer,
    db,
    log,
    admitsOrigin: (request) => admitsOrigin(request, config.origin),
    findSession: async (request, given) => {
      const actor = await sessions.findActor(readToken(request, { given, cookieName }));
      return actor === null ? null : { id: actor.sessionId, userId: actor.userId };
    },
    // A database of one's own may serve several nodes; the embedded one serves this one.
    bridgeTarget: config.database === null ? null : worker.target,
  });
}
