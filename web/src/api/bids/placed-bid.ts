// The answer to a bid as the live events that follow it, so that price and standing never wait for
// the connection.
import type { LotChanged, OwnStanding } from '@hammerdock/contract/events.ts';
import type { BidResult } from '@hammerdock/contract/shapes/bid.ts';
import type { LotCard, LotTile } from '@hammerdock/contract/shapes/lot.ts';
import type { BidType } from '@hammerdock/domain/bidding/lot.ts';
import { centsOf, instantOf } from '@hammerdock/domain/text/format.ts';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useLive } from '../live/live-hooks.ts';
import { holdsLot } from '../live/lot-in-answers.ts';

type Placed = BidResult['finalresults'];
/** A lot of an answer; its details only where that has them. */
type KnownLot = LotTile & Partial<Pick<LotCard, 'proxy_bid_details'>>;

const STANDINGS = {
  winning: { bidtopstatus: 'winning', bidtopstatus_color: 'green' },
  outbid: { bidtopstatus: 'outbid', bidtopstatus_color: 'red' },
  advanced: { bidtopstatus: '', bidtopstatus_color: '' },
} as const;

/** Applies it to every answer on screen, and reports it in the same update of the page. */
export function useTakePlaced(): (answer: BidResult, report: () => void, kind?: BidType) => void {
  const client = useQueryClient();
  const live = useLive();
  return ({ finalresults }, report, kind = 'proxy') => {
    const known: KnownLot[] = [];
    for (const { state } of client.getQueryCache().getAll()) {
      holdsLot(state.data, (lot) => {
        if (lot.id === finalresults.product_id) known.push(lot);
        return false;
      });
    }
    // Otherwise the page would show the outcome beside the standing before the bid.
    notifyManager.batch(() => {
      for (const event of newsOf(finalresults, known, kind)) live.apply(event);
      notifyManager.schedule(report);
    });
  };
}

/** `known`: the lot in all answers. Nothing where one of them is later than the bid. */
export function newsOf(
  placed: Placed,
  known: readonly KnownLot[],
  kind: BidType = 'proxy',
): readonly (OwnStanding | LotChanged)[] {
  const isOld = known.some((lot) => lot.sequence > placed.sequence || lot.market_status !== 'open');
  if (isOld) return [];
  const changed = placed.outcome === 'advanced' ? [] : [changeOf(placed)];
  // The standing first: the new price beside the old one would look like another bidder's.
  return known.some((lot) => isRaisedSince(lot, placed))
    ? changed
    : [standingOf(placed, kind), ...changed];
}

/** R70: a raise has no number of its own. */
const isRaisedSince = ({ sequence, proxy_bid_details }: KnownLot, placed: Placed): boolean =>
  sequence === placed.sequence &&
  centsOf(proxy_bid_details?.max_amount ?? '0') > centsOf(placed.max_amount);

const standingOf = (placed: Placed, kind: BidType): OwnStanding => ({
  channel: 'user',
  lot_id: placed.product_id,
  sequence: placed.sequence,
  ...STANDINGS[placed.outcome === 'advanced' ? 'advanced' : placed.leading ? 'winning' : 'outbid'],
  bidtopstatus_text: placed.bidtopstatus_text,
  // Who leads instead follows from the server.
  message: '',
  latestbid: placed.latestbid,
  next_bid: placed.next_bid,
  max_amount: placed.max_amount,
  kind,
  lowering_until: null,
});

const changeOf = (placed: Placed): LotChanged => ({
  channel: 'lot',
  lot_id: placed.product_id,
  sequence: placed.sequence,
  from_seq: placed.sequence,
  to_seq: placed.sequence,
  latestbid: placed.latestbid,
  next_bid: placed.next_bid,
  // R18: until the first bid.
  buynowamount: null,
  bids: placed.bids,
  date_closed: instantOf(placed.date_closed),
  market_status: 'open',
  future_active: false,
  extended: false,
  reason: '',
});
