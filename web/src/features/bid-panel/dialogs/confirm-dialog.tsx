import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { bidAmountOf, readMoneyText } from '@hammerdock/domain/checks/bid-amount.ts';
import { seconds } from '@hammerdock/domain/time.ts';
import { useState } from 'react';
import { centsOf, dollars } from '@hammerdock/domain/text/format.ts';
import { useHasLasted } from '../../../lib/interaction/use-has-lasted.ts';
import { RETRYING } from '../../../api/bids/bid-outcome.ts';
import { HARD_BID, HARD_BID_MEANS } from '../hard-bid.tsx';
import { slipWarningOf } from '../all-in.ts';
import { pickupTextOf, QuoteTable } from './quote-table.tsx';
import type { BidQuote } from '../use-bid-flow.ts';
import { Modal } from '../../../ui/layers/modal.tsx';
import classes from './confirm-dialog.module.css';

interface Props {
  readonly lot: LotDetail;
  readonly quote: BidQuote | null;
  readonly isHard: boolean;
  readonly busy: boolean;
  readonly isRetrying: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** BID-15: the total and the pickup location, before the bid is sent. */
export function ConfirmDialog({ lot, quote, ...rest }: Props) {
  if (quote === null) return null;
  return (
    <Modal opened onClose={rest.onClose} title="Bid Confirmation" centered>
      <Confirmation
        key={quote.confirm_token}
        warning={slipWarningOf(lot, centsOf(quote.bid))}
        quote={quote}
        {...rest}
      />
    </Modal>
  );
}

/** Until then the spinner says enough. */
const SLOW_AFTER = seconds(2.5);

interface ConfirmationProps extends Omit<Props, 'lot' | 'quote'> {
  readonly quote: BidQuote;
  /** Not null: the bidder types the amount again. */
  readonly warning: string | null;
}

function Confirmation({ quote, isHard, warning, busy, isRetrying, ...on }: ConfirmationProps) {
  const [again, setAgain] = useState('');
  const [complaint, setComplaint] = useState<string | null>(null);
  const isSlow = useHasLasted(busy, SLOW_AFTER);
  const isSame = warning === null || bidAmountOf(again) === centsOf(quote.bid);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isSame) on.onConfirm();
        else setComplaint(`Type ${dollars(quote.bid)} again, or cancel and change your bid.`);
      }}
    >
      <Text fw={600}>{quote.title}</Text>
      <QuoteTable label={isHard ? HARD_BID : 'Your maximum bid'} quote={quote} />
      <Text size="sm">
        {isHard ? HARD_BID_MEANS : 'You pay less if no one bids up to your maximum.'}{' '}
        {pickupTextOf(quote)}
      </Text>
      {warning !== null && (
        <Alert mt="md" color="amber" title="Is this amount right?">
          {warning}
          <TextInput
            mt="xs"
            label={isHard ? 'Type your exact bid again' : 'Type your maximum bid again'}
            inputMode="decimal"
            autoComplete="off"
            leftSection="$"
            value={again}
            error={complaint}
            data-autofocus
            onChange={({ currentTarget }) => {
              const text = readMoneyText(currentTarget.value);
              if (text === null) return;
              setAgain(text);
              setComplaint(null);
            }}
          />
        </Alert>
      )}
      <Text size="sm" mt="sm" aria-live="polite">
        {isRetrying ? RETRYING : isSlow && 'Waiting for the store to answer…'}
      </Text>
      <Group justify="flex-end" gap="sm" className={classes.actions}>
        <Button variant="default" onClick={on.onClose} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" loading={busy} data-autofocus={warning === null || undefined}>
          Confirm
        </Button>
      </Group>
    </form>
  );
}
