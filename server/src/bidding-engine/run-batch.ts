// Runs a batch of bids as one transaction and answers each bid, also when the transaction fails.
// Only bids on lots that another transaction holds are left without an answer.
import { refused } from '@hammerdock/domain/result.ts';
import type pg from 'pg';
import { UnreadableColumnError } from '../db/json-columns.ts';
import { ask, HeartbeatStaleError } from '../db/unavailable.ts';
import type { BidOrder, BidResult } from './bid-order.ts';
import { waitForLot, type AnswersByLot, type RunBidTransaction } from './bid-transaction.ts';

export interface WaitingBid {
  readonly order: BidOrder;
  readonly resolve: (answer: BidResult) => void;
  readonly reject: (reason: unknown) => void;
}

/** The bids on one lot that are decided in one transaction. */
export interface LotBids {
  readonly lotId: string;
  readonly bids: readonly WaitingBid[];
}

export interface EngineOptions {
  /** Its clients must pipeline: a batch sends several statements before the first answer. */
  readonly pool: pg.Pool;
  readonly wakeDispatcher: () => void;
  /** Recovers from an outage of all nodes (R21), and commits, before bids are decided again. */
  readonly recover: () => Promise<void>;
}

const UNIQUE_VIOLATION = '23505';
const RECOVERIES_MAX = 3;

export interface BatchOutcome {
  /** The lots that another transaction holds. */
  readonly skipped: readonly LotBids[];
  /** Answers the bids on the other lots. */
  readonly sendAnswers: () => void;
}

const allAnswered: BatchOutcome = { skipped: [], sendAnswers: () => undefined };

/** Resolves after the commit; the answers are sent when `sendAnswers` is called. */
export async function runBatch(
  options: EngineOptions,
  client: pg.PoolClient,
  batch: readonly LotBids[],
  run: RunBidTransaction,
): Promise<BatchOutcome> {
  let answersByLot: AnswersByLot;
  try {
    answersByLot = await runRecovered(options, client, batch, run);
  } catch (reason) {
    client.release(!(await rollBack(client)));
    // Only now: a retry needs a connection and must not wait for the one held here.
    return retryFailed(options, batch, { reason, run });
  }
  client.release();
  options.wakeDispatcher();
  return {
    skipped: batch.filter(({ lotId }) => !answersByLot.has(lotId)),
    sendAnswers: () => sendAnswers(batch, answersByLot),
  };
}

function sendAnswers(batch: readonly LotBids[], answersByLot: AnswersByLot): void {
  for (const { lotId, bids } of batch) {
    const answers = answersByLot.get(lotId);
    if (answers === undefined) continue;
    bids.forEach(({ resolve, reject }, index) => {
      const answer = answers[index] ?? refused('NotFound');
      if (answer instanceof UnreadableColumnError) reject(answer);
      else resolve(answer);
    });
  }
}

async function runRecovered(
  options: EngineOptions,
  client: pg.PoolClient,
  batch: readonly LotBids[],
  run: RunBidTransaction,
): Promise<AnswersByLot> {
  const lots = batch.map(({ lotId, bids }) => ({ lotId, orders: bids.map(({ order }) => order) }));
  for (let tries = 0; tries < RECOVERIES_MAX; tries += 1) {
    const result = await run(client, lots);
    if (result !== 'outage first') return result;
    await options.recover();
  }
  throw new HeartbeatStaleError('the heartbeat stayed stale after several recoveries');
}

/** false: the connection is in an unknown state and must be closed. */
async function rollBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback');
    return true;
  } catch {
    // The connection is closed, and the original failure is reported.
    return false;
  }
}

/**
 * One bid can fail its whole batch: by a key that a bid on another lot used concurrently. So the
 * batch is retried by halves until the bid with the used key is found.
 */
async function retryFailed(
  options: EngineOptions,
  batch: readonly LotBids[],
  { reason, run }: { reason: unknown; run: RunBidTransaction },
): Promise<BatchOutcome> {
  const bids = batch.flatMap((each) => each.bids);
  const usedKey = reason instanceof Error && 'code' in reason && reason.code === UNIQUE_VIOLATION;
  if (!usedKey) {
    for (const { reject } of bids) reject(reason);
    return allAnswered;
  }
  if (bids.length === 1) {
    bids[0]?.resolve(refused('KeyReused'));
    return allAnswered;
  }
  const skipped: LotBids[] = [];
  for (const half of halvesOf(batch)) {
    try {
      const client = await ask(options.pool.connect());
      // The halves of one lot keep their order, so the first one waits for the lock.
      const outcome = await runBatch(options, client, half, batch.length > 1 ? run : waitForLot);
      outcome.sendAnswers();
      skipped.push(...outcome.skipped);
    } catch (failure) {
      for (const { reject } of half.flatMap((each) => each.bids)) reject(failure);
    }
  }
  return { ...allAnswered, skipped };
}

/** Split by lots while there are several, then by bids. */
function halvesOf(batch: readonly LotBids[]): readonly (readonly LotBids[])[] {
  const [only, another] = batch;
  if (only === undefined) return [];
  if (another !== undefined) return halve(batch);
  return halve(only.bids).map((bids) => [{ lotId: only.lotId, bids }]);
}

function halve<T>(things: readonly T[]): readonly (readonly T[])[] {
  const middle = Math.ceil(things.length / 2);
  return [things.slice(0, middle), things.slice(middle)];
}
