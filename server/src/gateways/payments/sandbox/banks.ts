// Bank accounts of the built-in provider (CARD-06), with the test numbers and deposits of Stripe's
// test mode.
import {
  type BankState,
  type BankVerification,
  GatewayOutage,
  type PaymentGateway,
} from '../gateway.ts';
import { newSecret } from '../../../security/ids.ts';
import type { QueryResultRow } from 'pg';
import { SANDBOX, type Behaviour } from './cards.ts';
import type { Query, SandboxFaults } from './faults.ts';

export interface BankEntry {
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly holder: string;
}

const TEST_ROUTING_NUMBER = '110000000';
/** 'declines': the deposits do not arrive. */
const TEST_ACCOUNTS: Readonly<Record<string, Behaviour>> = {
  '000123456789': 'succeeds',
  '000111111113': 'fails on charge',
  '000222222227': 'lacks funds',
  '000666666661': 'declines',
};
/** In cents. */
const TEST_DEPOSITS = '32,45';
const TRIES_MAX = 10;

interface BankRow extends QueryResultRow {
  token: string;
  brand: string;
  last4: string;
  holder: string;
  routing_number: string;
  bank_status: 'new' | 'verified';
}

type Calls = 'beginBankSetup' | 'attachBank' | 'verifyBank' | 'findBank';
type Banks = Pick<PaymentGateway, Calls> & SandboxBanks;

export interface SandboxBanks {
  /** What a provider with a page of its own reports of an account that waits for its deposits. */
  endDeposits(token: string, end: 'verified' | 'failed'): Promise<void>;
  /** Called by the bank form; null for other than test accounts. */
  tokeniseBank(entry: BankEntry): Promise<string | null>;
}

export function openBanks(query: Query, faults: SandboxFaults): Banks {
  return {
    beginBankSetup: null,
    tokeniseBank: async ({ routingNumber, accountNumber, holder }) => {
      const behaviour = TEST_ACCOUNTS[accountNumber];
      if (behaviour === undefined || routingNumber !== TEST_ROUTING_NUMBER) return null;
      const token = `btok_${newSecret()}`;
      await query(
        `insert into sandbox.cards
            (token, brand, last4, holder, routing_number, bank_status, behaviour)
          values ($1, 'Test Bank', $2, $3, $4, 'new', $5)`,
        [token, accountNumber.slice(-4), holder, routingNumber, behaviour],
      );
      return token;
    },
    attachBank: async (gatewayCustomer, bankToken) => {
      const [bank] = await query<BankRow>(
        `update sandbox.cards set customer = $1
          where token = $2 and (customer is null or customer = $1)
            and bank_status in ('new', 'verified')
          returning *`,
        [gatewayCustomer, bankToken],
      );
      if (bank === undefined) return null;
      return {
        provider: SANDBOX,
        gatewayCard: bank.token,
        gatewaySetup: bank.token,
        bankName: bank.brand,
        last4: bank.last4,
        routingNumber: bank.routing_number,
        holder: bank.holder,
        status: bank.bank_status,
        proof: 'amounts',
        verificationUrl: null,
      };
    },
    endDeposits: async (token, end) => {
      await query(
        `update sandbox.cards set bank_status = $2 where token = $1 and bank_status = 'new'`,
        [token, end],
      );
    },
    findBank: async (gatewaySetup) => {
      const [row] = await query<{ bank_status: BankState }>(
        'select bank_status from sandbox.cards where token = $1 and bank_status is not null',
        [gatewaySetup],
      );
      return row?.bank_status ?? null;
    },
    verifyBank: async (gatewaySetup, amounts) => {
      await faults.beforeVerify?.();
      const given = amounts.toSorted((a, b) => a - b).join(',');
      const [row] = await query<{ result: BankVerification }>(
        `update sandbox.cards set verify_tries = verify_tries + 1, bank_status = case
            when behaviour = 'declines' then 'failed'
            when bank_status = 'new' and verify_tries < $3 and $2 = $4 then 'verified'
            else bank_status end
          where token = $1 and bank_status is not null
          returning case when bank_status in ('verified', 'failed') then bank_status
            when verify_tries > $3 then 'too many attempts' else 'wrong amounts' end as result`,
        [gatewaySetup, given, TRIES_MAX, TEST_DEPOSITS],
      );
      if (row === undefined) throw new GatewayOutage('the sandbox lost a bank account');
      return row.result;
    },
  };
}
