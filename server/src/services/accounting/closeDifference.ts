import type { accounting } from '@hammerdock/contract/services/admin/accounting.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { closeDifference as closeRow, lockDifference } from '../../store/accounting/differences.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { isId } from '../../store/platform/id-shape.ts';

export const closeDifference: Handler<typeof accounting.closeDifference> = async (
  { id, note },
  ctx,
) => {
  if (!isId(id)) return refused('NotFound');
  const actorId = ctx.actor.userId;
  return ctx.transact(async (tx) => {
    const found = await lockDifference(tx, id);
    if (found === undefined) return refused('NotFound');
    if (found.closedAt !== null) return refused('DifferenceClosed');
    await closeRow(tx, { id, closedBy: actorId, note });
    const { kind, subject, providerCents, storeCents, ledgerCents } = found;
    const details = { kind, subject, providerCents, storeCents, ledgerCents, note };
    await insertAudit(tx, { actorId, action: 'difference closed', subject: id, details });
    return ok({});
  });
};
