// The messages between a test and a node process.
import type { BidOrder, BidResult } from '../../server/src/bidding-engine/bid-order.ts';
import type { Closing } from '../../server/src/operations/auctions/close-lot.ts';

/** Where in a bid's transaction the node fails: it is stopped, or killed. */
export interface Fault {
  readonly when: 'before writing' | 'before commit' | 'after commit';
  readonly signal: 'SIGSTOP' | 'SIGKILL';
}

export type Command =
  | { readonly type: 'bid'; readonly id: number; readonly order: BidOrder }
  | { readonly type: 'close'; readonly id: number; readonly lotId: string }
  /** Starts the jobs of every node: heartbeats, openers and closers. */
  | { readonly type: 'run closers'; readonly id: number }
  /** Triggers once, at the next bid. */
  | { readonly type: 'fail'; readonly id: number; readonly fault: Fault }
  | { readonly type: 'end'; readonly id: number };

export type Report =
  | { readonly id: number; readonly answer: BidResult }
  | { readonly id: number; readonly closing: Closing }
  | { readonly id: number; readonly done: true }
  /** The node does not know the outcome. */
  | { readonly id: number; readonly lost: string };
