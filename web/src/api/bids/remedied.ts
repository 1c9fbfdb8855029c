import type { RefusalName } from '@hammerdock/contract/refusals.ts';
import { isRefusal, type CallError } from '../call-error.ts';

/** BID-13: refusals of a bid that the bidder can remedy in a dialog. */
export const REMEDIED = [
  'NoCardOnFile',
  'CardExpired',
  'LocationNotAccepted',
  'DepositNeeded',
  'BidLimitExceeded',
  'TermsNotAccepted',
  'EmailNotVerified',
  'QuickBidOff',
  'AccountInactive',
] as const satisfies readonly RefusalName[];

export type Remedied = (typeof REMEDIED)[number];

/** What leads to each remedy. */
const REMEDY_VERBS: { readonly [N in Remedied]: string } = {
  NoCardOnFile: 'Add a card',
  CardExpired: 'Renew your card',
  LocationNotAccepted: 'See the pickup location',
  DepositNeeded: 'Submit a deposit',
  BidLimitExceeded: 'Request a higher limit',
  TermsNotAccepted: 'See the terms',
  EmailNotVerified: 'Verify your email',
  QuickBidOff: 'Turn on quick bid',
  AccountInactive: 'Pay unpaid receipts',
};

export const remedyVerbOf = ({ code }: CallError): string | null =>
  REMEDIED.map((name) => (name === code ? REMEDY_VERBS[name] : null)).find(Boolean) ?? null;

export const hasRemedy = (error: unknown): error is CallError => isRefusal(error, ...REMEDIED);

/** A refused bid, and its amount to return to. */
export interface RefusedBid {
  readonly error: CallError;
  readonly amount: string;
}

/** The props of a dialog with the remedy of a refused bid. */
export interface RefusedBidProps {
  readonly lotId: string;
  readonly refused: RefusedBid;
  readonly onClose: () => void;
  /** Called when the obstacle is gone. */
  readonly onResolved: () => void;
}
