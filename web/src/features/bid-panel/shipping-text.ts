import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { centsOf, dollars } from '@hammerdock/domain/text/format.ts';

/** What shipping a lot costs; null where it is picked up. */
export function shippingTextOf({
  shipping,
  shipping_more: more,
}: Pick<LotDetail, 'shipping' | 'shipping_more'>): string | null {
  if (shipping === null || more === null) return null;
  if (centsOf(shipping) === 0) return 'Shipping is free.';
  if (shipping === more) return `Shipping is ${dollars(shipping)} per item.`;
  const further = centsOf(more) === 0 ? 'ship free' : `add ${dollars(more)} each`;
  return `Shipping is ${dollars(shipping)}; more items on the same receipt ${further}.`;
}
