// Sellers' accounts: Express accounts of Connect, whose owners enter their details
// on Stripe's pages.
import {
  ACCOUNT_NEEDS,
  type AccountNeed,
  type AccountState,
} from '@hammerdock/domain/accounting/transfer-account.ts';
import { Stripe } from 'stripe';
import { GatewayOutage } from '../gateway.ts';
import type { TransferGateway } from '../transfer-gateway.ts';
import { isInvalidRequest, type StripeClient } from './client.ts';

type Accounts = Pick<TransferGateway, 'openAccount' | 'beginOnboarding' | 'findAccount'>;

/** In the metadata of an account. */
const SELLER = 'hammerdock_seller';

export const openAccounts = ({ ask }: StripeClient): Accounts => ({
  openAccount: async ({ reference, email }) => {
    const account = await ask((stripe) =>
      stripe.accounts.create(
        {
          type: 'express',
          country: 'US',
          email,
          capabilities: { transfers: { requested: true } },
          metadata: { [SELLER]: reference },
        },
        { idempotencyKey: `account-${reference}` },
      ),
    );
    return account.id;
  },
  beginOnboarding: async ({ gatewayAccount, returnUrl, refreshUrl }) => {
    const link = await ask((stripe) =>
      stripe.accountLinks.create({
        account: gatewayAccount,
        type: 'account_onboarding',
        return_url: returnUrl,
        refresh_url: refreshUrl,
        collection_options: { fields: 'eventually_due' },
      }),
    );
    return link.url;
  },
  findAccount: async (id) => {
    try {
      return viewAccount(await ask((stripe) => stripe.accounts.retrieve(id)));
    } catch (error) {
      if (isUnknownAccount(error)) return null;
      throw error;
    }
  },
});

/** An account that was deleted, or whose owner has left us, is answered like a refused key. */
export function isUnknownAccount(error: unknown): boolean {
  const cause = error instanceof GatewayOutage ? error.cause : error;
  if (!(cause instanceof Stripe.errors.StripeError)) return false;
  return cause.code === 'account_invalid' || (isInvalidRequest(cause) && cause.statusCode === 404);
}

function viewAccount(account: Stripe.Account | Stripe.DeletedAccount): AccountState | null {
  if (account.deleted) return null;
  const { requirements, capabilities, payouts_enabled: arePayoutsEnabled } = account;
  if (requirements?.disabled_reason?.startsWith('rejected.') === true) {
    return { standing: 'closed', needs: [] };
  }
  const due = [...(requirements?.currently_due ?? []), ...(requirements?.past_due ?? [])];
  const needs = ACCOUNT_NEEDS.filter((need) => due.map(needOf).includes(need));
  if (arePayoutsEnabled && capabilities?.transfers === 'active') {
    return { standing: 'ready', needs };
  }
  const isIncomplete = needs.length > 0 || !account.details_submitted;
  return { standing: isIncomplete ? 'incomplete' : 'checking', needs };
}

/** The provider's names are paths, such as individual.verification.document. */
const NEEDS: readonly (readonly [RegExp, AccountNeed])[] = [
  [/^external_account/, 'bank account'],
  [/^tos_acceptance/, 'terms of service'],
  [/verification\.(additional_)?document/, 'identity document'],
  [/^(individual|person_|representative|owners|directors|executives)/, 'personal details'],
  [/^(business_|company)/, 'business details'],
];

const needOf = (name: string): AccountNeed =>
  NEEDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'other details';
