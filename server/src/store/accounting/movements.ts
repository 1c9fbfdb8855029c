// Our charges, refunds, disputes and transfers, each with what the ledger has booked of it.
import type { MovementKind } from '@hammerdock/domain/accounting/reconciliation.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface OwnMovement {
  readonly kind: MovementKind;
  readonly subject: string;
  readonly gatewayId: string;
  /** false: its result is not known yet. */
  readonly isSettled: boolean;
  readonly storeCents: Cents;
  readonly ledgerCents: Cents;
}

/** What the journals of these references moved at the provider. */
const booked = (...references: RawBuilder<string>[]) =>
  sql`(select coalesce(sum(amount_cents), 0)::bigint from journals
    join entries on journal_id = journals.id
    where account = 'gateway clearing' and reference in (${sql.join(references)}))`;

const text = (prefix: string) => sql<string>`${sql.lit(prefix)} || moved.id`;

const ofRefund = (table: 'card_refunds' | 'deposit_returns', name: string) =>
  sql`select 'refund' as kind, moved.id::text as subject,
      coalesce(gateway_refund, '') as gateway_id, created_at, settled_at is not null as is_settled,
      case state when 'succeeded' then amount_cents else 0 end as store_cents,
      -${booked(text(`${name} `), text(`${name} failed `))} as ledger_cents,
      (select provider from payments where payments.id = payment_id) as provider
    from ${sql.table(table)} moved`;

const movements = sql`(
  select 'charge' as kind, moved.id::text as subject, coalesce(gateway_charge, '') as gateway_id,
      created_at, settled_at is not null as is_settled,
      case state when 'succeeded' then amount_cents + fee_cents else 0 end as store_cents,
      ${booked(text('payment '))} as ledger_cents, provider
    from payments moved
  union all ${ofRefund('card_refunds', 'card refund')}
  union all ${ofRefund('deposit_returns', 'deposit return')}
  union all
  select 'dispute', id, id, opened_at, true,
      case state when 'won' then 0 else amount_cents end,
      -(select coalesce(sum(amount_cents), 0)::bigint from journals
        join entries on journal_id = journals.id
        where account = 'gateway clearing' and journals.payment_id = moved.payment_id
          and (reference = 'chargeback ' || moved.id or reference = 'chargeback won ' || moved.id
            or starts_with(reference, 'chargeback won ' || moved.id || ' ')
            or starts_with(reference, 'chargeback reopened ' || moved.id || ' '))),
      (select provider from payments where payments.id = payment_id)
    from disputes moved
  union all
  select 'transfer', moved.payout_id::text, coalesce(gateway_transfer, ''), begun_at,
      settled_at is not null,
      case when state in ('succeeded', 'reversing') then amount_cents else 0 end,
      -${booked(sql`'payout ' || payouts.id`, sql`'payout reversed ' || payouts.id`)}, provider
    from payout_transfers moved join payouts on payouts.id = payout_id) movements`;

export async function listOwnMovements(
  db: Db,
  kind: MovementKind,
  subjects: readonly string[],
): Promise<OwnMovement[]> {
  const { rows } = await sql<OwnMovement>`select kind, subject, gateway_id, is_settled,
      store_cents::bigint, ledger_cents::bigint
    from ${movements} where kind = ${kind} and subject = any(${[...subjects]})`.execute(db);
  return rows;
}

/** Those of a time, by which this provider has to know them. */
export async function listMovementsBetween(
  db: Db,
  kind: MovementKind,
  { from, until, provider }: { from: Instant; until: Instant; provider: string },
): Promise<OwnMovement[]> {
  const { rows } = await sql<OwnMovement>`select kind, subject, gateway_id, is_settled,
      store_cents::bigint, ledger_cents::bigint
    from ${movements} where kind = ${kind} and coalesce(provider, ${provider}) = ${provider}
      and created_at >= app.at_ms(${from}) and created_at < app.at_ms(${until})`.execute(db);
  return rows;
}
