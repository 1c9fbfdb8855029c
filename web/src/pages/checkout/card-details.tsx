import { Alert, Button, Group, Text, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { SourceList } from '../../features/card/source-list.tsx';
import { sourceName } from '../../lib/text/source-name.ts';
import type { Checkout } from './payment-call.ts';
import type { usePayment } from './use-payment.ts';

interface Props {
  readonly receipt: Checkout;
  readonly payment: ReturnType<typeof usePayment>;
  readonly addCard: ReactNode;
  readonly addedId: string | null;
}

/** The card that will be charged; "Show" lists all of them. */
export function CardDetails({ receipt, payment, addCard, addedId }: Props) {
  const { source, complaints, failure, change } = payment;
  const isDeclined = receipt.primary_declined && source?.is_primary === 1;
  const [isOpen, setOpen] = useState(source === null || isDeclined);
  // A card that does not work is changed next, and the list stays open while choosing.
  const needsChoice = source === null || failure?.isOfCard === true;
  if (needsChoice && !isOpen) setOpen(true);
  return (
    <section aria-labelledby="card-details">
      <Group justify="space-between" gap="xs">
        <Title order={3} size="h5" id="card-details">
          Card Details
        </Title>
        {source !== null && (
          <Button
            variant="subtle"
            size="sm"
            px="sm"
            me="-sm"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide' : 'Show'}
          </Button>
        )}
      </Group>
      {receipt.cards.length === 0 && (
        <Alert color="amber" role="group" title="No Cards Found">
          Add a card or a bank account to pay this receipt.
          {addCard}
          {complaints.sourceId !== undefined && <Text role="alert">{complaints.sourceId}</Text>}
        </Alert>
      )}
      {isDeclined && failure === null && (
        <Text>The last charge to your {sourceName(source)} was declined.</Text>
      )}
      {!isOpen && source !== null && <Text>{sourceName(source)}</Text>}
      {isOpen && receipt.cards.length > 0 && (
        <>
          <SourceList
            cards={receipt.cards}
            value={source?.id ?? null}
            error={complaints.sourceId ?? null}
            addedId={addedId}
            onChange={(sourceId) => change({ sourceId })}
          />
          {/* The failure of a card offers it beside the reason. */}
          {failure?.isOfCard !== true && addCard}
        </>
      )}
    </section>
  );
}
