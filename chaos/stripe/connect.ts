// Stripe Connect of an emulated account: accounts of sellers, links to their pages, and transfers.
import { ApiError, type Account, type ProviderObject } from './account.ts';
import type { Params } from './request-checks.ts';

export type Onboarding = 'ready' | 'incomplete' | 'checking' | 'closed';

const invalid = (code: string, param: string | null, status = 400): ApiError =>
  new ApiError(status, { type: 'invalid_request_error', code, param, message: `refused: ${code}` });

interface Standing {
  readonly details_submitted: boolean;
  readonly payouts_enabled: boolean;
  readonly capabilities: Params;
  readonly requirements: Params;
}

const requirements = (currently_due: string[], disabled_reason: string | null = null): Params => ({
  currently_due,
  past_due: [],
  eventually_due: currently_due,
  disabled_reason,
});

const STANDINGS: Readonly<Record<Onboarding, Standing>> = {
  ready: {
    details_submitted: true,
    payouts_enabled: true,
    capabilities: { transfers: 'active' },
    requirements: requirements([]),
  },
  incomplete: {
    details_submitted: false,
    payouts_enabled: false,
    capabilities: { transfers: 'inactive' },
    requirements: requirements(['external_account'], 'requirements.past_due'),
  },
  checking: {
    details_submitted: true,
    payouts_enabled: false,
    capabilities: { transfers: 'pending' },
    requirements: requirements([], 'requirements.pending_verification'),
  },
  closed: {
    details_submitted: true,
    payouts_enabled: false,
    capabilities: { transfers: 'inactive' },
    requirements: requirements([], 'rejected.fraud'),
  },
};

export class Connect {
  /** What the platform can transfer, in cents. */
  balance = 10_000_000;
  readonly #account: Account;
  readonly #origin: string;

  constructor(account: Account, origin: string) {
    this.#account = account;
    this.#origin = origin;
  }

  openAccount(params: Params): ProviderObject {
    return this.#account.create('acct', 'account', {
      ...params,
      ...STANDINGS.incomplete,
      requirements: requirements(
        [
          'individual.first_name',
          'business_profile.url',
          'external_account',
          'individual.verification.document',
          'tos_acceptance.date',
          'settings.unheard_of',
        ],
        'requirements.past_due',
      ),
    });
  }

  /** The provider answers for an account that has left the platform as for an unknown one. */
  findAccount(id: string): ProviderObject {
    try {
      return this.#account.find(id, 'account');
    } catch {
      throw new ApiError(403, { type: 'invalid_request_error', code: 'account_invalid' });
    }
  }

  linkAccount(params: Params): Params {
    const account = this.#account.find(params['account'], 'account', 'account');
    const created = Math.floor(Date.now() / 1000);
    const url = `${this.#origin}/emulator/onboarding/${account.id}`;
    return { object: 'account_link', created, expires_at: created + 300, url };
  }

  /** What becomes of an account on the provider's pages. */
  endOnboarding(id: string, end: Onboarding): void {
    const account = this.#account.find(id, 'account');
    Object.assign(account, STANDINGS[end]);
    this.#account.emit('account.updated', account, id);
  }

  transfer(params: Params): ProviderObject {
    const account = this.#account.find(params['destination'], 'account', 'destination');
    if ((account['capabilities'] as Params)['transfers'] !== 'active') {
      throw invalid('insufficient_capabilities_for_transfer', null);
    }
    const amount = Number(params['amount']);
    if (amount > this.balance) throw invalid('balance_insufficient', null);
    this.balance -= amount;
    return this.#account.create('tr', 'transfer', {
      ...params,
      amount_reversed: 0,
      reversed: false,
    });
  }

  /** Without an amount, all that is left of the transfer. */
  reverse(id: string, params: Params): ProviderObject {
    const transfer = this.#account.find(id, 'transfer');
    const left = Number(transfer['amount']) - Number(transfer['amount_reversed']);
    const amount = Number(params['amount'] ?? left);
    if (left === 0 || amount > left) throw invalid('transfer_already_reversed', 'amount');
    if (transfer['spent'] === true) throw invalid('balance_insufficient', null);
    transfer['amount_reversed'] = Number(transfer['amount_reversed']) + amount;
    transfer['reversed'] = amount === left;
    this.balance += amount;
    this.#account.emit('transfer.reversed', transfer);
    return this.#account.create('trr', 'transfer_reversal', { ...params, transfer: id, amount });
  }

  findTransfer(id: string): ProviderObject {
    return this.#account.find(id, 'transfer');
  }

  list(params: Params) {
    const { destination, transfer_group: group, created } = params;
    const since = Number((created as Params | undefined)?.['gte'] ?? 0);
    return this.#account.list(
      'transfer',
      params,
      (each) =>
        (destination === undefined || each['destination'] === destination) &&
        (group === undefined || each['transfer_group'] === group) &&
        Number(each['created']) >= since,
    );
  }

  /** The seller has spent what was transferred, so that it cannot be taken back. */
  spend(payout: string, isSpent = true): void {
    for (const transfer of this.#transfersOf(payout)) transfer['spent'] = isSpent;
  }

  /** The transfers for our payout of this id: their amounts, less what came back. */
  amountsTransferred(payout: string): number[] {
    return this.#transfersOf(payout)
      .map((each) => Number(each['amount']) - Number(each['amount_reversed']))
      .filter((amount) => amount > 0);
  }

  #transfersOf(payout: string): ProviderObject[] {
    const { data } = this.list({ transfer_group: payout, limit: 100 });
    return data;
  }
}
