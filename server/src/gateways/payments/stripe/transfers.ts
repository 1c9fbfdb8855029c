// Transfers to sellers' accounts. The id of our payout is the idempotency key and the transfer
// group, by which a transfer is found again.
import type { TransferProblem } from '@hammerdock/domain/invoicing/payout-transfer.ts';
import type { Stripe } from 'stripe';
import { GatewayOutage } from '../gateway.ts';
import type { TransferGateway, TransferOrder, TransferResult } from '../transfer-gateway.ts';
import { isUnknownAccount } from './accounts.ts';
import { idOf, isInvalidRequest, type StripeClient } from './client.ts';

type Transfers = Pick<
  TransferGateway,
  'transfer' | 'findTransfer' | 'reverseTransfer' | 'listTransfers'
>;

/** In the metadata of a transfer. */
const PAYOUT = 'hammerdock_payout';
const PER_PAGE = 100;

export const payoutOf = ({ metadata }: Pick<Stripe.Transfer, 'metadata'>): string | null =>
  metadata[PAYOUT] ?? null;

export const openTransfers = ({ ask }: StripeClient): Transfers => ({
  transfer: async (order) => {
    try {
      const transfer = await ask((stripe) => createTransfer(stripe, order));
      if (!answers(transfer, order)) {
        throw new GatewayOutage('Stripe answered for another transfer');
      }
      return viewTransfer(transfer);
    } catch (error) {
      const problem = problemOf(error);
      if (problem === null) throw error;
      return { status: 'refused', problem };
    }
  },
  findTransfer: async ({ payoutId }) =>
    ask(async (stripe) => {
      const ofGroup = { transfer_group: payoutId, limit: PER_PAGE };
      for await (const transfer of stripe.transfers.list(ofGroup)) {
        if (payoutOf(transfer) === payoutId) return viewTransfer(transfer);
      }
      return null;
    }),
  reverseTransfer: async ({ reversalId, gatewayTransfer }) => {
    try {
      const once = { idempotencyKey: reversalId };
      await ask((stripe) => stripe.transfers.createReversal(gatewayTransfer, {}, once));
      return 'reversed';
    } catch (error) {
      if (!isInvalidRequest(error) || isBusy(error.code)) throw error;
      // It may have been reversed before, by us or in the provider's console.
      const transfer = await ask((stripe) => stripe.transfers.retrieve(gatewayTransfer));
      return transfer.reversed ? 'reversed' : 'refused';
    }
  },
  listTransfers: async function* listTransfers(since) {
    const created = { gte: Math.floor(since / 1000) };
    let after: string | undefined;
    do {
      const from = after === undefined ? {} : { starting_after: after };
      const page = await ask((stripe) =>
        stripe.transfers.list({ created, limit: PER_PAGE, ...from }),
      );
      yield* page.data.map((transfer) => ({
        payoutId: payoutOf(transfer),
        gatewayTransfer: transfer.id,
        amountCents: transfer.amount - transfer.amount_reversed,
        isReversed: transfer.reversed,
      }));
      after = page.has_more ? page.data.at(-1)?.id : undefined;
    } while (after !== undefined);
  },
});

const createTransfer = (
  stripe: Stripe,
  { payoutId, gatewayAccount, amountCents }: TransferOrder,
): Promise<Stripe.Transfer> =>
  stripe.transfers.create(
    {
      amount: amountCents,
      currency: 'usd',
      destination: gatewayAccount,
      description: 'Payout for sold lots',
      transfer_group: payoutId,
      metadata: { [PAYOUT]: payoutId },
    },
    { idempotencyKey: payoutId },
  );

const answers = (transfer: Stripe.Transfer, order: TransferOrder): boolean =>
  payoutOf(transfer) === order.payoutId &&
  transfer.amount === order.amountCents &&
  idOf(transfer.destination) === order.gatewayAccount;

const viewTransfer = ({ id, reversed }: Stripe.Transfer): TransferResult => ({
  status: reversed ? 'reversed' : 'succeeded',
  gatewayTransfer: id,
});

const PROBLEMS: Readonly<Record<string, TransferProblem>> = {
  balance_insufficient: 'balance too low',
  insufficient_funds: 'balance too low',
  insufficient_capabilities_for_transfer: 'account not ready',
  transfers_not_allowed: 'account not ready',
  account_closed: 'account not ready',
};

/** null: the result is not known. Another request with the same key may be at work. */
function problemOf(error: unknown): TransferProblem | null {
  if (isUnknownAccount(error)) return 'account not ready';
  if (!isInvalidRequest(error) || isBusy(error.code)) return null;
  return PROBLEMS[error.code ?? ''] ?? 'refused';
}

const isBusy = (code: string | undefined): boolean =>
  code === 'idempotency_key_in_use' || code === 'lock_timeout';
