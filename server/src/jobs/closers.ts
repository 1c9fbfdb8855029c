// On every node: writes the heartbeat, opens lots that start and closes lots that end (R17, R21).
import type { RetryPolicy } from '@hammerdock/domain/retry.ts';
import { minutes, seconds, type Duration } from '@hammerdock/domain/time.ts';
import type { Log } from '../context.ts';
import type { Db } from '../db/database.ts';
import { UnavailableError } from '../db/unavailable.ts';
import { closeLot } from '../operations/auctions/close-lot.ts';
import { forEachParallel } from '../operations/platform/for-each-parallel.ts';
import { openLot } from '../operations/auctions/open-lot.ts';
import { recordHeartbeat } from '../operations/auctions/recover-from-outage.ts';
import { tryWork } from '../operations/platform/run-work-queue.ts';
import {
  listLotsToClose,
  listLotsToOpen,
  lotsToClose,
  lotsToOpen,
  postponeCloseChecks,
} from '../store/auctions/lot-locks.ts';
import { startPolling } from '../poll.ts';

const HEARTBEAT_EVERY_MS = 2000;
const POLL_EVERY_MS = 200;
const LOTS_PER_POLL = 200;
/** Low, so that closing leaves connections for other work. */
const CONCURRENCY = 3;
/** Bidders wait for a close, so it is retried sooner than other work, for about an hour. */
const retry: RetryPolicy = {
  firstDelayMs: seconds(1),
  longestDelayMs: minutes(1),
  maxAttempts: 80,
};
export const openingQueue = { name: 'lots-to-open', candidates: lotsToOpen, retry };
export const closingQueue = { name: 'lots-to-close', candidates: lotsToClose, retry };

export interface ClosersOptions {
  readonly db: Db;
  readonly log: Log;
  /** Called after events were committed. */
  readonly wakeDispatcher: () => void;
  readonly onClosed: (lateMs: Duration) => void;
}

export interface Closers {
  close(): Promise<void>;
}

export async function openClosers(options: ClosersOptions): Promise<Closers> {
  await writeFirstHeartbeat(options);
  const onError = (err: unknown) => options.log.warn({ err }, 'opening or closing lots failed');
  const heartbeats = startPolling({
    everyMs: HEARTBEAT_EVERY_MS,
    poll: () => writeHeartbeat(options),
    onError,
  });
  const lots = startPolling({
    everyMs: POLL_EVERY_MS,
    poll: async () => {
      await openDueLots(options);
      await closeDueLots(options);
    },
    onError,
  });
  return { close: async () => void (await Promise.all([heartbeats.close(), lots.close()])) };
}

/**
 * A starting node recovers from a preceding outage before it accepts a bid. While it loads, the
 * database may cut off a transaction that is idle for a second, so it is tried twice.
 */
async function writeFirstHeartbeat(options: ClosersOptions): Promise<void> {
  try {
    await writeHeartbeat(options);
  } catch (err) {
    if (!(err instanceof UnavailableError)) throw err;
    options.log.warn({ err }, 'the first heartbeat failed and is tried again');
    await writeHeartbeat(options);
  }
}

async function writeHeartbeat({ db, log, wakeDispatcher }: ClosersOptions): Promise<void> {
  const extended = await recordHeartbeat(db);
  if (extended === 0) return;
  log.warn({ lots: extended }, 'lots were extended after an outage');
  wakeDispatcher();
}

async function openDueLots(options: ClosersOptions): Promise<void> {
  const { db, wakeDispatcher } = options;
  const due = await listLotsToOpen(db, { limit: LOTS_PER_POLL, failedIn: openingQueue.name });
  await forEachParallel(due, CONCURRENCY, (lotId) =>
    tryLot(options, openingQueue, lotId, async () => {
      if (await openLot(db, lotId)) wakeDispatcher();
    }),
  );
}

async function closeDueLots(options: ClosersOptions): Promise<void> {
  const { db, log, wakeDispatcher, onClosed } = options;
  let closed = 0;
  let interrupted = false;
  await postponeCloseChecks(db).catch((err: unknown) => {
    // Lots that were not extended are closed anyway.
    log.warn({ err }, 'postponing the close checks of extended lots failed');
  });
  const due = await listLotsToClose(db, { limit: LOTS_PER_POLL, failedIn: closingQueue.name });
  await forEachParallel(due, CONCURRENCY, (lotId) =>
    tryLot(options, closingQueue, lotId, async () => {
      if (interrupted) return;
      const closing = await closeLot(db, lotId);
      if (closing.result === 'outage') interrupted = true;
      if (closing.result !== 'closed') return;
      closed += 1;
      wakeDispatcher();
      onClosed(closing.lateMs);
    }),
  );
  if (interrupted) await writeHeartbeat(options);
  // The list was full: continue immediately while lots are being closed.
  else if (due.length === LOTS_PER_POLL && closed > 0) await closeDueLots(options);
}

/** A failed lot does not stop the others; the lists omit it until it is due again. */
const tryLot = (
  { db, log }: ClosersOptions,
  queue: typeof closingQueue | typeof openingQueue,
  lotId: string,
  work: () => Promise<void>,
): Promise<void> => tryWork({ workerDb: db, log }, queue, lotId, work);
