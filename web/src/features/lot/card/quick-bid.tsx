import { Button } from '@mantine/core';
import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';
import { useHydrated } from '@tanstack/react-router';
import { useCommand } from '../../../api/query.tsx';
import { useSession } from '../../../api/session.ts';
import { dollars } from '../../../lib/format.ts';
import steady from '../../../ui/steady-label.module.css';
import { takesBids } from './card-facts.ts';
import classes from './card-actions.module.css';

/** R15: the next bid at once, without a dialog; the profile must allow it. */
export function QuickBid({ lot }: { lot: LotCard }) {
  const { user } = useSession();
  // A click before the page's scripts listen would be lost.
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
      // The price on the button is what the bidder agrees to: if it rose meanwhile, it is refused.
      onClick={() => bid.mutate({ product_id: lot.id, quick: 1, wsprice: lot.next_bid })}
    >
      <span key={text}>{text}</span>
    </Button>
  );
}
