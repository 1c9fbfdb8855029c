// A payment provider: the gateway, and what it adds to the store. Nothing outside the folder of a
// provider knows more of it than this.
import type { CardForm } from '@hammerdock/contract/card-form.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawBuilder } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { PaymentGateway } from './gateway.ts';

export interface PaymentProvider extends PaymentGateway {
  readonly cardForm: CardForm;
  /** What our pages may load from the provider's servers, beside our own. */
  readonly contentSources: ContentSources;
  /** Adds the provider's routes: its pages or its webhooks. */
  mount(http: FastifyInstance, host: ProviderHost): void;
}

/** Additions to the content security policy. */
export interface ContentSources {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
}

export const OWN_SOURCES_ONLY: ContentSources = {
  script: [],
  frame: [],
  connect: [],
  image: [],
};

/** What the store does for the routes of a provider. */
export interface ProviderHost {
  /** The origin of the store; forms from other origins are refused. */
  readonly origin: string;
  /** Rate limit: returns null, or the seconds that this visitor has to wait (SF13). */
  readonly refuseTry: (request: FastifyRequest) => Promise<number | null>;
  /** The state of a charge has changed; false: the provider did not say to what. */
  readonly onChargeChanged: (intentId: string) => Promise<boolean>;
  /** Where a buyer goes from the bank's page: to the outcome of this payment, if it is known. */
  readonly pageAfterBank: (intentId: string | null) => Promise<string>;
  readonly onRefundChanged: (intentId: string) => Promise<boolean>;
  readonly onDisputeChanged: (disputeId: string) => Promise<boolean>;
  /** The verification of a bank account has changed. */
  readonly onBankChanged: (gatewaySetup: string) => Promise<boolean>;
  /** A saved card was renewed by its bank, or detached at the provider. */
  readonly onCardChanged: (gatewayCard: string) => Promise<boolean>;
  /** A seller's account was completed or restricted. */
  readonly onAccountChanged: (gatewayAccount: string) => Promise<boolean>;
  readonly onTransferChanged: (payoutId: string) => Promise<boolean>;
  /** Does nothing if an event was processed before; returns whether it is processed now. */
  readonly once: (event: ProviderEvent, work: () => Promise<boolean>) => Promise<boolean>;
}

export interface ProviderEvent {
  readonly id: string;
  readonly kind: string;
}

/** Checks of `verify` against the provider's own records, where our database holds them. */
export type ProviderChecks = (
  tx: Tx,
) => Promise<Readonly<Record<string, RawBuilder<{ subject: string; detail: string }>>>>;
