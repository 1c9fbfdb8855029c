// Disputes of the built-in provider (R59), in its own tables.
import type { QueryResultRow } from 'pg';
import { newSecret } from '../../../security/ids.ts';
import type { ChargeDispute, PaymentGateway } from '../gateway.ts';
import type { Query } from './faults.ts';

export interface SandboxDisputes extends Pick<PaymentGateway, 'findDispute' | 'listDisputes'> {
  /** What a cardholder does at the bank; returns the dispute's id. */
  openDispute(intentId: string): Promise<string>;
  /** What the bank decides. */
  closeDispute(disputeId: string, state: 'won' | 'lost'): Promise<void>;
}

type Row = ChargeDispute & QueryResultRow;

const SELECT = `select disputes.id, charges.idempotency_key as "intentId",
    disputes.amount_cents as "amountCents", 'fraudulent' as reason, state
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
  openDispute: async (intentId) => {
    const id = `dp_${newSecret()}`;
    await query(
      `insert into sandbox.disputes (id, charge, amount_cents, state)
        select $1, id, amount_cents, 'open' from sandbox.charges
          where idempotency_key = $2 and status = 'succeeded'`,
      [id, intentId],
    );
    return id;
  },
  closeDispute: async (id, state) => {
    await query('update sandbox.disputes set state = $2 where id = $1', [id, state]);
  },
});
