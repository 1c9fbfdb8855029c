import type { MovementKind } from '@hammerdock/domain/accounting/reconciliation.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import type { DifferenceRow } from '../../store/accounting/differences.ts';

export const viewDifference = (row: DifferenceRow) => ({
  id: row.id,
  // The table's check constraint allows only these kinds.
  kind: row.kind as MovementKind,
  subject: row.subject,
  gateway_id: row.gatewayId,
  provider_amount: toDecimal(row.providerCents),
  store_amount: toDecimal(row.storeCents),
  ledger_amount: toDecimal(row.ledgerCents),
  found_at: toIso(row.foundAt),
  closed_at: row.closedAt === null ? null : toIso(row.closedAt),
  closed_by: row.username ?? '',
  note: row.note ?? '',
});
