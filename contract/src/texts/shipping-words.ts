// Where a receipt is sent, as its pages and its PDF say it.
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { formatDate } from '@hammerdock/domain/time.ts';
import type { Shipping } from '../shapes/invoice.ts';

type Sent = Pick<Shipping, 'shipped_date' | 'carrier' | 'tracking_number'>;

/** Name, street and city. */
export const shippingLines = (shipping: Omit<Shipping, keyof Sent>): readonly string[] => [
  `${shipping.ship_first_name} ${shipping.ship_last_name}`,
  [shipping.ship_address1, shipping.ship_address2].filter((line) => line !== '').join(', '),
  `${shipping.ship_city}, ${shipping.ship_state} ${shipping.ship_zipcode}`,
];

/** Such as "Shipped Nov 24, 2026 by UPS, tracking number 1Z999"; null before that. */
export const shippedText = ({ shipped_date, carrier, tracking_number }: Sent): string | null =>
  shipped_date === null
    ? null
    : `Shipped ${formatDate(instantOf(shipped_date))} by ${carrier}, ` +
      `tracking number ${tracking_number}`;
