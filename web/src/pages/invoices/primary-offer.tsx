import type { InvoiceDetail } from '@hammerdock/contract/shapes/invoice.ts';
import type { Answer } from '../../api/calls.ts';
import { useCall } from '../../api/query.tsx';
import { PrimaryDeclined } from '../../features/card/primary-declined.tsx';
import { isChargeable } from '../../lib/text/source-name.ts';

type Payments = Pick<InvoiceDetail, 'payments'>;

/** The primary card failed, and another one paid: it can replace the primary one. */
export function PrimaryOffer({ receipt }: { readonly receipt: Payments }) {
  const cards = useCall('cards.listSources', {}, { enabled: payerOf(receipt) !== null });
  const offer = cards.data === undefined ? null : offerOf(receipt, cards.data);
  return offer && <PrimaryDeclined failing={offer.failing} better={[offer.better]} />;
}

/** What paid last. */
const payerOf = ({ payments }: Payments): string | null =>
  payments.findLast(({ status, source_id }) => status === 'succeeded' && source_id !== null)
    ?.source_id ?? null;

/** null: the primary one works, or what paid is not saved or is the primary one. */
export function offerOf(
  receipt: Payments,
  { responseData: { data }, primary_declined }: Answer<'cards.listSources'>,
) {
  const failing = data.find(({ is_primary }) => is_primary === 1);
  const payer = payerOf(receipt);
  const better = data.find(({ id }) => id === payer);
  if (!primary_declined || failing === undefined || better === undefined) return null;
  return isChargeable(better) && better.id !== failing.id ? { failing, better } : null;
}
