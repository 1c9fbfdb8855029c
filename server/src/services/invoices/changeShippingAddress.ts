import type { invoices } from '@hammerdock/contract/services/invoices.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Tx } from '../../db/database.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findAddress } from '../../store/accounts/addresses.ts';
import { getAccount } from '../../store/accounts/users.ts';
import { findShipping, updateShippingAddress } from '../../store/invoices/invoice-shipping.ts';
import { lockInvoice } from '../../store/invoices/invoices.ts';
import { lockUser } from '../../store/payments/payments.ts';
import { viewShipping } from '../../views/invoices/shipping.ts';

/** Until the parcel leaves, which locks the buyer as well. */
export const changeShippingAddress: Handler<typeof invoices.changeShippingAddress> = (
  { invoice_id: invoiceId, address_id },
  ctx,
) => {
  const { userId } = ctx.actor;
  return ctx.transact(async (tx) => {
    await lockUser(tx, userId);
    const invoice = await lockInvoice(tx, invoiceId);
    if (invoice === undefined || invoice.userId !== userId) return refused('NotFound');
    const to = await findTarget(tx, userId, address_id);
    if (to === undefined) return refused('NotFound');
    const shipping = await findShipping(tx, invoiceId);
    if (shipping === null) return refused('PickupOnly');
    if (invoice.voidedAt !== null) return refused('InvoiceVoid');
    if (shipping.shippedAt !== null) return refused('ShippedAlready');
    await updateShippingAddress(tx, invoiceId, to);
    return ok({ shipping: viewShipping({ ...shipping, ...to }) });
  });
};

const findTarget = async (tx: Tx, userId: string, addressId: string) => {
  const to =
    addressId === userId ? await getAccount(tx, userId) : await findAddress(tx, userId, addressId);
  if (to === undefined) return undefined;
  const { firstName, lastName, address1, address2, city, state, zip } = to;
  return { firstName, lastName, address1, address2, city, state, zip };
};
