// What a payment provider offers that can also pay sellers (R58): it opens an account for each,
// asks on pages of its own for what the law demands, and transfers money there. GatewayOutage is
// thrown when the result is unknown; it can be looked up later with the id of the payout.
import type { AccountState } from '@hammerdock/domain/accounting/transfer-account.ts';
import type { TransferProblem } from '@hammerdock/domain/invoicing/payout-transfer.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';

export interface AccountOrder {
  /** The id of the seller: one account is opened for it. */
  readonly reference: string;
  readonly email: string;
}

/** Addresses of the store. */
export interface OnboardingOrder {
  readonly gatewayAccount: string;
  /** Where the seller comes back to, whether everything was entered or not. */
  readonly returnUrl: string;
  /** Where a seller is sent whose link was used before or is too old. */
  readonly refreshUrl: string;
}

export interface TransferOrder {
  /** The id of the payout, used as the idempotency key. */
  readonly payoutId: string;
  readonly gatewayAccount: string;
  readonly amountCents: Cents;
}

export type TransferReference = Pick<TransferOrder, 'payoutId' | 'gatewayAccount'>;

export type TransferResult =
  | { readonly status: 'succeeded'; readonly gatewayTransfer: string }
  /** Its whole amount came back. */
  | { readonly status: 'reversed'; readonly gatewayTransfer: string }
  | { readonly status: 'refused'; readonly problem: TransferProblem };

export interface TransferReversalOrder {
  /** The id of this attempt, used as the idempotency key. */
  readonly reversalId: string;
  readonly gatewayTransfer: string;
}

/** 'refused': the seller's balance does not cover it. */
export type TransferReversalResult = 'reversed' | 'refused';

/** A transfer in the provider's own list. */
export interface ListedTransfer {
  /** null: the provider was asked for it by someone else. */
  readonly payoutId: string | null;
  readonly gatewayTransfer: string;
  /** Less what came back. */
  readonly amountCents: Cents;
  readonly isReversed: boolean;
}

export interface TransferGateway {
  /** The name that sellers and admins know. */
  readonly title: string;
  openAccount(order: AccountOrder): Promise<string>;
  /** The page on which the seller goes on; it can be visited once. */
  beginOnboarding(order: OnboardingOrder): Promise<string>;
  /** null: there is no such account, or it belongs to us no more. */
  findAccount(gatewayAccount: string): Promise<AccountState | null>;
  transfer(order: TransferOrder): Promise<TransferResult>;
  /** Looks up a transfer whose response was lost; null if the provider never received it. */
  findTransfer(transfer: TransferReference): Promise<TransferResult | null>;
  /** Takes the whole amount back. */
  reverseTransfer(order: TransferReversalOrder): Promise<TransferReversalResult>;
  /** The transfers since then, for the comparison with our payouts. */
  listTransfers(since: Instant): AsyncIterable<ListedTransfer>;
}
