import { Alert, Button, Text } from '@mantine/core';
import type { InvoiceDetail } from '@hammerdock/contract/shapes/invoice.ts';
import type { Answer } from '../../api/calls.ts';
import { useCall, useCommand } from '../../api/query.tsx';
import { isVerified, sourceName } from '../../lib/text/source-name.ts';
import classes from './receipt.module.css';

type Payments = Pick<InvoiceDetail, 'payments'>;

/** The primary card failed, and another one paid: the next win would be charged in vain again. */
export function PrimaryOffer({ receipt }: { readonly receipt: Payments }) {
  const cards = useCall('cards.listSources', {}, { enabled: payerOf(receipt) !== null });
  const change = useCommand('cards.defaultSource', { refreshes: ['cards.listSources'] });
  const offer = cards.data === undefined ? null : offerOf(receipt, cards.data);
  if (offer === null) return null;
  return (
    <Alert color="amber" role="status" className="no-print" title="Your primary card was declined">
      <Text inherit>
        We charge your primary card when you win, and the last charge of your{' '}
        {sourceName(offer.failing)} was declined.
      </Text>
      <Button
        mt="sm"
        classNames={{ root: classes.wrapping, label: classes.wrapped }}
        loading={change.isPending}
        onClick={() => change.mutate({ source_id: offer.better.id })}
      >
        Make {sourceName(offer.better)} your primary {kindOf(offer.better)}
      </Button>
    </Alert>
  );
}

const kindOf = ({ object }: { readonly object: string }): string =>
  object === 'card' ? 'card' : 'account';

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
  const works = isVerified(better) && !(better.object === 'card' && better.expired);
  return works && better.id !== failing.id ? { failing, better } : null;
}
