import type { OpenBid } from '../api/bids/open-bids.ts';

/** A bid of $68.00 on the sample lot. */
export const sampleOpenBid = (key: string, changes: Partial<OpenBid> = {}): OpenBid => ({
  key,
  userId: 'bea',
  call: 'bidding.placeBid',
  input: { product_id: 'kettle', wsprice: '68.00', bidding_type: 'proxy' },
  lot: {
    id: 'kettle',
    title: 'Copper kettle',
    cbidtext: 'Current Bid',
    premium_bps: 1700,
    premium_minimum: '3.00',
    tax_bps: 800,
    card_fee_bps: 0,
    shipping: null,
  },
  bidType: 'proxy',
  sentCents: 6_800,
  sentAt: 1_795_000_000_000,
  ...changes,
});
