// The bid path: one queue per lot and node (R19). All bids that wait for a lot are decided in the
// next transaction of that lot, in order of arrival, each as if alone.
import { ask, UnavailableError } from '../db/unavailable.ts';
import type { BidOrder, BidResult } from './bid-order.ts';
import { BidQueue } from './bid-queue.ts';
import { weighBid } from './bid-transaction.ts';
import type { EngineOptions } from './run-batch.ts';

export interface BiddingEngine {
  /** Resolves after the commit; rejects only when the database did not answer. */
  placeBid(order: BidOrder): Promise<BidResult>;
  /** The answer that this bid would get now; writes nothing and waits for no lock. */
  weighBid(order: BidOrder): Promise<BidResult>;
  /** Accepts no more bids and resolves when all have their answers. */
  close(): Promise<void>;
}

export function openBiddingEngine(options: EngineOptions): BiddingEngine {
  const queue = new BidQueue(options);
  let closed = false;
  return {
    placeBid: (order) =>
      new Promise((resolve, reject) => {
        if (closed) reject(new UnavailableError('the bid queue is closed'));
        else queue.add({ order, resolve, reject });
      }),
    weighBid: async (order) => {
      const client = await ask(options.pool.connect());
      try {
        return await weighBid(client, order);
      } finally {
        client.release();
      }
    },
    close: () => {
      closed = true;
      return queue.whenEmpty();
    },
  };
}
