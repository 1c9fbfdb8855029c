import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { minutes } from '@hammerdock/domain/time.ts';
import { useQueryClient } from '@tanstack/react-query';
import { isUndecided } from '../../api/call-error.ts';
import { refreshCalls, useCommand } from '../../api/query.tsx';
import { useNow } from '../../lib/time/clock.tsx';
import { countdownText } from '../../lib/time/countdown.ts';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import classes from './bid-panel.module.css';
import { CancelDialog } from './dialogs/cancel-dialog.tsx';
import { ALREADY_CANCELED, unansweredCancel, whyNotCanceled } from './ended-offers.ts';
import { BID_CALLS } from './use-bid-flow.ts';

/** R13, BID-12: offered to the leader while it is allowed, with the time left. */
export function CancelBid({ lot }: { lot: LotDetail }) {
  const now = useNow();
  const [opened, { open, close }] = useDisclosure(false);
  const client = useQueryClient();
  const cancel = useCommand('bidding.bidCancel', {
    refreshes: BID_CALLS,
    onDone: close,
    onRefused: (error, mayHaveArrived) => {
      // The lot may say that the bid was canceled.
      if (mayHaveArrived) void refreshCalls(client, BID_CALLS);
      // The dialog says so itself.
      return isUndecided(error);
    },
  });
  const retractMinutes = lot.custom_auctionlot_bid_retract_minutes;
  const left = countdownText(instantOf(lot.date_closed) - minutes(retractMinutes) - now);
  // The own answer closes the dialog.
  const isWaiting = !opened || cancel.isPending;
  const whyNot = whyNotCanceled(lot, left !== null);
  const isUnanswered = cancel.isError && isUndecided(cancel.error);
  return (
    <>
      <Offer lot={lot} left={left} onAsk={open} />
      <CancelDialog
        opened={opened}
        busy={cancel.isPending}
        isRetrying={cancel.isPending && cancel.failureCount > 0}
        isUnanswered={isUnanswered}
        ended={isWaiting ? null : isUnanswered ? unansweredCancel(lot, whyNot) : whyNot}
        onCancelBid={(reason) => cancel.mutate({ id: lot.id, reason })}
        onClose={close}
      />
    </>
  );
}

interface OfferProps {
  readonly lot: LotDetail;
  /** The time left; null for none. */
  readonly left: string | null;
  readonly onAsk: () => void;
}

function Offer({ lot, left, onAsk }: OfferProps) {
  const everMay =
    lot.market_status === 'open' &&
    lot.bidtopstatus !== '' &&
    lot.custom_auctionlot_bid_retract_check === 1 &&
    lot.custom_auctionlot_bid_retract_minutes > 0 &&
    lot.bids > 0;
  if (!everMay) return null;
  if (lot.bid_canceled === 1) {
    return (
      <Text size="sm" c="dimmed" className={classes.cancel}>
        {ALREADY_CANCELED}
      </Text>
    );
  }
  // It ended before the first bid, so nothing has expired for the bidder.
  if (left === null && lot.cancel_offered === 0) return null;
  // The row stays, so that being outbid does not shift the layout.
  const leads = lot.bidtopstatus === 'winning';
  if (left === null || !leads) {
    return (
      <Text size="sm" c="dimmed" className={classes.cancel}>
        {leads ? 'Cancellation Expired' : 'Only the highest bid can be canceled.'}
      </Text>
    );
  }
  return (
    <div className={classes.cancel}>
      <Button variant="subtle" color="red" size="sm" px="xs" onClick={onAsk}>
        Cancel My Bid
      </Button>
      <Text size="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
        Cancel By: {left}
      </Text>
    </div>
  );
}
