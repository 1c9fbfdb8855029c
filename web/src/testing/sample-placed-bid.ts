import type { BidResult } from '@hammerdock/contract/shapes/bid.ts';

type Placed = BidResult['finalresults'];

/** A bid that took the lead on the sample lot. */
export const samplePlacedBid = (changes: Partial<Placed> = {}): Placed => ({
  product_id: 'kettle',
  bid_id: '3F9A-0C21',
  placed_at: '2026-11-22T20:05:09.000Z',
  sequence: 7,
  outcome: 'took lead',
  latestbid: '75.00',
  next_bid: '80.00',
  bids: 6,
  date_closed: '2026-11-22T21:05:00.000Z',
  leading: true,
  max_amount: '90.00',
  bidtopstatus_text: "You're Winning",
  ...changes,
});
