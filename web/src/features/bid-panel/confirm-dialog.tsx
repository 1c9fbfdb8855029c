import { Button, Group, Modal, Text } from '@mantine/core';
import { formatDateTime } from '@hammerdock/domain/time.ts';
import { centsOf, dollars, instantOf } from '../../lib/format.ts';
import { Money } from '../../ui/money.tsx';
import classes from './bid-panel.module.css';
import type { BidQuote } from './use-bid-flow.ts';

interface Props {
  readonly quote: BidQuote | null;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** BID-15: what the bid costs in all and where the goods wait, before it is sent. */
export function ConfirmDialog({ quote, busy, onConfirm, onClose }: Props) {
  if (quote === null) return null;
  return (
    <Modal opened onClose={onClose} title="Bid Confirmation">
      <Text fw={600}>{quote.title}</Text>
      <table className={classes.quote}>
        <tbody>
          <Row label="Your maximum bid" amount={quote.bid} />
          <Row label="Buyer premium" amount={quote.premium} />
          <Row label="Sales tax" amount={quote.tax} />
          <Row label="All-in total" amount={quote.total} />
        </tbody>
      </table>
      {quote.card_fee !== '0.00' && (
        <Text size="sm">Paying by card adds a fee of {dollars(quote.card_fee)}.</Text>
      )}
      <Text size="sm">
        You pay less if nobody bids up to your maximum. Pickup at {quote.pickup_center},{' '}
        {quote.pickup_address}, from {formatDateTime(instantOf(quote.pickup_start_date))}
        {`, within ${quote.pickup_days} days.`}
      </Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button onClick={onConfirm} loading={busy} data-autofocus>
          Confirm
        </Button>
      </Group>
    </Modal>
  );
}

function Row({ label, amount }: Record<'label' | 'amount', string>) {
  return (
    <tr>
      <td>{label}</td>
      <td>
        <Money cents={centsOf(amount)} />
      </td>
    </tr>
  );
}
