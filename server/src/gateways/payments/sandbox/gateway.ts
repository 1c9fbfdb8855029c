// The built-in payment provider (R29). It has its own tables and connections: its commits are
// independent of our transactions, so tests can compare its charges with our records.
import type { Cents } from '@hammerdock/domain/money.ts';
import { isCardExpired } from '@hammerdock/domain/checks/card.ts';
import { minutes, newYorkDate } from '@hammerdock/domain/time.ts';
import type { Pool, QueryResultRow } from 'pg';
import { digest, newSecret } from '../../../security/ids.ts';
import {
  GatewayOutage,
  type ChargeOrder,
  type ChargeResult,
  type ListedCharge,
  type PaymentGateway,
  type TokenisedCard,
} from '../gateway.ts';
import { openBanks, type SandboxBanks } from './banks.ts';
import { behaviourOf, brandOf, SANDBOX, type Behaviour } from './cards.ts';
import { openDisputes, type SandboxDisputes } from './disputes.ts';
import type { Query, SandboxFaults } from './faults.ts';
import { openRefunds, type SandboxRefunds } from './refunds.ts';
import { openTransfers, type SandboxTransfers } from './transfers.ts';

export interface CardEntry {
  readonly digits: string;
  readonly holder: string;
  readonly expMonth: number;
  readonly expYear: number;
}

export interface OpenVerification {
  readonly intentId: string;
  readonly amountCents: Cents;
  readonly last4: string;
}

export interface SandboxGateway
  extends PaymentGateway, SandboxBanks, SandboxDisputes, SandboxRefunds {
  /** Called by the card form; stores brand, last four digits and expiry, not the number. */
  tokenise(entry: CardEntry): Promise<string | null>;
  findVerification(chargeId: string): Promise<OpenVerification | null>;
  /** Records the decision on the verification page; returns the intent's id, or null if unknown. */
  decideVerification(chargeId: string, confirmed: boolean): Promise<string | null>;
  readonly transfers: SandboxTransfers | null;
}

/** What the sandbox offers beside payments. */
export interface SandboxOffers {
  readonly transfers: boolean;
}

interface CardRow extends QueryResultRow {
  token: string;
  customer: string | null;
  brand: string;
  last4: string;
  holder: string;
  exp_month: number;
  exp_year: number;
  bank_status: 'new' | 'verified' | 'failed' | null;
  behaviour: Behaviour;
}

interface ChargeRow extends QueryResultRow {
  id: string;
  status: ChargeResult['status'];
  decline_code: 'declined' | 'lacks funds' | 'not confirmed' | null;
}

export function openSandboxGateway(
  pool: Pool,
  faults: SandboxFaults,
  offers: SandboxOffers,
): SandboxGateway {
  const query = async <R extends QueryResultRow>(text: string, values: unknown[]): Promise<R[]> => {
    try {
      return (await pool.query<R>(text, values)).rows;
    } catch (cause) {
      throw new GatewayOutage('the sandbox does not answer', { cause });
    }
  };
  return {
    name: SANDBOX,
    check: async () => void (await query('select from sandbox.customers limit 1', [])),
    createCustomer: async (reference) => {
      const id = `cus_${digest(reference).slice(0, 24)}`;
      await query('insert into sandbox.customers (id) values ($1) on conflict do nothing', [id]);
      return id;
    },
    updateCustomer: async (id, { name, email, address: { line1, line2, ...place } }) => {
      const street = [line1, line2].filter((line) => line !== '').join(', ');
      await query(
        'update sandbox.customers set name = $2, email = $3, address = $4 where id = $1',
        [id, name, email, `${street}, ${place.city}, ${place.state} ${place.postalCode}`],
      );
    },
    ...openWallet(query),
    ...openBanks(query, faults),
    ...openCharges(query, faults),
    ...openVerifications(query),
    ...openDisputes(query),
    ...openRefunds(query, faults),
    transfers: offers.transfers ? openTransfers(query, faults) : null,
  };
}

