// A queue per lot: this node runs at most one transaction of a lot at a time, and the next one
// takes everything that queued meanwhile. Lots whose bids wait at the same time share a transaction
// (decision 0030). The row lock orders the bids of several nodes.
import type pg from 'pg';
import { ask } from '../db/unavailable.ts';
import { skipHeldLots, waitForLot, type RunBidTransaction } from './bid-transaction.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { runBatch, type EngineOptions, type LotBids, type WaitingBid } from './run-batch.ts';

interface LotQueue {
  readonly lotId: string;
  readonly waiting: WaitingBid[];
}

const BATCH_MAX = 200;
/**
 * Fewer concurrent batches let more bids share a commit. Two: one reads while the other is written.
 */
const BATCHES_AT_ONCE = 2;
/** Of all connections; each of these waits for a lot's lock. */
const SHARE_WAITING = 0.5;

export class BidQueue {
  readonly #options: EngineOptions;
  /** Of every lot whose bids wait or are being decided. */
  readonly #queues = new Map<string, LotQueue>();
  readonly #batches: ConcurrencyLimit<LotQueue>;
  /** Lots that another transaction held: each one waits for its lock in a separate transaction. */
  readonly #held: ConcurrencyLimit<LotQueue>;
  #onEmpty = (): void => undefined;

  constructor(options: EngineOptions) {
    const waitingAtOnce = Math.ceil(options.pool.options.max * SHARE_WAITING);
    this.#options = options;
    this.#batches = new ConcurrencyLimit(BATCHES_AT_ONCE, (ready) =>
      this.#runNext(skipHeldLots, () => takeMany(ready)),
    );
    this.#held = new ConcurrencyLimit(waitingAtOnce, (ready) =>
      this.#runNext(waitForLot, () => takeOne(ready)),
    );
  }

  add(bid: WaitingBid): void {
    const { lotId } = bid.order;
    const queue = this.#queues.get(lotId);
    if (queue !== undefined) {
      queue.waiting.push(bid);
      return;
    }
    const fresh = { lotId, waiting: [bid] };
    this.#queues.set(lotId, fresh);
    this.#batches.add(fresh);
  }

  /** Resolves when every bid has its answer. */
  whenEmpty(): Promise<void> {
    return new Promise((resolve) => {
      this.#onEmpty = resolve;
      if (this.#queues.size === 0) resolve();
    });
  }

  async #runNext(run: RunBidTransaction, take: () => readonly LotBids[]): Promise<void> {
    let client: pg.PoolClient;
    try {
      client = await ask(this.#options.pool.connect());
    } catch (reason) {
      for (const { lotId, bids } of take()) {
        for (const { reject } of bids) reject(reason);
        this.#requeue(lotId, []);
      }
      if (this.#queues.size === 0) this.#onEmpty();
      return;
    }
    // Taken only now that there is a connection, together with the bids that arrived meanwhile.
    const batch = take();
    if (batch.length === 0) {
      client.release();
      return;
    }
    const { skipped, sendAnswers } = await runBatch(this.#options, client, batch, run);
    const skippedBids = new Map(skipped.map(({ lotId, bids }) => [lotId, bids]));
    for (const { lotId } of batch) this.#requeue(lotId, skippedBids.get(lotId) ?? []);
    // The next batch is sent first, so that the database works while these answers are written.
    setImmediate(() => {
      sendAnswers();
      if (this.#queues.size === 0) this.#onEmpty();
    });
  }

  #requeue(lotId: string, skipped: readonly WaitingBid[]): void {
    const queue = this.#queues.get(lotId);
    if (queue === undefined) return;
    queue.waiting.unshift(...skipped);
    if (skipped.length > 0) this.#held.add(queue);
    else if (queue.waiting.length > 0) this.#batches.add(queue);
    else this.#queues.delete(lotId);
  }
}

/** As many bids of as many lots as fit into one transaction. */
function takeMany(ready: LotQueue[]): LotBids[] {
  const batch: LotBids[] = [];
  let room = BATCH_MAX;
  while (room > 0) {
    const queue = ready.shift();
    if (queue === undefined) break;
    const bids = queue.waiting.splice(0, room);
    room -= bids.length;
    batch.push({ lotId: queue.lotId, bids });
  }
  return batch;
}

function takeOne(ready: LotQueue[]): LotBids[] {
  const queue = ready.shift();
  if (queue === undefined) return [];
  return [{ lotId: queue.lotId, bids: queue.waiting.splice(0, BATCH_MAX) }];
}
