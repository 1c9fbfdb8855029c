// A queue per lot: at most one transaction of a lot under way on this node, and the next one takes
// everything that queued meanwhile. The row lock stays the truth, so other nodes may do the same.
import { refused } from '@hammerdock/domain/result.ts';
import type pg from 'pg';
import type { Answer } from './decide-batch.ts';
import { flyBatch, weighBid } from './flight.ts';
import type { BidOrder, Lanes } from './lanes.ts';

export interface LaneOptions {
  /** Its clients must pipeline: a flight sends several statements before the first answer. */
  readonly pool: pg.Pool;
  readonly wakeDispatcher: () => void;
  /** Makes up for a silence of all nodes (R21), and commits, before bids are decided again. */
  readonly recover: () => Promise<void>;
}

interface Waiting {
  readonly order: BidOrder;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

const BATCH_MAX = 200;
const UNIQUE_VIOLATION = '23505';
const RECOVERIES_MAX = 3;

export function openLanes(options: LaneOptions): Lanes {
  const lanes = new Map<string, Waiting[]>();
  const running = new Set<Promise<void>>();
  let closed = false;

  const placeBid = (order: BidOrder): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (closed) {
        reject(new Error('Connection terminated: the lanes are closed'));
        return;
      }
      const waiting = { order, resolve, reject };
      const lane = lanes.get(order.lotId);
      if (lane !== undefined) {
        lane.push(waiting);
        return;
      }
      const fresh = [waiting];
      lanes.set(order.lotId, fresh);
      const run = runLane(options, fresh, () => lanes.delete(order.lotId));
      running.add(run);
      void run.finally(() => running.delete(run));
    });

  return {
    placeBid,
    weighBid: async (order) => {
      const client = await options.pool.connect();
      try {
        return await weighBid(client, order);
      } finally {
        client.release();
      }
    },
    close: async () => {
      closed = true;
      await Promise.all(running);
    },
  };
}

/** Empties a lane; `leave` takes it off the map in the same tick in which it was found empty. */
async function runLane(options: LaneOptions, lane: Waiting[], leave: () => void): Promise<void> {
  while (lane.length > 0) {
    let client: pg.PoolClient;
    try {
      client = await options.pool.connect();
    } catch (reason) {
      for (const { reject } of lane.splice(0)) reject(reason);
      break;
    }
    // Taken only now that there is a connection: whoever came meanwhile comes along.
    await carry(options, client, lane.splice(0, BATCH_MAX));
  }
  leave();
}

async function carry(
  options: LaneOptions,
  client: pg.PoolClient,
  batch: readonly Waiting[],
): Promise<void> {
  let failure: { readonly reason: unknown } | null = null;
  let healthy = true;
  try {
    const answers = await flyRecovered(options, client, batch);
    batch.forEach(({ resolve }, index) => resolve(answers[index] ?? refused('NotFound')));
    options.wakeDispatcher();
  } catch (reason) {
    failure = { reason };
    healthy = await rollBack(client);
  } finally {
    client.release(healthy ? undefined : true);
  }
  // Only now: what is tried again needs a connection, and must not wait for one that we hold.
  if (failure !== null) await settleFailed(options, batch, failure.reason);
}

async function flyRecovered(
  options: LaneOptions,
  client: pg.PoolClient,
  batch: readonly Waiting[],
): Promise<readonly Answer[]> {
  const orders = batch.map(({ order }) => order);
  for (let tries = 0; tries < RECOVERIES_MAX; tries += 1) {
    const result = await flyBatch(client, orders);
    if (result !== 'outage first') return result;
    await options.recover();
  }
  throw new Error('timeout exceeded when trying to connect: bids were silent for too long');
}

/** false: nobody knows what this connection would do next, so it must go. */
async function rollBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback');
    return true;
  } catch {
    return false;
  }
}

/**
 * The one thing a bid can do to others of its batch is to bring a key that another lot's bid took
 * at the same moment. So each goes alone, and the one with the used key is told.
 */
async function settleFailed(
  options: LaneOptions,
  batch: readonly Waiting[],
  reason: unknown,
): Promise<void> {
  const usedKey = reason instanceof Error && 'code' in reason && reason.code === UNIQUE_VIOLATION;
  if (!usedKey) {
    for (const { reject } of batch) reject(reason);
    return;
  }
  if (batch.length === 1) {
    batch[0]?.resolve(refused('KeyReused'));
    return;
  }
  for (const waiting of batch) {
    try {
      await carry(options, await options.pool.connect(), [waiting]);
    } catch (failure) {
      waiting.reject(failure);
    }
  }
}
