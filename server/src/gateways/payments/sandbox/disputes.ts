// Disputes of the built-in provider (R59), in its own tables.
import type { Cents } from '@hammerdock/domain/money.ts';
import type { QueryResultRow } from 'pg';
import { newSecret } from '../../../security/ids.ts';
import type { ChargeDispute, PaymentGateway } from '../gateway.ts';
import type { Query } from './faults.ts';

export interface SandboxDisputes extends Pick<PaymentGateway, 'findDispute' | 'listDisputes'> {
  /** What a cardholder does at the bank; returns the dispute's id. */
  openDispute(intentId: string, feeCents?: Cents): Promise<string>;
  /** What the bank decides. */
  closeDispute(disputeId: string, state: 'won' | 'lost'): Promise<void>;
  /** The bank looks at it again. */
  reopenDispute(disputeId: string): Promise<void>;
  returnDisputeFee(disputeId: string): Promise<void>;
}

type Row = ChargeDispute & QueryResultRow;

const SELECT = `select disputes.id, charges.idempotency_key as "intentId",
    disputes.amount_cents as "amountCents", fee_cents as "feeCents", 'fraudulent' as reason, state
  from sandbox.disputes join sandbox.charges on charges.id = charge`;

export const openDisputes = (query: Query): SandboxDisputes => ({
  findDispute: async (id) => {
    const [dispute] = await query<Row>(`${SELECT} where disputes.id = $1`, [id]);
    return dispute ?? null;
  },
  listDisputes: async function* listDisputes(since) {
    yield* await query<Row>(
      `${SELECT} where disputes.created_at >= to_timestamp($1::float8 / 1000)`,
      [since],
    );
  },
  openDispute: async (intentId, feeCents = 0) => {
    const id = `dp_${newSecret()}`;
    await query(
      `insert into sandbox.disputes (id, charge, amount_cents, state, fee_cents)
        select $1, id, amount_cents, 'open', $3 from sandbox.charges
          where idempotency_key = $2 and status = 'succeeded'`,
      [id, intentId, feeCents],
    );
    return id;
  },
  reopenDispute: async (id) => {
    await query(`update sandbox.disputes set state = 'open' where id = $1`, [id]);
  },
  returnDisputeFee: async (id) => {
    await query('update sandbox.disputes set fee_cents = 0 where id = $1', [id]);
  },
  closeDispute: async (id, state) => {
    await query('update sandbox.disputes set state = $2 where id = $1', [id, state]);
  },
});
