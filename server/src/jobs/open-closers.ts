// The hands of the clock, on every node: beat, open what begins, close what ends (R17, R21).
import type { RetryPolicy } from '@hammerdock/domain/retry.ts';
import { minutes, seconds, type Duration } from '@hammerdock/domain/time.ts';
import type { Log } from '../context.ts';
import type { Db } from '../db/database.ts';
import { closeLot } from '../operations/close-lot.ts';
import { eachOf } from '../operations/each-of.ts';
import { openLot } from '../operations/open-lot.ts';
import { beatOrRecover } from '../operations/recover-from-outage.ts';
import { tryWork } from '../operations/run-work-queue.ts';
import {
  listLotsToClose,
  listLotsToOpen,
  lotsToClose,
  lotsToOpen,
  postponeCloseChecks,
} from '../store/lot-locks.ts';
import { startPolling } from './poll.ts';

const BEAT_EVERY_MS = 2000;
const LOOK_EVERY_MS = 200;
const LOTS_PER_LOOK = 200;
/** A few at a time, so that closing leaves connections to others. */
const AT_ONCE = 3;
/** Bidders wait for a close, so it is retried sooner than other work; an hour in all. */
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
  // A node that starts makes up for the time before, ere it takes a bid.
  await beat(options);
  const onError = (err: unknown) => options.log.warn({ err }, 'opening and closing stumbled');
  const beats = startPolling({ everyMs: BEAT_EVERY_MS, look: () => beat(options), onError });
  const looks = startPolling({
    everyMs: LOOK_EVERY_MS,
    look: async () => {
      await openDueLots(options);
      await closeDueLots(options);
    },
    onError,
  });
  return { close: async () => void (await Promise.all([beats.close(), looks.close()])) };
}

async function beat({ db, log, wakeDispatcher }: ClosersOptions): Promise<void> {
  const extended = await beatOrRecover(db);
  if (extended === 0) return;
  log.warn({ lots: extended }, 'lots were extended after an outage');
  wakeDispatcher();
}

async function openDueLots(options: ClosersOptions): Promise<void> {
  const { db, wakeDispatcher } = options;
  const due = await listLotsToOpen(db, { limit: LOTS_PER_LOOK, failedIn: openingQueue.name });
  await eachOf(due, AT_ONCE, (lotId) =>
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
    // Lots that were not extended close all the same.
    log.warn({ err }, 'the close checks of extended lots could not be moved');
  });
  const due = await listLotsToClose(db, { limit: LOTS_PER_LOOK, failedIn: closingQueue.name });
  await eachOf(due, AT_ONCE, (lotId) =>
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
  if (interrupted) await beat(options);
  // More than one look could take: go on at once, as long as it leads somewhere.
  else if (due.length === LOTS_PER_LOOK && closed > 0) await closeDueLots(options);
}

/** A lot that fails stops no other; the lists leave it out until it is due again. */
const tryLot = (
  { db, log }: ClosersOptions,
  queue: typeof closingQueue | typeof openingQueue,
  lotId: string,
  work: () => Promise<void>,
): Promise<void> => tryWork({ workerDb: db, log }, queue, lotId, work);
