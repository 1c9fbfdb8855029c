// What a test and a node process say to each other.
import type { BidOrder, BidResult } from '../../server/src/bidding-engine/bid-order.ts';
import type { Closing } from '../../server/src/operations/close-lot.ts';

/** Where in a bid's transaction the node fails: it is stopped, or killed. */
export interface Fault {
  readonly when: 'before writing' | 'before commit' | 'after commit';
  readonly signal: 'SIGSTOP' | 'SIGKILL';
}

export type Order =
  | { readonly say: 'bid'; readonly id: number; readonly order: BidOrder }
  | { readonly say: 'close'; readonly id: number; readonly lotId: string }
  /** Starts what every node runs: beats, openers and closers. */
  | { readonly say: 'run closers'; readonly id: number }
  /** Strikes once, at the next bid. */
  | { readonly say: 'fail'; readonly id: number; readonly fault: Fault }
  | { readonly say: 'end'; readonly id: number };

export type Report =
  | { readonly id: number; readonly answer: BidResult }
  | { readonly id: number; readonly closing: Closing }
  | { readonly id: number; readonly done: true }
  /** The node could not tell what became of it. */
  | { readonly id: number; readonly lost: string };
