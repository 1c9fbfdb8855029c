// The hands of the clock, on every node: beat, open what begins, close what ends (R17, R21).
import type { Duration } from '@hammerdock/domain/time.ts';
import type { Log } from '../context.ts';
import type { Db } from '../db/database.ts';
import { closeLot } from '../operations/close-lot.ts';
import { openLot } from '../operations/open-lot.ts';
import { beatOrRecover } from '../operations/recover-from-outage.ts';
import { listLotsToClose, listLotsToOpen } from '../store/lot-locks.ts';
import { startPolling } from './poll.ts';

const BEAT_EVERY_MS = 2000;
const LOOK_EVERY_MS = 200;
const LOTS_PER_LOOK = 200;
const AT_ONCE = 3;

export interface ClosersOptions {
  readonly db: Db;
  readonly log: Log;
  /** Facts were committed. */
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

async function openDueLots({ db, wakeDispatcher }: ClosersOptions): Promise<void> {
  await eachOf(await listLotsToOpen(db, LOTS_PER_LOOK), async (lotId) => {
    if (await openLot(db, lotId)) wakeDispatcher();
  });
}

async function closeDueLots(options: ClosersOptions): Promise<void> {
  const { db, wakeDispatcher, onClosed } = options;
  let closed = 0;
  let interrupted = false;
  const due = await listLotsToClose(db, LOTS_PER_LOOK);
  await eachOf(due, async (lotId) => {
    if (interrupted) return;
    const closing = await closeLot(db, lotId);
    if (closing.result === 'outage') interrupted = true;
    if (closing.result !== 'closed') return;
    closed += 1;
    wakeDispatcher();
    onClosed(closing.lateMs);
  });
  if (interrupted) await beat(options);
  // More than one look could take: go on at once, as long as it leads somewhere.
  else if (due.length === LOTS_PER_LOOK && closed > 0) await closeDueLots(options);
}

/** A few at a time, so that closing leaves connections to others. */
async function eachOf(ids: readonly string[], deed: (id: string) => Promise<void>): Promise<void> {
  const waiting = ids.values();
  const walk = async (): Promise<void> => {
    for (const id of waiting) await deed(id);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
}
