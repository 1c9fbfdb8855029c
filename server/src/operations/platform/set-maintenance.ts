// Starts and ends maintenance (NAV-09), from the admin page or a command. There is no heartbeat
// during maintenance, so the first one afterwards finds an outage and extends the lots (R64).
import type { Tx } from '../../db/database.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { upsertMaintenance, type MaintenanceSetting } from '../../store/platform/maintenance.ts';

const STANDARD_MESSAGE =
  'We’re working on the store and will be back soon. Your bids are safe, and lots that ' +
  'would have closed get more time.';

export async function setMaintenance(
  tx: Tx,
  given: MaintenanceSetting & { readonly actorId: string | null },
): Promise<MaintenanceSetting> {
  const { enabled, actorId } = given;
  const message = given.message === '' ? STANDARD_MESSAGE : given.message;
  const setting = { enabled, message: enabled ? message : '' };
  await upsertMaintenance(tx, setting);
  await insertAudit(tx, {
    actorId,
    action: enabled ? 'store closed for maintenance' : 'store opened after maintenance',
    subject: 'maintenance',
    details: { message: setting.message },
  });
  return setting;
}
