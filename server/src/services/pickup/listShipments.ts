import type { pickup } from '@hammerdock/contract/services/pickup.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listParcels, listWaitingLots } from '../../store/invoices/invoice-shipping.ts';
import { viewParcel } from '../../views/pickup/parcel.ts';

export const listShipments: Handler<typeof pickup.listShipments> = async (input, ctx) => {
  const { page, limit } = input;
  const { centerId, role } = ctx.actor;
  // Staff without a center see nothing; admins see every center.
  if (role !== 'admin' && centerId === null) return ok({ shipmentList: [], shipmentCount: 0 });
  const where = { centerId: role === 'admin' ? null : centerId, page, limit };
  const { rows, count } = await listParcels(ctx.db, where);
  const ids = rows.map(({ invoiceId }) => invoiceId);
  const lots = ids.length === 0 ? [] : await listWaitingLots(ctx.db, ids);
  return ok({
    shipmentList: rows.map((row) =>
      viewParcel(
        row,
        lots.filter(({ invoiceId }) => invoiceId === row.invoiceId),
      ),
    ),
    shipmentCount: count,
  });
};
