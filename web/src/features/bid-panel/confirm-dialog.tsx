import { Button, Group, Modal, Text } from '@mantine/core';
import { pickupTextOf, QuoteTable } from './quote-table.tsx';
import type { BidQuote } from './use-bid-flow.ts';

interface Props {
  readonly quote: BidQuote | null;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** BID-15: the total and the pickup location, before the bid is sent. */
export function ConfirmDialog({ quote, busy, onConfirm, onClose }: Props) {
  if (quote === null) return null;
  return (
    <Modal opened onClose={onClose} title="Bid Confirmation" centered>
      <Text fw={600}>{quote.title}</Text>
      <QuoteTable label="Your maximum bid" quote={quote} />
      <Text size="sm">You pay less if no one bids up to your maximum. {pickupTextOf(quote)}</Text>
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