type Wallet = Pick<
  SandboxGateway,
  'tokenise' | 'beginCardSetup' | 'attachCard' | 'findCard' | 'updateCardExpiry' | 'detachCard'
>;

function openWallet(query: Query): Wallet {
  return {
    beginCardSetup: null,
    tokenise: async ({ digits, holder, expMonth, expYear }) => {
      const behaviour = behaviourOf(digits);
      if (behaviour === null) return null;
      const token = `tok_${newSecret()}`;
      await query(
        `insert into sandbox.cards (token, brand, last4, holder, exp_month, exp_year, behaviour)
          values ($1, $2, $3, $4, $5, $6, $7)`,
        [token, brandOf(digits), digits.slice(-4), holder, expMonth, expYear, behaviour],
      );
      return token;
    },
    attachCard: async (gatewayCustomer, cardToken) => {
      // A retry finds the card attached to this customer; cards of other customers are refused.
      const [card] = await query<CardRow>(
        `update sandbox.cards set customer = $1
          where token = $2 and (customer is null or customer = $1) and behaviour <> 'declines'
            and bank_status is null
          returning *`,
        [gatewayCustomer, cardToken],
      );
      return card === undefined ? null : viewCard(card);
    },
    findCard: async (gatewayCard) => {
      const [card] = await query<CardRow>(
        `select * from sandbox.cards
          where token = $1 and customer is not null and bank_status is null`,
        [gatewayCard],
      );
      return card === undefined ? null : viewCard(card);
    },
    updateCardExpiry: async (gatewayCard, expMonth, expYear) => {
      await query('update sandbox.cards set exp_month = $2, exp_year = $3 where token = $1', [
        gatewayCard,
        expMonth,
        expYear,
      ]);
    },
    detachCard: async (gatewayCard) => {
      await query('update sandbox.cards set customer = null where token = $1', [gatewayCard]);
    },
  };
}

type Charges = Pick<SandboxGateway, 'charge' | 'findCharge' | 'cancelCharge' | 'listCharges'>;

const CHARGE_BY_KEY = 'select * from sandbox.charges where idempotency_key = $1';
/** A bank decides later than a card. */
const CLEARS_AFTER = minutes(2);

function openCharges(query: Query, faults: SandboxFaults): Charges {
  const find = async (intentId: string): Promise<ChargeRow | undefined> => {
    await query(
      `update sandbox.charges set status = clears_as
        where idempotency_key = $1 and status = 'processing' and clears_at <= app.now()`,
      [intentId],
    );
    const [charge] = await query<ChargeRow>(CHARGE_BY_KEY, [intentId]);
    return charge;
  };
  return {
    charge: async (order) => {
      await faults.beforeCharge?.(order);
      const [card] = await query<CardRow>('select * from sandbox.cards where token = $1', [
        order.gatewayCard,
      ]);
      if (card === undefined) return { status: 'declined', declineCode: 'declined' };
      const judged = judge(card, order);
      const [clearsAs, status] =
        card.bank_status === 'verified' ? [judged.status, 'processing'] : [null, judged.status];
      await query(
        `insert into sandbox.charges
            (id, idempotency_key, card, amount_cents, status, decline_code, clears_as, clears_at)
          values ($1, $2, $3, $4, $5, $6, $7::text,
            case when $7::text is not null then app.now() + $8 * interval '1 ms' end)
          on conflict (idempotency_key) do nothing`,
        [
          `ch_${newSecret()}`,
          order.intentId,
          card.token,
          order.amountCents,
          status,
          judged.declineCode,
          clearsAs,
          CLEARS_AFTER,
        ],
      );
      await faults.afterCharge?.(order);
      const charge = await find(order.intentId);
      if (charge === undefined) throw new GatewayOutage('the sandbox lost a charge');
      return viewCharge(charge);
    },
    findCharge: async ({ intentId }) => {
      await faults.beforeFind?.(intentId);
      const charge = await find(intentId);
      return charge === undefined ? null : viewCharge(charge);
    },
    cancelCharge: async ({ intentId }) => {
      await query(
        `update sandbox.charges set status = 'cancelled'
          where idempotency_key = $1 and status = 'needs verification'`,
        [intentId],
      );
      const [charge] = await query<ChargeRow>(CHARGE_BY_KEY, [intentId]);
      return charge === undefined ? null : viewCharge(charge);
    },
    listCharges: async function* listCharges(since) {
      yield* await query<ListedCharge & QueryResultRow>(
        `select idempotency_key as "intentId", id as "gatewayCharge", amount_cents as "amountCents",
            status = 'succeeded' as succeeded
          from sandbox.charges where created_at >= to_timestamp($1::float8 / 1000)
          order by created_at desc`,
        [since],
      );
    },
  };
}

