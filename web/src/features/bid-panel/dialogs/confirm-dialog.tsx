import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { bidAmountOf, readMoneyText } from '@hammerdock/domain/checks/bid-amount.ts';
import { seconds } from '@hammerdock/domain/time.ts';
import { useState } from 'react';
import { centsOf, dollars } from '@hammerdock/domain/text/format.ts';
import { useFirstInvalidFocus } from '../../../lib/interaction/use-first-invalid-focus.ts';
import { useNow } from '../../../lib/time/clock.tsx';
import { useHasLasted } from '../../../lib/interaction/use-has-lasted.ts';
import { useLotPrices } from '../../../api/prices/use-lot-prices.ts';
import { RETRYING } from '../../../api/bids/bid-outcome.ts';
import { cancelingText, whyTooLow } from '../ended-offers.ts';
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
  /** Leads back to the amount of a bid that the price has passed. */
  readonly onChange: () => void;
  readonly onClose: () => void;
}

/** BID-15: the total and the pickup location, before the bid is sent. */
export function ConfirmDialog({ lot, quote, ...rest }: Props) {
  const prices = useLotPrices(lot);
  if (quote === null) return null;
  const bidCents = centsOf(quote.bid);
  return (
    <Modal
      opened
      // It would look as if nothing was bid.
      onClose={rest.busy ? () => undefined : rest.onClose}
      withCloseButton={!rest.busy}
      title="Bid Confirmation"
      centered
    >
      <Confirmation
        key={quote.confirm_token}
        warning={slipWarningOf(lot, bidCents)}
        // The own bid raises the price before its answer arrives.
        tooLow={rest.busy ? null : whyTooLow(lot, bidCents, prices)}
        lot={lot}
        quote={quote}
        {...rest}
      />
    </Modal>
  );
}

/** Until then the spinner says enough. */
const SLOW_AFTER = seconds(2.5);

interface ConfirmationProps extends Omit<Props, 'quote'> {
  readonly quote: BidQuote;
  /** Not null: the bidder types the amount again. */
  readonly warning: string | null;
  /** Why the bid can no longer be placed; null while it can. */
  readonly tooLow: string | null;
}

/** Each is a new object, so that each refused press leads to its field. */
interface Complaint {
  readonly text: string;
}

function Confirmation({ quote, warning, tooLow, busy, isRetrying, ...given }: ConfirmationProps) {
  const { lot, isHard, onConfirm, onChange, onClose } = given;
  const [again, setAgain] = useState('');
  const [complaint, setComplaint] = useState<Complaint | null>(null);
  const form = useFirstInvalidFocus(complaint);
  const isSlow = useHasLasted(busy, SLOW_AFTER);
  const isSame = warning === null || bidAmountOf(again) === centsOf(quote.bid);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (tooLow !== null) onChange();
        else if (isSame) onConfirm();
        else setComplaint({ text: `Type ${dollars(quote.bid)} again, or cancel and change it.` });
      }}
    >
      <Text fw={600}>{quote.title}</Text>
      <QuoteTable label={isHard ? HARD_BID : 'Your maximum bid'} quote={quote} />
      <div className={classes.words}>
        <Text size="sm" aria-hidden={tooLow !== null} data-covered={tooLow !== null}>
          {isHard ? HARD_BID_MEANS : 'You pay less if no one bids up to your maximum.'}{' '}
          {pickupTextOf(quote)}
        </Text>
        <Text size="sm" fw={600} role="status">
          {tooLow}
        </Text>
      </div>
      <BidTerms lot={lot} />
      {warning !== null && tooLow === null && (
        <Alert mt="md" color="amber" title="Is this amount right?">
          {warning}
          <TextInput
            mt="xs"
            label={isHard ? 'Type your exact bid again' : 'Type your maximum bid again'}
            inputMode="decimal"
            autoComplete="off"
            leftSection="$"
            value={again}
            error={complaint?.text}
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
        <Button variant="default" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" loading={busy} data-autofocus={warning === null || undefined}>
          {tooLow === null ? 'Confirm' : 'Change my bid'}
        </Button>
      </Group>
    </form>
  );
}

/** When the winner pays, and whether the bid can be taken back (R13). */
function BidTerms({ lot }: { readonly lot: LotDetail }) {
  const now = useNow();
  return (
    <Text size="sm" mt="xs">
      If you win, we charge your card after the auction closes. {cancelingText(lot, now)}
    </Text>
  );
}
