// The checks of payouts by transfer: each has the records of its state (R58, R72).
import { sql } from 'kysely';
import type { CheckQuery } from './money.ts';

const hasRecord = (action: string, details: ReturnType<typeof sql>) =>
  sql`exists (select from audit_entries where action = ${sql.lit(action)}
    and subject = payout_id::text and details @> ${details})`;

export const transferChecks: Readonly<Record<string, CheckQuery>> = {
  transfer: sql`select 'payout ' || payout_id as subject,
      'its transfer is ' || state || ', and its records say something else' as detail
    from payout_transfers left join payout_reversals using (payout_id)
    where not ${hasRecord(
      'payout recorded',
      sql`jsonb_build_object('transfer', jsonb_build_object('provider', provider,
        'gatewayAccount', gateway_account))`,
    )}
      or (state = 'reversed') <> (payout_reversals.payout_id is not null)
      or gateway_transfer is not null and not ${hasRecord(
        'payout transferred',
        sql`jsonb_build_object('gatewayTransfer', gateway_transfer)`,
      )}
      or problem is not null and not ${hasRecord(
        'payout refused',
        sql`jsonb_build_object('problem', problem)`,
      )}
      or reversal_id is not null and not ${hasRecord(
        'payout reversal begun',
        sql`jsonb_build_object('reversalId', reversal_id, 'reason', reversal_reason)`,
      )}`,
};