type Verifications = Pick<SandboxGateway, 'findVerification' | 'decideVerification'>;

const openVerifications = (query: Query): Verifications => ({
  findVerification: async (chargeId) => {
    const [row] = await query<{ intent: string; amount_cents: Cents; last4: string }>(
      `select idempotency_key as intent, amount_cents, last4
          from sandbox.charges join sandbox.cards on token = card
          where id = $1 and status = 'needs verification'`,
      [chargeId],
    );
    if (row === undefined) return null;
    return { intentId: row.intent, amountCents: row.amount_cents, last4: row.last4 };
  },
  decideVerification: async (chargeId, confirmed) => {
    const [row] = await query<{ intent: string }>(
      `update sandbox.charges set status = $2, decline_code = $3
          where id = $1 and status = 'needs verification' returning idempotency_key as intent`,
      [chargeId, confirmed ? 'succeeded' : 'declined', confirmed ? null : 'not confirmed'],
    );
    if (row !== undefined) return row.intent;
    // It was decided or canceled before, and its buyer learns what became of it.
    const [former] = await query<{ intent: string }>(
      `select idempotency_key as intent from sandbox.charges where id = $1`,
      [chargeId],
    );
    return former?.intent ?? null;
  },
});

interface Judgement {
  readonly status: 'succeeded' | 'declined' | 'needs verification';
  readonly declineCode: 'declined' | 'lacks funds' | null;
}

function judge(card: CardRow, order: ChargeOrder): Judgement {
  const { year, month } = newYorkDate(Date.now());
  const expiry = { month: card.exp_month, year: card.exp_year };
  const owned = card.customer === order.gatewayCustomer;
  const isBank = card.bank_status !== null;
  const isUsable = isBank
    ? card.bank_status === 'verified'
    : !isCardExpired(expiry, { month, year });
  if (!owned || !isUsable || isBank !== (order.kind === 'bank')) {
    return { status: 'declined', declineCode: 'declined' };
  }
  switch (card.behaviour) {
    case 'succeeds':
    case 'refunds later':
      return { status: 'succeeded', declineCode: null };
    case 'lacks funds':
      return { status: 'declined', declineCode: 'lacks funds' };
    case 'asks for verification':
      return { status: 'needs verification', declineCode: null };
    case 'declines':
    case 'fails on charge':
      return { status: 'declined', declineCode: 'declined' };
  }
}

const viewCard = (card: CardRow): TokenisedCard => ({
  provider: SANDBOX,
  gatewayCard: card.token,
  brand: card.brand,
  last4: card.last4,
  holder: card.holder,
  expMonth: card.exp_month,
  expYear: card.exp_year,
});

function viewCharge({ id, status, decline_code: code }: ChargeRow): ChargeResult {
  switch (status) {
    case 'succeeded':
      return { status, gatewayCharge: id };
    case 'declined':
      return { status, declineCode: code ?? 'declined' };
    case 'needs verification':
      return { status, verificationUrl: `/sandbox/verify/${id}` };
    case 'processing':
    case 'cancelled':
      return { status };
  }
}
