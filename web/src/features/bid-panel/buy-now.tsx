import { Button, Group, Text } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { useLotPrices } from '../../api/prices/use-lot-prices.ts';
import { centsOf, dollarsOf } from '@hammerdock/domain/text/format.ts';
import { DisabledUntilHydrated } from '../../until-hydrated.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { allInOf } from './all-in.ts';
import classes from './bid-panel.module.css';
import { PurchaseDialogs } from './dialogs/purchase-dialogs.tsx';
import { usePurchase } from './use-purchase.ts';

interface Props {
  readonly lot: LotDetail;
  readonly amount: string;
}

/** R18: Buy Now, available until the first bid. */
export function BuyNow({ lot, amount }: Props) {
  const flow = usePurchase(lot);
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
      <PurchaseDialogs lot={lot} flow={flow} />
    </div>
  );
}

/** After the first bid a note takes the same place, so that the layout does not shift. */
export const BuyNowOver = () => (
  <div className={classes.buyNow}>
    <Button variant="default" size="md" fullWidth disabled>
      Buy Now has ended
    </Button>
    <Text size="sm" c="dimmed" mt={6} className={classes.buyNowText}>
      This item has a bid, so the highest bidder wins it.
    </Text>
  </div>
);
