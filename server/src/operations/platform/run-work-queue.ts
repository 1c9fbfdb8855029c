// Runs a queue of items: claim, commit, work, record. Each item has its own try block and its own
// transactions, so that a failing item does not stop the others.
import {
  isExhausted,
  retryDelay,
  STANDARD_RETRY,
  type RetryPolicy,
} from '@hammerdock/domain/retry.ts';
import { minutes, seconds, type Duration } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../context.ts';
import { countWorkItem } from '../../monitoring/work-metrics.ts';
import { redactText } from '../../monitoring/redact.ts';
import * as workItems from '../../store/platform/work-items.ts';
import type { Candidates, ClaimedItem } from '../../store/platform/work-items.ts';
import type { Db } from '../../db/database.ts';
import { forEachParallel } from './for-each-parallel.ts';

/** Not due yet: the item is retried after this delay, and this does not count as a failure. */
export interface Later {
  readonly laterMs: Duration;
}
export type WorkOutcome = 'done' | Later;

interface FailureRules {
  /** Stored in work_items and used in metrics and commands: must not change. */
  readonly name: string;
  readonly retry?: RetryPolicy;
  /** An error that is not caused by the item, such as an outage: retried without limit. */
  readonly isOutage?: (error: unknown) => boolean;
  /** An error that another attempt would repeat: the item is dead at once. */
  readonly isFinal?: (error: unknown) => boolean;
}

export interface WorkQueue<H extends WorkerContext> extends FailureRules {
  readonly candidates: (db: Db) => Candidates;
  readonly work: (context: H, item: ClaimedItem) => Promise<WorkOutcome>;
  /** Items processed in parallel. */
  readonly width?: number;
}

export type WorkerContext = Pick<AppContext, 'workerDb' | 'log'>;

/** Longer than any item takes. */
const LEASE_MS = minutes(10);
/** A run ends after this time, so that other jobs can run; the next run continues. */
const BUDGET_MS = seconds(40);
const PER_CLAIM = 20;
const ERROR_MAX_LENGTH = 500;

/** Processes every due item once, longest due first, until none is left or the time is up. */
export async function runWorkQueue<H extends WorkerContext>(
  context: H,
  queue: WorkQueue<H>,
): Promise<void> {
  const { workerDb: db } = context;
  const { name, width = 1 } = queue;
  const endsAt = performance.now() + BUDGET_MS;
  const worked = new Set<string>();
  const repeated = new Set<string>();
  const left: string[] = [];
  while (left.length === 0) {
    const candidates = queue.candidates(db);
    const claim = { queue: name, candidates, limit: Math.max(width, PER_CLAIM), leaseMs: LEASE_MS };
    const claimed = await workItems.claimWorkItems(db, claim);
    if (claimed.length === 0) break;
    await forEachParallel(claimed, width, async (claimedItem) => {
      const { item } = claimedItem;
      // An item that is done but still a candidate is left to the next run.
      if (worked.has(item)) repeated.add(item);
      else if (performance.now() > endsAt) left.push(item);
      else await workOn(context, queue, claimedItem);
      worked.add(item);
    });
  }
  await workItems.releaseWorkItems(db, name, [...left, ...repeated]);
}

async function workOn<H extends WorkerContext>(
  context: H,
  queue: WorkQueue<H>,
  item: ClaimedItem,
): Promise<void> {
  let outcome: WorkOutcome;
  try {
    outcome = await queue.work(context, item);
  } catch (error) {
    await recordFailure(context, queue, item, error);
    return;
  }
  if (outcome === 'done') {
    await workItems.finishWorkItem(context.workerDb, { queue: queue.name, item: item.item });
    countWorkItem({ queue: queue.name, result: 'done' });
  } else await postpone(context, queue, item, outcome.laterMs);
}

/**
 * For lists without claims, whose items take their own locks: records an error like that of a
 * queued item instead of throwing it.
 */
export async function tryWork(
  context: WorkerContext,
  queue: FailureRules,
  item: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const key = { queue: queue.name, item };
    const attempts = await workItems.countFailedAttempt(context.workerDb, key);
    await recordFailure(context, queue, { item, attempts }, error);
  }
}

async function postpone<H extends WorkerContext>(
  { workerDb }: H,
  { name: queue }: WorkQueue<H>,
  { item }: ClaimedItem,
  laterMs: Duration,
): Promise<void> {
  await workItems.postponeWorkItem(workerDb, { queue, item }, laterMs);
  countWorkItem({ queue, result: 'later' });
}

async function recordFailure(
  { workerDb, log }: WorkerContext,
  queue: FailureRules,
  { item, attempts }: Pick<ClaimedItem, 'item' | 'attempts'>,
  err: unknown,
): Promise<void> {
  const { name, retry = STANDARD_RETRY, isOutage, isFinal } = queue;
  const exhausted = isExhausted(retry, attempts) && isOutage?.(err) !== true;
  const dead = exhausted || isFinal?.(err) === true;
  const failure = {
    error: describeError(err),
    delayMs: retryDelay(retry, attempts, Math.random()),
    dead,
  };
  await workItems.failWorkItem(workerDb, { queue: name, item }, failure);
  countWorkItem({ queue: name, result: dead ? 'dead' : 'failed' });
  const fields = { err, queue: name, item, attempts };
  if (dead)
    log.error(
      fields,
      exhausted
        ? 'a work item is dead: every attempt failed'
        : 'a work item is dead: it was refused',
    );
  else log.warn(fields, 'a work item failed and is tried again later');
}

const describeError = (error: unknown): string =>
  redactText(error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(
    0,
    ERROR_MAX_LENGTH,
  );
