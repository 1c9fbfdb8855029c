import { Button, Text } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import type { ReactNode } from 'react';
import { RETRYING } from '../../api/bids/bid-outcome.ts';
import { shownOutcome } from '../../api/bids/shown-outcome.ts';
import { useLotPrices } from '../../api/prices/use-lot-prices.ts';
import { showElement } from '../../lib/interaction/show-element.ts';
import { centsOf, dollarsOf } from '@hammerdock/domain/text/format.ts';
import { DisabledUntilHydrated } from '../../until-hydrated.tsx';
import { BidOutcome } from '../../ui/lot/bid-outcome.tsx';
import steady from '../../ui/steady-label.module.css';
import { allInOf } from './all-in.ts';
import { BidForm } from './bid-form.tsx';
import classes from './bid-panel.module.css';
import { BidDialogs } from './dialogs/bid-dialogs.tsx';
import { useBidFlow, type BidFlow } from './use-bid-flow.ts';

interface Props {
  readonly lot: LotDetail;
  readonly typedBefore: string;
  /** The standing since the first bid. */
  readonly banner: ReactNode;
}

/** The bid form of signed-in users, with its dialogs. */
export function Bidding({ lot, typedBefore, banner }: Props) {
  const flow = useBidFlow(lot, typedBefore);
  const prices = useLotPrices(lot);
  const { shownText } = prices;
  const isSending = flow.sending !== null || flow.confirming;
  const outcome = shownOutcome(flow.outcome, {
    lot,
    isOver: false,
    busy: isSending,
    sentCents: flow.sentCents,
    prices,
  });
  const own = lot.proxy_bid_details;
  return (
    <DisabledUntilHydrated>
      {own !== null && lot.bidtopstatus === '' && (
        <Text size="sm" mb="xs">
          Your maximum so far: <strong>{shownText(centsOf(own.max_amount))}</strong>
        </Text>
      )}
      <BidForm
        key={flow.placed}
        lot={lot}
        typedBefore={flow.placed === 0 ? typedBefore : ''}
        isSending={flow.sending === 'form'}
        isDisabled={flow.sending === 'quick' || flow.sending === 'retry'}
        isUndecided={isSending || outcome?.kind === 'unknown' || outcome?.kind === 'unanswered'}
        onSubmit={flow.ask}
      />
      {flow.isRetrying && outcome === null && (
        <Text size="sm" mt="xs">
          {RETRYING}
        </Text>
      )}
      {outcome !== null && (
        <BidOutcome
          // The live bar is in view already, and does not scroll the page.
          ref={showElement}
          {...outcome}
          busy={isSending}
          onRetry={outcome.canRetry ? flow.retry : null}
        />
      )}
      <div className={classes.bannerBelow}>{banner}</div>
      <BelowForm lot={lot} flow={flow} />
      <BidDialogs lot={lot} flow={flow} />
    </DisabledUntilHydrated>
  );
}

/** The quick bid, where it is of use. */
function BelowForm({ lot, flow }: { readonly lot: LotDetail; readonly flow: BidFlow }) {
  const { isTotal, shownText } = useLotPrices(lot);
  const allIn = isTotal ? null : allInOf(lot, lot.next_bid);
  const leads = lot.proxy_bid_details?.leading === true;
  const isReached = lot.proxy_bid_details?.max_amount === lot.latestbid;
  if (lot.future_active) {
    return (
      <Text size="sm" c="dimmed">
        Bidding hasn’t started. Your maximum counts as soon as it does.
      </Text>
    );
  }
  return (
    <div className={classes.quick}>
      {/* One height, so that being outbid moves nothing. */}
      {leads ? (
        <Text size="sm" c="dimmed">
          {isReached
            ? 'The next bid beats yours. Increase it to stay ahead.'
            : 'If someone bids, we bid for you up to your maximum.'}
        </Text>
      ) : (
        <Button
          variant="light"
          fullWidth
          loading={flow.sending === 'quick'}
          disabled={flow.sending === 'form' || flow.sending === 'retry'}
          data-disabled={flow.isLocked}
          // Left out otherwise: "false" would hide that the form around it is disabled.
          aria-disabled={flow.isLocked || undefined}
          onClick={flow.bidQuickly}
          classNames={{ label: steady.label ?? '' }}
        >
          <span key={lot.next_bid}>
            Quick bid {shownText(centsOf(lot.next_bid))}
            {allIn !== null && `, all-in ${dollarsOf(allIn.totalCents)}`}
          </span>
        </Button>
      )}
    </div>
  );
}
