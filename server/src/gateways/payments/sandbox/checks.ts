// Compares the sandbox's charges and refunds with our records; runs where its tables exist.
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { ProviderChecks } from '../provider.ts';
import { SANDBOX } from './cards.ts';

/** A store may have used the sandbox never. */
export const sandboxChecks: ProviderChecks = async (tx) =>
  (await hasTables(tx)) ? { ...CHECKS, ...TRANSFERS } : {};

async function hasTables(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('sandbox.charges') is not null as found`.execute(tx);
  return rows[0]?.found === true;
}

const CHECKS: Awaited<ReturnType<ProviderChecks>> = {
  'payment at the provider': sql`select 'payment ' || payments.id as subject,
      'succeeded here, but not for this amount at the provider' as detail
    from payments left join sandbox.charges on charges.idempotency_key = payments.id::text
      and status = 'succeeded' and charges.amount_cents = payments.amount_cents + fee_cents
      and charges.id = gateway_charge
    where state = 'succeeded' and charges.id is null
      and coalesce(provider, ${SANDBOX}) = ${SANDBOX}`,
  'payment answer': sql`select 'payment ' || payments.id as subject,
      state || ' here, but not at the provider' as detail
    from payments join sandbox.charges on charges.idempotency_key = payments.id::text
      left join cards on cards.id = card_id
    where charges.amount_cents <> payments.amount_cents + fee_cents
      or charges.card <> cards.gateway_card
      or payments.decline_code is distinct from charges.decline_code and state <> 'processing'
      or state in ('declined', 'needs verification') and state <> status`,
  'charge without payment': sql`select 'charge ' || charges.id as subject,
      status || ' at the provider over ' || charges.amount_cents || ', no such payment is recorded'
        as detail
    from sandbox.charges left join payments on charges.idempotency_key = payments.id::text
    where payments.id is null or status = 'succeeded'
      and state not in ('succeeded', 'processing', 'needs verification')`,
  'double charge': sql`select 'invoice ' || invoices.number as subject,
      'the provider took ' || sum(charges.amount_cents) || ' for ' || total_cents as detail
    from invoices join payments on invoice_id = invoices.id
      join sandbox.charges on charges.idempotency_key = payments.id::text and status = 'succeeded'
    group by invoices.id 
      having sum(charges.amount_cents - fee_cents - surplus_cents) > total_cents`,
  'refund at the provider': sql`select 'card refund ' || card_refunds.id as subject,
      card_refunds.state || ' here, but not at the provider' as detail
    from (select id, payment_id, amount_cents, state, gateway_refund, settled_at from card_refunds
        union all select id, payment_id, amount_cents, state, gateway_refund, settled_at
          from deposit_returns) card_refunds
      join payments on payments.id = payment_id
      left join sandbox.refunds given on given.idempotency_key = card_refunds.id::text
    where card_refunds.settled_at is not null and coalesce(provider, ${SANDBOX}) = ${SANDBOX}
      -- One that was canceled may never have reached the provider.
      and (card_refunds.state <> 'canceled' or given.id is not null)
      and (case when card_refunds.state in ('failed', 'canceled')
          then 'refused' else card_refunds.state end,
          card_refunds.amount_cents, payments.gateway_charge)
        is distinct from (given.status, given.amount_cents, given.charge)
      or gateway_refund <> given.id`,
  'refund without an order': sql`select 'refund ' || given.id || ' at the provider' as subject,
      given.amount_cents || ', no such refund is recorded' as detail
    from sandbox.refunds given left join card_refunds
      on given.idempotency_key = card_refunds.id::text
    where card_refunds.id is null and not exists (select from deposit_returns
      where deposit_returns.id::text = given.idempotency_key)`,
};

const TRANSFERS: Awaited<ReturnType<ProviderChecks>> = {
  'transfer at the provider': sql`select 'payout ' || payout_id as subject,
      payout_transfers.state || ' here, but not at the provider' as detail
    from payout_transfers join payouts on payouts.id = payout_id
      left join sandbox.transfers made on made.idempotency_key = payout_id::text
    where provider = ${SANDBOX} and payout_transfers.settled_at is not null
      and (case payout_transfers.state when 'refused' then made.id is not null
        when 'reversed' then made.reversed_at is null
        -- The provider may have taken it back, and have lost its answer.
        else made.id is null or payout_transfers.state = 'succeeded'
          and made.reversed_at is not null end
        or made.id <> gateway_transfer or made.account <> gateway_account
        or made.amount_cents <> payouts.amount_cents)`,
  'transfer without a payout': sql`select 'transfer ' || made.id as subject,
      made.amount_cents || ' at the provider, no such payout is recorded' as detail
    from sandbox.transfers made
      left join payout_transfers on made.idempotency_key = payout_id::text
    where payout_id is null or payout_transfers.state = 'refused'`,
};
