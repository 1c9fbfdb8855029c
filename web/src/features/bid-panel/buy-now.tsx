import { Button, Group, Text } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { useLotPrices } from '../../api/prices/use-lot-prices.ts';
import { centsOf, dollarsOf } from '@hammerdock/domain/text/format.ts';
import { showFocused } from '../../lib/interaction/show-element.ts';
import { useAnnounced } from '../../lib/notices/use-announced.ts';
import { BidOutcome } from '../../ui/lot/bid-outcome.tsx';
import { DisabledUntilHydrated } from '../../until-hydrated.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { allInOf } from './all-in.ts';
import classes from './bid-panel.module.css';
import { PurchaseDialogs } from './dialogs/purchase-dialogs.tsx';
import { usePurchase, type PurchaseFlow } from './use-purchase.ts';

interface Props {
  readonly lot: LotDetail;
  /** null: no longer available. */
  readonly amount: string | null;
}

/** R18: Buy Now, available until the first bid. */
export function BuyNow({ lot, amount }: Props) {
  const flow = usePurchase(lot);
  const missed = amount === null ? missedText(lot, flow) : '';
  useAnnounced(`buy now ${lot.id}`, missed);
  return (
    <>
      {amount !== null && <Offer lot={lot} amount={amount} flow={flow} />}
      {amount === null && lot.market_status === 'open' && <BuyNowOver lot={lot} />}
      {missed !== '' && (
        <BidOutcome
          ref={showFocused}
          kind="not placed"
          title="Not bought"
          text={missed}
          at={null}
          bidId={null}
          isPast={false}
          busy={false}
          onRetry={null}
        />
      )}
      {(amount !== null || flow.buying || flow.isUnanswered) && (
        <PurchaseDialogs lot={lot} flow={flow} />
      )}
    </>
  );
}

/** It ended while the buyer read the confirmation, which has gone; empty if there was none. */
export function missedText(
  { market_status }: Pick<LotDetail, 'market_status'>,
  { quote, refused, ...flow }: Pick<PurchaseFlow, 'quote' | 'refused' | 'buying' | 'isUnanswered'>,
): string {
  if (flow.buying || flow.isUnanswered || (quote === null && refused === null)) return '';
  return market_status === 'open'
    ? 'Someone bid before you confirmed, so Buy Now has ended. You can still bid.'
    : 'Buy Now ended before you confirmed. You weren’t charged.';
}

interface OfferProps {
  readonly lot: LotDetail;
  readonly amount: string;
  readonly flow: PurchaseFlow;
}

function Offer({ lot, amount, flow }: OfferProps) {
  const { isTotal, shownText } = useLotPrices(lot);
  const allIn = allInOf(lot, amount);
  return (
    <div className={classes.buyNow}>
      <DisabledUntilHydrated>
        <Group gap="xs" wrap="nowrap">
          <Button variant="default" size="md" flex={1} loading={flow.busy} onClick={flow.ask}>
            Buy now for {shownText(centsOf(amount))}
          </Button>
          <AddToCart lotId={lot.id} />
        </Group>
      </DisabledUntilHydrated>
      <Text size="sm" c="dimmed" mt={6} className={classes.buyNowText}>
        {allIn !== null && !isTotal && (
          <>
            All-in {dollarsOf(allIn.totalCents)}, premium
            {allIn.shippingCents > 0 ? ', tax and shipping' : ' and tax'} included.{' '}
          </>
        )}
        {lot.pieces_free > 1 && <>{lot.pieces_free} available. </>}
        Available until the first bid.
      </Text>
    </div>
  );
}

const LAPSED =
  'You bought this item but didn’t pay in time, so you can’t use Buy Now on it again. ' +
  'You can still bid on it.';

/** After the first bid a note takes the same place, so that the layout does not shift. */
const BuyNowOver = ({ lot }: Pick<Props, 'lot'>) => (
  <div className={classes.buyNow}>
    <Button variant="default" size="md" fullWidth disabled>
      Buy Now has ended
    </Button>
    <Text size="sm" c="dimmed" mt={6} className={classes.buyNowText}>
      {lot.buynow_lapsed === 1 ? LAPSED : 'This item has a bid, so the highest bidder wins it.'}
    </Text>
  </div>
);
