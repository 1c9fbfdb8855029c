// The interface of payment providers (R29). "Declined" is a result, not an exception. GatewayOutage
// is thrown when the result is unknown; it can be looked up later with the id of the intent.
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import type { TransferGateway } from './transfer-gateway.ts';

export interface TokenisedCard {
  /** The name of the provider: no other one can charge the card. */
  readonly provider: string;
  readonly gatewayCard: string;
  readonly brand: string;
  readonly last4: string;
  readonly holder: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/** What the provider shows of a customer on its own pages, and to banks in disputes. */
export interface CustomerDetails {
  readonly name: string;
  readonly email: string;
  readonly address: PostalAddress;
}

interface PostalAddress {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

export type SourceKind = 'card' | 'bank';

/** A bank account, charged by its token like a card once it is verified (CARD-06). */
export interface TokenisedBank {
  readonly provider: string;
  readonly gatewayCard: string;
  /** The provider's name of the verification. */
  readonly gatewaySetup: string;
  readonly bankName: string;
  readonly last4: string;
  readonly routingNumber: string;
  readonly holder: string;
  readonly status: 'new' | 'verified';
  readonly proof: BankProof;
  /** The provider's own page where the buyer can verify the account; null: it has none. */
  readonly verificationUrl: string | null;
}

/** What proves the account: the amounts of two deposits, or a code that only the page accepts. */
export type BankProof = 'amounts' | 'code';

/** 'failed': the deposits did not arrive; 'too many attempts': the provider accepts no more. */
export type BankVerification = 'verified' | 'wrong amounts' | 'too many attempts' | 'failed';

/** How a verification stands; it may end on the provider's page, or unconfirmed. */
export type BankState = 'new' | 'verified' | 'failed';

export interface ChargeOrder {
  /** The id of the payment, used as the idempotency key. */
  readonly intentId: string;
  readonly gatewayCustomer: string;
  readonly gatewayCard: string;
  readonly kind: SourceKind;
  readonly amountCents: Cents;
  readonly description: string;
  /** true when the cardholder is not present to confirm (the automatic charge, R54). */
  readonly offSession: boolean;
}

/** A charge whose response may have been lost. */
export interface ChargeReference {
  readonly intentId: string;
  /** null: it was never sent, because the buyer has no customer at the provider. */
  readonly gatewayCustomer: string | null;
}

/** Why a card was declined, as far as the buyer may know and can do something about it. */
export type DeclineCode =
  | 'declined'
  | 'lacks funds'
  | 'expired'
  | 'over its limit'
  | 'wrong cvv'
  /** The buyer or their bank refused it on the bank's page. */
  | 'not confirmed'
  | 'try again';

/** 'processing': the bank decides within days, and a webhook or a look-up tells the result. */
export type ChargeResult =
  | { readonly status: 'succeeded'; readonly gatewayCharge: string }
  | { readonly status: 'processing' }
  | { readonly status: 'declined'; readonly declineCode: DeclineCode }
  | { readonly status: 'needs verification'; readonly verificationUrl: string }
  | { readonly status: 'cancelled' };

export interface RefundOrder {
  /** The id of the card refund, used as the idempotency key. */
  readonly intentId: string;
  readonly gatewayCharge: string;
  readonly amountCents: Cents;
}

export type RefundReference = Pick<RefundOrder, 'intentId' | 'gatewayCharge'>;

/**
 * 'pending': the bank decides within days; 'refused': the card accepts no refunds, or its bank sent
 * the amount back, possibly days after it succeeded.
 */
export type RefundResult =
  | { readonly status: 'succeeded' | 'pending'; readonly gatewayRefund: string }
  | { readonly status: 'refused' };

/** A refund in the provider's own list. */
export interface ListedRefund {
  /** null: the provider was asked for it by someone else. */
  readonly intentId: string | null;
  readonly gatewayRefund: string;
  readonly amountCents: Cents;
  readonly status: RefundResult['status'];
}

export class GatewayOutage extends Error {
  override name = 'GatewayOutage';
}

/** A charge in the provider's own list. */
export interface ListedCharge {
  /** null: the provider was asked for it by someone else. */
  readonly intentId: string | null;
  readonly gatewayCharge: string;
  readonly amountCents: Cents;
  readonly succeeded: boolean;
}

/** A charge that its cardholder disputes at the bank (R59). */
export interface ChargeDispute {
  readonly id: string;
  /** null: the provider was asked for the charge by someone else. */
  readonly intentId: string | null;
  readonly amountCents: Cents;
  /** What the provider charges us for the dispute, less what it returned of it. */
  readonly feeCents: Cents;
  readonly reason: string;
  /** open: the bank has taken the amount and has not decided. */
  readonly state: 'open' | 'won' | 'lost';
}

export interface CardSetup {
  /** Lets only the cardholder's browser save a card for the customer. */
  readonly clientSecret: string;
}

export interface PaymentGateway {
  readonly name: string;
  /** Throws GatewayOutage if the provider does not respond or refuses our keys. */
  check(signal: AbortSignal): Promise<void>;
  createCustomer(reference: string): Promise<string>;
  updateCustomer(gatewayCustomer: string, details: CustomerDetails): Promise<void>;
  /** Begins saving a card in the browser; null if the card form needs nothing from the server. */
  readonly beginCardSetup: ((gatewayCustomer: string) => Promise<CardSetup>) | null;
  /** Attaches a card by the token of the card form; null if the provider refuses the card. */
  attachCard(gatewayCustomer: string, cardToken: string): Promise<TokenisedCard | null>;
  /** Begins saving a bank account in the browser; null as for cards. */
  readonly beginBankSetup: ((gatewayCustomer: string) => Promise<CardSetup>) | null;
  /** null if the provider refuses the bank account. */
  attachBank(gatewayCustomer: string, bankToken: string): Promise<TokenisedBank | null>;
  /** Compares the amounts in cents of the two deposits that the provider made. */
  verifyBank(gatewaySetup: string, amounts: readonly [Cents, Cents]): Promise<BankVerification>;
  /** null: the provider knows no such verification. */
  findBank(gatewaySetup: string): Promise<BankState | null>;
  /** A saved card as the provider has it now; null: it has been detached. */
  findCard(gatewayCard: string): Promise<TokenisedCard | null>;
  updateCardExpiry(gatewayCard: string, expMonth: number, expYear: number): Promise<void>;
  detachCard(gatewayCard: string): Promise<void>;
  charge(order: ChargeOrder): Promise<ChargeResult>;
  /** Looks up a charge whose response was lost; null if the provider never received it. */
  findCharge(charge: ChargeReference): Promise<ChargeResult | null>;
  /** Cancels a charge that waits for verification; returns its result. */
  cancelCharge(charge: ChargeReference): Promise<ChargeResult | null>;
  /** The charges since then, newest first, for the comparison with our payments. */
  listCharges(since: Instant): AsyncIterable<ListedCharge>;
  /** Refunds a part of a charge, or the rest of it. */
  refund(order: RefundOrder): Promise<RefundResult>;
  /**
   * Cancels a refund that was not paid out yet; returns its result, which is 'refused' where it was
   * canceled, and null if the provider never received it.
   */
  cancelRefund(refund: RefundReference): Promise<RefundResult | null>;
  /** The refunds begun since then, for the comparison with ours. */
  listRefunds(since: Instant): AsyncIterable<ListedRefund>;
  /** null: there is none, or the bank only asks about the charge and has taken nothing. */
  findDispute(disputeId: string): Promise<ChargeDispute | null>;
  /** The disputes begun since then, in case their webhooks were lost. */
  listDisputes(since: Instant): AsyncIterable<ChargeDispute>;
  /** Looks up a refund whose response was lost; null if the provider has no such refund. */
  findRefund(refund: RefundReference): Promise<RefundResult | null>;
  /** null: the provider does not pay sellers, or it is switched off. */
  readonly transfers: TransferGateway | null;
}
