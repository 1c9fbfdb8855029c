import { Button, Fieldset, Text } from '@mantine/core';
import { useHydrated } from '@tanstack/react-router';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { dollars, dollarsOf } from '../../lib/text/format.ts';
import steady from '../../ui/steady-label.module.css';
import { allInOf } from './all-in.ts';
import { BidForm } from './bid-form.tsx';
import classes from './bid-panel.module.css';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { RestrictionDialog } from './restriction-dialog.tsx';
import { useBidFlow } from './use-bid-flow.ts';

interface Props {
  readonly lot: LotDetail;
  readonly typedBefore: string;
}

/** The bid form of signed-in users, with its dialogs. */
export function Bidding({ lot, typedBefore }: Props) {
  const flow = useBidFlow(lot, typedBefore);
  const own = lot.proxy_bid_details;
  const allIn = allInOf(lot, lot.next_bid);
  return (
    <Fieldset variant="unstyled" disabled={!useHydrated()}>
      {own !== null && lot.bidtopstatus === '' && (
        <Text size="sm" mb="xs">
          Your maximum so far: <strong>{dollars(own.max_amount)}</strong>
        </Text>
      )}
      <BidForm
        key={flow.placed}
        lot={lot}
        typedBefore={flow.placed === 0 ? typedBefore : ''}
        busy={flow.busy}
        onSubmit={flow.ask}
      />
      {lot.future_active ? (
        <Text size="sm" c="dimmed">
          Bidding hasn’t started. Your maximum counts as soon as it does.
        </Text>
      ) : (
        <div className={classes.quick}>
          {own?.leading === true ? (
            <Text size="sm" c="dimmed">
              You’re the high bidder.
            </Text>
          ) : (
            <Button
              variant="light"
              fullWidth
              loading={flow.busy}
              onClick={flow.bidQuickly}
              classNames={{ label: steady.label ?? '' }}
            >
              <span key={lot.next_bid}>
                Quick bid {dollars(lot.next_bid)}
                {allIn !== null && `, all-in ${dollarsOf(allIn.totalCents)}`}
              </span>
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        quote={flow.quote}
        busy={flow.confirming}
        onConfirm={flow.confirm}
        onClose={flow.leave}
      />
      <RestrictionDialog
        lot={lot}
        typed={flow.typed}
        refused={flow.refused}
        onClose={flow.leave}
        onResolved={flow.askAgain}
      />
    </Fieldset>
  );
}
