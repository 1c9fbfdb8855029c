import { Button } from '@mantine/core';
import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';
import { useHydrated } from '@tanstack/react-router';
import { useCommand } from '../../../../api/query.tsx';
import { useSession } from '../../../../api/session.ts';
import { dollars } from '../../../../lib/text/format.ts';
import steady from '../../../../ui/steady-label.module.css';
import { takesBids } from '../card-facts.ts';
import classes from './card-actions.module.css';

/** R15: places the next bid without a dialog; the profile must allow it. */
export function QuickBid({ lot }: { lot: LotCard }) {
  const { user } = useSession();
  // A click before hydration would be lost.
  const hydrated = useHydrated();
  const bid = useCommand('bidding.placeBid', {
    refreshes: ['catalog.getProductInfo', 'bidding.getBidHistory', 'catalog.searchProducts'],
  });
  const leads = lot.proxy_bid_details?.leading === true;
  if (user === null || user.role !== 'buyer' || !takesBids(lot)) return null;
  const text = `Quick bid ${dollars(lot.next_bid)}`;
  return (
    <Button
      variant="light"
      size="sm"
      className={`${classes.action} ${classes.quick}`}
      classNames={{ label: steady.label ?? '' }}
      aria-hidden={leads}
      aria-label={`${text}: ${lot.title}`}
      disabled={!hydrated}
      loading={bid.isPending}
      // The bidder agrees to the price on the button: a higher price is refused.
      onClick={() => bid.mutate({ product_id: lot.id, quick: 1, wsprice: lot.next_bid })}
    >
      <span key={text}>{text}</span>
    </Button>
  );
}
