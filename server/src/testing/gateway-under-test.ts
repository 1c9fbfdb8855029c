// A payment provider under test, with what its cardholders and banks do.
import { randomUUID } from 'node:crypto';
import type {
  ChargeOrder,
  ChargeResult,
  PaymentGateway,
  TokenisedCard,
} from '../gateways/payments/gateway.ts';
import type { TestCard } from './fixtures/sales.ts';

export interface GatewayUnderTest {
  readonly gateway: PaymentGateway;
  /** The same provider, which does not respond. */
  readonly unreachable: PaymentGateway;
  /** Name, email and address of a customer, from the provider's own records. */
  readonly detailsOf: (gatewayCustomer: string) => Promise<readonly unknown[]>;
  /** Fills in the card form; returns its token. */
  readonly enterCard: (card: TestCard, gatewayCustomer: string) => Promise<string>;
  /** Fills in the form of a bank account; returns its token. */
  readonly enterBank: (bank: TestBank, gatewayCustomer: string) => Promise<string>;
  /** The provider's own page verified an account, or its deposits came back. */
  readonly endDeposits: (gatewaySetup: string, end: 'verified' | 'failed') => Promise<void>;
  /** The bank sends back the refund of this intent. */
  readonly failRefund: (intentId: string) => Promise<void>;
  /** The refund of this intent is not paid out yet, and can be canceled. */
  readonly holdRefund: (intentId: string) => Promise<void>;
  /** The banks decide on all charges of accounts, and on refunds to them. */
  readonly clearCharges: () => Promise<void>;
  /** The cardholder disputes the charge of this intent; returns the dispute's id. */
  readonly openDispute: (intentId: string) => Promise<string>;
  readonly closeDispute: (disputeId: string, state: 'won' | 'lost') => Promise<void>;
  /** What the cardholder does at the address of a verification. */
  readonly decide: (verificationUrl: string, confirmed: boolean) => Promise<void>;
  /** Until it is restored, the provider does what it is asked, and its response is lost. */
  readonly loseResponses: () => void;
  readonly restore: () => void;
  /** What the provider took for this intent, from its own records. */
  readonly amountsTaken: (intentId: string) => Promise<readonly number[]>;
  readonly close: () => Promise<void>;
}

export type TestBank = 'good' | 'fails on charge' | 'deposits fail';

interface Cardholder {
  readonly customer: string;
  readonly card: TokenisedCard;
}

export async function addCardholder(tested: GatewayUnderTest, card: TestCard): Promise<Cardholder> {
  const customer = await tested.gateway.createCustomer(randomUUID());
  const token = await tested.enterCard(card, customer);
  const attached = await tested.gateway.attachCard(customer, token);
  if (attached === null) throw new Error(`the card that ${card} was not attached`);
  return { customer, card: attached };
}

export const orderOf = (
  { customer, card }: Pick<Cardholder, 'customer'> & { readonly card: { gatewayCard: string } },
  change: Partial<ChargeOrder> = {},
): ChargeOrder => ({
  intentId: randomUUID(),
  gatewayCustomer: customer,
  gatewayCard: card.gatewayCard,
  kind: 'card',
  amountCents: 1404,
  description: 'Auction receipt',
  offSession: false,
  ...change,
});

export const chargeOf = (result: ChargeResult | null): string => {
  if (result?.status !== 'succeeded') throw new Error(`the charge is ${result?.status ?? 'lost'}`);
  return result.gatewayCharge;
};

export async function addBank({ gateway, enterBank }: GatewayUnderTest, bank: TestBank) {
  const customer = await gateway.createCustomer(randomUUID());
  const token = await enterBank(bank, customer);
  const attached = await gateway.attachBank(customer, token);
  if (attached === null) throw new Error(`the bank account that is ${bank} was not attached`);
  return { customer, token, card: attached };
}
