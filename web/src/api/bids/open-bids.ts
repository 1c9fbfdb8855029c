// The bids of this tab that were sent and not answered yet, also after a reload. When the component
// that sent one has gone, the page finds out how it ended.
import type { LotTile } from '@hammerdock/contract/shapes/lot.ts';
import type { BidType } from '@hammerdock/domain/bidding/lot.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { openSignal } from '../../lib/signal.ts';
import { OPEN_BIDS_KEY } from '../../lib/stored-of-user.ts';
import type { Sent } from '../calls.ts';
import type { PricedLot } from '../prices/lot-price.ts';

export type BidCall = 'bidding.placeBid' | 'bidding.confirm';

/** What the texts about a bid need of its lot. */
export type BidLot = PricedLot & Pick<LotTile, 'id' | 'title' | 'cbidtext'>;

export interface OpenBid {
  /** Under which it is sent again (R3). */
  readonly key: string;
  readonly userId: string;
  readonly call: BidCall;
  readonly input: Sent<BidCall>;
  readonly lot: BidLot;
  readonly bidType: BidType;
  /** null: unknown. */
  readonly sentCents: Cents | null;
  /** By the browser's clock. */
  readonly sentAt: number;
}

export interface OpenBids {
  /** Its component reports how it ends, as long as it is there. */
  readonly add: (bid: OpenBid) => void;
  /** Whether it was still open. */
  readonly settle: (key: string) => boolean;
  /** Their component does not report them. */
  readonly leave: (keys: readonly string[]) => void;
  readonly all: () => readonly OpenBid[];
  /** Those that no component reports. */
  readonly left: () => readonly OpenBid[];
  readonly subscribe: (listener: () => void) => () => void;
}

const NONE: readonly OpenBid[] = [];

export function openOpenBids(): OpenBids {
  const { notify, subscribe } = openSignal();
  const reported = new Set<string>();
  let bids: readonly OpenBid[] | null = null;
  let left = NONE;
  const current = (): readonly OpenBid[] => {
    if (bids === null) setBids(read());
    return bids ?? [];
  };
  const setBids = (next: readonly OpenBid[]) => {
    bids = next;
    const found = next.filter(({ key }) => !reported.has(key));
    // The same list while there is none, so that a bid renders nothing again.
    left = found.length === 0 ? NONE : found;
  };
  const change = (next: readonly OpenBid[]) => {
    setBids(next);
    write(next);
    notify();
  };
  return {
    add: (bid) => {
      reported.add(bid.key);
      change([...current().filter(({ key }) => key !== bid.key), bid]);
    },
    settle: (settled) => {
      const others = current().filter(({ key }) => key !== settled);
      const wasOpen = others.length < current().length;
      reported.delete(settled);
      if (wasOpen) change(others);
      return wasOpen;
    },
    leave: (keys) => {
      for (const key of keys) reported.delete(key);
      if (current().some(({ key }) => keys.includes(key))) change(current());
    },
    all: current,
    left: () => {
      current();
      return left;
    },
    subscribe,
  };
}

export const openBids = openOpenBids();

function read(): readonly OpenBid[] {
  try {
    // Only this module writes it, and a change of its shape gets another key.
    return JSON.parse(sessionStorage.getItem(OPEN_BIDS_KEY) ?? '[]') as readonly OpenBid[];
  } catch {
    // Storage is blocked.
    return [];
  }
}

function write(bids: readonly OpenBid[]): void {
  try {
    if (bids.length === 0) sessionStorage.removeItem(OPEN_BIDS_KEY);
    else sessionStorage.setItem(OPEN_BIDS_KEY, JSON.stringify(bids));
  } catch {
    // Without storage a reload forgets them.
  }
}
