// The metrics of one node (OPS-06); the library keeps them per process.
import { Counter, Gauge, Histogram } from 'prom-client';
import type { Duration } from '@hammerdock/domain/time.ts';
import type { BiddingEngine } from '../bidding-engine/bidding-engine.ts';

const inSeconds = (ms: Duration): number => ms / 1000;

const bids = new Counter({
  name: 'hammerdock_bids_total',
  help: 'Bids answered, by result: accepted, or the name of the refusal, or failed.',
  labelNames: ['result'] as const,
});
const bidSeconds = new Histogram({
  name: 'hammerdock_bid_seconds',
  help: 'From the moment a bid is queued to its answer.',
  buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
});
const closeLag = new Histogram({
  name: 'hammerdock_close_lag_seconds',
  help: 'Delay between the closing time of a lot and its close.',
  buckets: [0.1, 0.25, 0.5, 1, 2, 5, 10, 60],
});
const eventsDispatched = new Counter({
  name: 'hammerdock_facts_dispatched_total',
  help: 'Domain events dispatched from the outbox by this node.',
});
const eventDelay = new Histogram({
  name: 'hammerdock_fact_delay_seconds',
  help: 'From an event to its dispatch, for the oldest event of each batch.',
  buckets: [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 30],
});
const openSockets = new Gauge({
  name: 'hammerdock_open_sockets',
  help: 'Live connections of this node.',
});
const outboxAge = new Gauge({
  name: 'hammerdock_outbox_age_seconds',
  help: 'The age of the oldest undispatched event; 0 when there is none.',
});
const payments = new Gauge({
  name: 'hammerdock_payments',
  help: 'Payments on record, by state.',
  labelNames: ['state'] as const,
});

export function countClose(lateMs: Duration): void {
  closeLag.observe(inSeconds(lateMs));
}

export function countDispatch(batch: { count: number; oldestAgeMs: Duration }): void {
  eventsDispatched.inc(batch.count);
  eventDelay.observe(inSeconds(Math.max(0, batch.oldestAgeMs)));
}

export interface Sample {
  readonly sockets: number;
  readonly outboxAgeMs: Duration;
  readonly paymentsByState: ReadonlyMap<string, number>;
}

export function setGauges(sample: Sample): void {
  openSockets.set(sample.sockets);
  outboxAge.set(inSeconds(sample.outboxAgeMs));
  payments.reset();
  for (const [state, count] of sample.paymentsByState) payments.set({ state }, count);
}

/** The same engine, with its answers counted and timed. */
export function measureBids(biddingEngine: BiddingEngine): BiddingEngine {
  return {
    ...biddingEngine,
    placeBid: async (order) => {
      const stop = bidSeconds.startTimer();
      try {
        const answer = await biddingEngine.placeBid(order);
        bids.inc({ result: answer.ok ? 'accepted' : answer.refusal });
        return answer;
      } catch (error) {
        bids.inc({ result: 'failed' });
        throw error;
      } finally {
        stop();
      }
    },
  };
}
