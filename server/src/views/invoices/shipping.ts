// Row → where a receipt is sent, under names like those of its billing fields.
import type { Shipping } from '@hammerdock/contract/shapes/invoice.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import type { ShippingRow } from '../../store/invoices/invoice-shipping.ts';

export const viewShipping = (row: ShippingRow): Shipping => ({
  ship_first_name: row.firstName,
  ship_last_name: row.lastName,
  ship_address1: row.address1,
  ship_address2: row.address2,
  ship_city: row.city,
  ship_state: row.state,
  ship_zipcode: row.zip,
  shipped_date: row.shippedAt === null ? null : toIso(row.shippedAt),
  carrier: row.carrier,
  tracking_number: row.trackingNumber,
});
