// The interface of payment providers (R29). "Declined" is a result, not an exception. GatewayOutage
// is thrown when the result is unknown; it can be looked up later with the id of the intent.
import type { Cents } from '@hammerdock/domain/money.ts';

export interface TokenisedCard {
  readonly gatewayCard: string;
  readonly brand: string;
  readonly last4: string;
  readonly holder: string;
  readonly expMonth: number;
  readonly expYear: number;
}

export interface ChargeOrder {
  /** The id of the payment, used as the idempotency key. */
  readonly intentId: string;
  readonly gatewayCustomer: string;
  readonly gatewayCard: string;
  readonly amountCents: Cents;
  readonly description: string;
  /** true when the cardholder is not present to confirm (the automatic charge, R54). */
  readonly offSession: boolean;
}

export type ChargeResult =
  | { readonly status: 'succeeded'; readonly gatewayCharge: string }
  | { readonly status: 'declined'; readonly declineCode: 'declined' | 'lacks funds' }
  | { readonly status: 'needs verification'; readonly verificationUrl: string }
  | { readonly status: 'cancelled' };

export interface RefundOrder {
  /** The id of the card refund, used as the idempotency key. */
  readonly intentId: string;
  readonly gatewayCharge: string;
  readonly amountCents: Cents;
}

/** 'refused': the card does not accept refunds any more. */
export type RefundResult =
  { readonly status: 'succeeded'; readonly gatewayRefund: string } | { readonly status: 'refused' };

export class GatewayOutage extends Error {
  override name = 'GatewayOutage';
}

export interface PaymentGateway {
  readonly name: string;
  createCustomer(reference: string): Promise<string>;
  /** Attaches a card by the token of the card form; null if the provider refuses the card. */
  attachCard(gatewayCustomer: string, cardToken: string): Promise<TokenisedCard | null>;
  updateCardExpiry(gatewayCard: string, expMonth: number, expYear: number): Promise<void>;
  detachCard(gatewayCard: string): Promise<void>;
  charge(order: ChargeOrder): Promise<ChargeResult>;
  /** Looks up a charge whose response was lost; null if the provider never received it. */
  findCharge(intentId: string): Promise<ChargeResult | null>;
  /** Cancels a charge that waits for verification; returns its result. */
  cancelCharge(intentId: string): Promise<ChargeResult | null>;
  /** Refunds a part of a charge, or the rest of it. */
  refund(order: RefundOrder): Promise<RefundResult>;
  /** Looks up a refund whose response was lost; null if the provider never received it. */
  findRefund(intentId: string): Promise<RefundResult | null>;
}
