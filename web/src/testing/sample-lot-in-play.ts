import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { sampleLotDetail } from './sample-lot.ts';

const { id, sequence, title, startprice, latestbid, cbidtext, ...lot } = sampleLotDetail();

/** An open lot with a next bid of $70.00 and a total of $88.45, on which the user is outbid. */
export const sampleLotInPlay = (changes: Partial<LotInPlay> = {}): LotInPlay => ({
  id,
  sequence,
  title,
  startprice,
  latestbid,
  cbidtext,
  date_closed: lot.date_closed,
  first_date_closed: lot.date_closed,
  market_status: lot.market_status,
  future_active: false,
  proxy_bid_details: null,
  wlist: 0,
  watchlist_id: null,
  next_bid: '70.00',
  bidtopstatus: 'outbid',
  bidtopstatus_text: "You're Losing",
  bidtopstatus_color: 'red',
  bidtopstatus_message: '',
  attachments: [],
  premium_bps: lot.premium_bps,
  premium_minimum: lot.premium_minimum,
  shipping: lot.shipping,
  tax_bps: lot.tax_bps,
  card_fee_bps: lot.card_fee_bps,
  ...changes,
});
