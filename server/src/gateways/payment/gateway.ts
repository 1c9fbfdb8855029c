// A payment provider in the verbs we need (R29). Declined is a result, not an exception; a
// GatewayOutage is thrown when nothing is known, and the intent's id finds out later.
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
  /** The payment's id: the same order asked twice is charged once. */
  readonly intentId: string;
  readonly gatewayCustomer: string;
  readonly gatewayCard: string;
  readonly amountCents: Cents;
  readonly description: string;
  /** true when the cardholder is not there to confirm (the automatic charge, R54). */
  readonly offSession: boolean;
}

export type ChargeResult =
  | { readonly status: 'succeeded'; readonly gatewayCharge: string }
  | { readonly status: 'declined'; readonly declineCode: 'declined' | 'lacks funds' }
  | { readonly status: 'needs verification'; readonly verificationUrl: string }
  | { readonly status: 'cancelled' };

export interface RefundOrder {
  /** The card refund's id: the same order asked twice gives back once. */
  readonly intentId: string;
  readonly gatewayCharge: string;
  readonly amountCents: Cents;
}

/** Refused: the card takes nothing back any more. */
export type RefundResult =
  { readonly status: 'succeeded'; readonly gatewayRefund: string } | { readonly status: 'refused' };

export class GatewayOutage extends Error {
  override name = 'GatewayOutage';
}

export interface PaymentGateway {
  readonly name: string;
  createCustomer(reference: string): Promise<string>;
  /** Attaches a token that the tokenise page made; null if the provider refuses the card. */
  attachCard(gatewayCustomer: string, cardToken: string): Promise<TokenisedCard | null>;
  updateCardExpiry(gatewayCard: string, expMonth: number, expYear: number): Promise<void>;
  detachCard(gatewayCard: string): Promise<void>;
  charge(order: ChargeOrder): Promise<ChargeResult>;
  /** What became of an order whose answer was lost; null if it never arrived. */
  findCharge(intentId: string): Promise<ChargeResult | null>;
  /** Calls off an order that waits for verification; answers what became of it. */
  cancelCharge(intentId: string): Promise<ChargeResult | null>;
  /** Gives back a part of a charge, or what is left of it. */
  refund(order: RefundOrder): Promise<RefundResult>;
  /** What became of a refund whose answer was lost; null if it never arrived. */
  findRefund(intentId: string): Promise<RefundResult | null>;
}
