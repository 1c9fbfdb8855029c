// Sellers' accounts of the built-in provider and transfers to them (R58), in its own tables. No
// money moves; what an account does is chosen on its setup page.
import type { AccountStanding } from '@hammerdock/domain/accounting/transfer-account.ts';
import type { QueryResultRow } from 'pg';
import { digest, newSecret } from '../../../security/ids.ts';
import { GatewayOutage } from '../gateway.ts';
import type {
  ListedTransfer,
  TransferGateway,
  TransferResult,
  TransferReversalResult,
} from '../transfer-gateway.ts';
import type { Query, SandboxFaults } from './faults.ts';

/** What a seller chooses on the setup page. */
export const SETUP_ENDS = ['ready', 'incomplete', 'checking', 'refuses', 'spends'] as const;
export type SetupEnd = (typeof SETUP_ENDS)[number];

export interface OpenSetup {
  readonly account: string;
  readonly returnUrl: string;
  readonly refreshUrl: string;
  readonly isUsed: boolean;
}

export interface SandboxTransfers extends TransferGateway {
  /** null: there is no such link. */
  findSetup(link: string): Promise<OpenSetup | null>;
  /** Uses the link up; returns where it was opened for, or null if it was used before. */
  endSetup(link: string, end: SetupEnd): Promise<OpenSetup | null>;
  /** The provider ends its business with the seller. */
  closeAccount(account: string): Promise<void>;
}

type Setup = Pick<
  SandboxTransfers,
  'openAccount' | 'beginOnboarding' | 'findAccount' | 'findSetup' | 'endSetup' | 'closeAccount'
>;

export const SETUP_URL = '/sandbox/accounts';

const STANDINGS: Readonly<Record<SetupEnd, readonly [AccountStanding, string]>> = {
  ready: ['ready', 'good'],
  incomplete: ['incomplete', 'good'],
  checking: ['checking', 'good'],
  refuses: ['ready', 'refuses transfers'],
  spends: ['ready', 'spends at once'],
};

export function openTransfers(query: Query, faults: SandboxFaults): SandboxTransfers {
  return {
    title: 'Test Payouts',
    ...openSetups(query),
    ...openMoves(query, faults),
    listTransfers: async function* listTransfers(since) {
      yield* await query<ListedTransfer & QueryResultRow>(
        `select idempotency_key as "payoutId", id as "gatewayTransfer",
            case when reversed_at is null then amount_cents else 0 end as "amountCents",
            reversed_at is not null as "isReversed"
          from sandbox.transfers where created_at >= to_timestamp($1::float8 / 1000)
          order by created_at desc`,
        [since],
      );
    },
  };
}

const LINK = `id, account, return_url as "returnUrl", refresh_url as "refreshUrl"`;

const openSetups = (query: Query): Setup => ({
  openAccount: async ({ reference }) => {
    const id = `acct_${digest(reference).slice(0, 24)}`;
    await query(
      'insert into sandbox.accounts (id, reference) values ($1, $2) on conflict do nothing',
      [id, reference],
    );
    return id;
  },
  beginOnboarding: async ({ gatewayAccount, returnUrl, refreshUrl }) => {
    const id = `link_${newSecret()}`;
    await query(
      `insert into sandbox.account_links (id, account, return_url, refresh_url)
        values ($1, $2, $3, $4)`,
      [id, gatewayAccount, returnUrl, refreshUrl],
    );
    return `${SETUP_URL}/${id}`;
  },
  findAccount: async (id) => {
    const [account] = await query<{ standing: AccountStanding }>(
      'select standing from sandbox.accounts where id = $1',
      [id],
    );
    if (account === undefined) return null;
    const { standing } = account;
    return { standing, needs: standing === 'incomplete' ? ['bank account'] : [] };
  },
  findSetup: async (link) => {
    const [setup] = await query<OpenSetup & QueryResultRow>(
      `select ${LINK}, used_at is not null as "isUsed" from sandbox.account_links where id = $1`,
      [link],
    );
    return setup ?? null;
  },
  endSetup: async (link, end) => {
    const [setup] = await query<OpenSetup & QueryResultRow>(
      `update sandbox.account_links set used_at = clock_timestamp()
        where id = $1 and used_at is null returning ${LINK}, true as "isUsed"`,
      [link],
    );
    if (setup === undefined) return null;
    await query(
      `update sandbox.accounts set standing = $2, behaviour = $3
        where id = $1 and standing <> 'closed'`,
      [setup.account, ...STANDINGS[end]],
    );
    return setup;
  },
  closeAccount: async (account) => {
    await query(`update sandbox.accounts set standing = 'closed' where id = $1`, [account]);
  },
});

interface TransferRow extends QueryResultRow {
  readonly id: string;
  readonly is_reversed: boolean;
}

type Moves = Pick<TransferGateway, 'transfer' | 'findTransfer' | 'reverseTransfer'>;

function openMoves(query: Query, faults: SandboxFaults): Moves {
  const find = async (payoutId: string): Promise<TransferResult | null> => {
    const [transfer] = await query<TransferRow>(
      `select id, reversed_at is not null as is_reversed from sandbox.transfers
        where idempotency_key = $1`,
      [payoutId],
    );
    return transfer === undefined ? null : viewTransfer(transfer);
  };
  return {
    transfer: async (order) => {
      await faults.beforeTransfer?.(order);
      const { payoutId, gatewayAccount, amountCents } = order;
      const [account] = await query<{ standing: AccountStanding; behaviour: string }>(
        'select standing, behaviour from sandbox.accounts where id = $1',
        [gatewayAccount],
      );
      if (account?.standing !== 'ready') return { status: 'refused', problem: 'account not ready' };
      if (account.behaviour === 'refuses transfers') {
        return { status: 'refused', problem: 'balance too low' };
      }
      await query(
        `insert into sandbox.transfers (id, idempotency_key, account, amount_cents)
          values ($1, $2, $3, $4) on conflict (idempotency_key) do nothing`,
        [`tr_${newSecret()}`, payoutId, gatewayAccount, amountCents],
      );
      await faults.afterTransfer?.(order);
      const made = await find(payoutId);
      if (made === null) throw new GatewayOutage('the sandbox lost a transfer');
      return made;
    },
    findTransfer: async ({ payoutId }) => {
      await faults.beforeFind?.(payoutId);
      return find(payoutId);
    },
    reverseTransfer: async (order) => {
      await faults.beforeReversal?.(order);
      const [transfer] = await query<{ result: TransferReversalResult }>(
        `update sandbox.transfers set reversed_at = case when behaviour = 'spends at once'
            then reversed_at else coalesce(reversed_at, clock_timestamp()) end
          from sandbox.accounts where accounts.id = account and transfers.id = $1
          returning case when reversed_at is null then 'refused' else 'reversed' end as result`,
        [order.gatewayTransfer],
      );
      await faults.afterReversal?.(order);
      return transfer?.result ?? 'refused';
    },
  };
}

const viewTransfer = ({ id, is_reversed: isReversed }: TransferRow): TransferResult => ({
  status: isReversed ? 'reversed' : 'succeeded',
  gatewayTransfer: id,
});
