import { ok, refused } from '@hammerdock/domain/result.ts';
import { register } from 'prom-client';
import { expect, test } from 'vitest';
import type { BidAnswer } from '../bidding-engine/bid-order.ts';
import type { BiddingEngine } from '../bidding-engine/bidding-engine.ts';
import { countClose, countDispatch, measureBids, setGauges } from './metrics.ts';

const order = {
  lotId: 'l',
  bidderId: 'b',
  amountCents: 100,
  type: 'proxy',
  advance: false,
  idempotencyKey: 'k',
} as const;
const answer: BidAnswer = {
  lotId: 'l',
  sequence: 1,
  publicSequence: 1,
  outcome: 'opened',
  priceCents: 100,
  nextBidCents: 200,
  bidCount: 1,
  closesAt: 0,
  leading: true,
  ownMaximumCents: 100,
  placedAt: 0,
};

test('bids are counted by result; lag, sockets, outbox and payments show', async () => {
  register.resetMetrics();
  const results: (() => ReturnType<BiddingEngine['placeBid']>)[] = [
    () => Promise.resolve(ok(answer)),
    () => Promise.resolve(refused('BidTooLow')),
    () => Promise.reject(new Error('gone')),
  ];
  const biddingEngine = measureBids({
    placeBid: () => results.shift()?.() ?? Promise.reject(new Error('no more')),
    weighBid: () => Promise.resolve(ok(answer)),
    close: () => Promise.resolve(),
  });
  await biddingEngine.placeBid(order);
  await biddingEngine.placeBid(order);
  await expect(biddingEngine.placeBid(order)).rejects.toThrow('gone');
  countClose(300);
  countDispatch({ count: 5, oldestAgeMs: 20 });
  setGauges({ sockets: 3, outboxAgeMs: 1500, paymentsByState: new Map([['succeeded', 2]]) });
  const text = await register.metrics();
  for (const line of [
    'hammerdock_bids_total{result="accepted"} 1',
    'hammerdock_bids_total{result="BidTooLow"} 1',
    'hammerdock_bids_total{result="failed"} 1',
    'hammerdock_bid_seconds_count 3',
    'hammerdock_close_lag_seconds_bucket{le="0.5"} 1',
    'hammerdock_facts_dispatched_total 5',
    'hammerdock_open_sockets 3',
    'hammerdock_outbox_age_seconds 1.5',
    'hammerdock_payments{state="succeeded"} 2',
  ]) {
    expect(text).toContain(line);
  }
});
