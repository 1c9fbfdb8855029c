// The payloads of the jobs that follow domain events.
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import type { EventPayloads } from './domain-event.ts';

interface OfBidder {
  readonly lotId: string;
  readonly sequence: number;
  readonly userId: string;
}

/** `factId` is the id of the event, which distinguishes repeated deactivations of an account. */
interface OfAccount {
  readonly userId: string;
  readonly factId: number;
}

interface OfPurchase {
  readonly lotId: string;
  readonly invoiceId: string;
}

export interface JobPayloads {
  'tell-outbid': OfBidder;
  /** Until when the exposed maximum may be lowered; null where it may not (R68). */
  'tell-leading-again': OfBidder & { readonly loweringUntil: Instant | null };
  'tell-lot-extended': {
    readonly lotId: string;
    readonly sequence: number;
    readonly closesAt: Instant;
    readonly reason: string;
  };
  'tell-lot-canceled': { readonly lotId: string; readonly reason: string };
  'tell-auction-canceled': EventPayloads['auction.cancelled'];
  'tell-lot-closed': { readonly lotId: string; readonly winnerId: string | null };
  'tell-bought': OfPurchase;
  'tell-purchase-ending': OfPurchase;
  'tell-purchase-lapsed': OfPurchase & { readonly creditedCents: Cents };
  'tell-invoice': { readonly invoiceId: string };
  'tell-unpaid': { readonly invoiceId: string; readonly day: number };
  'tell-invoice-voided': { readonly invoiceId: string; readonly creditedCents: Cents };
  /** The automatic charge, tried once for each invoice (R24). */
  'charge-invoice': { readonly invoiceId: string };
  'tell-payment': { readonly paymentId: string };
  'tell-credit-applied': EventPayloads['credit.applied'];
  'tell-dispute': EventPayloads['payment.disputed'];
  'tell-deactivated': OfAccount;
  'tell-reactivated': OfAccount;
  'tell-picked-up': { readonly lotId: string; readonly userId: string };
  'tell-pickup-time': { readonly visitId: string; readonly sequence: number };
  'tell-pickup-canceled': EventPayloads['pickup.canceled'];
  'tell-shipped': { readonly invoiceId: string };
  'tell-forfeited': { readonly lotId: string; readonly userId: string };
  'tell-deposit-returned': EventPayloads['deposit.returned'];
  'tell-payout': EventPayloads['payout.recorded'];
  'tell-payout-reversed': EventPayloads['payout.reversed'];
  'tell-payout-refused': EventPayloads['payout.refused'];
  'tell-refund': EventPayloads['refund.made'];
  'tell-refund-canceled': EventPayloads['refund.canceled'];
  'tell-refund-failed': EventPayloads['refund.failed'];
  'tell-cards-retired': OfAccount;
  'tell-bank-failed': EventPayloads['bank.failed'];
  'tell-question': EventPayloads['question.asked'];
  'tell-answer': EventPayloads['question.answered'];
  /** Reads, checks or imports it, whatever its state asks for. */
  'work-on-manifest': { readonly importId: string };
  /** Reads it, adds its photos or removes its file, whatever its state asks for. */
  'work-on-archive': EventPayloads['archive.queued'];
  'tell-welcome': { readonly userId: string };
  'tell-credit': EventPayloads['credit.granted'];
  /** The invoices of the auction whose lot has closed, if it was the last one. */
  'issue-invoices': { readonly lotId: string };
}

export type JobName = keyof JobPayloads;
export type JobRequest = {
  [T in JobName]: {
    readonly task: T;
    readonly payload: JobPayloads[T];
    readonly key: string;
    readonly delaySeconds?: number;
  };
}[JobName];
