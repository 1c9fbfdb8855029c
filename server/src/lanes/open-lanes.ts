import type { Carrier } from './carry.ts';
import { ask, UnavailableError } from '../db/unavailable.ts';
import { weighBid } from './flight.ts';
import type { Lanes } from './lanes.ts';
import { LotQueues } from './lot-queues.ts';

export function openLanes(carrier: Carrier): Lanes {
  const queues = new LotQueues(carrier);
  let closed = false;
  return {
    placeBid: (order) =>
      new Promise((resolve, reject) => {
        if (closed) reject(new UnavailableError('the bid queue is closed'));
        else queues.enter({ order, resolve, reject });
      }),
    weighBid: async (order) => {
      const client = await ask(carrier.pool.connect());
      try {
        return await weighBid(client, order);
      } finally {
        client.release();
      }
    },
    close: () => {
      closed = true;
      return queues.empty();
    },
  };
}
