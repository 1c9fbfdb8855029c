import { Button } from '@mantine/core';
import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';
import { useHydrated } from '@tanstack/react-router';
import { use, useState } from 'react';
import { BidRemedyContext } from '../../../../api/bids/bid-remedy.ts';
import { hasRemedy, type RefusedBid } from '../../../../api/bids/remedied.ts';
import { useIsBeingSent } from '../../../../api/bids/use-open-bids.ts';
import { useQuickBid } from '../../../../api/bids/use-quick-bid.ts';
import { useLotPrices } from '../../../../api/prices/use-lot-prices.ts';
import { useSession } from '../../../../api/session.ts';
import { ListMovedContext } from '../../../../lib/interaction/list-moved.ts';
import { useLazyDialog } from '../../../../lib/interaction/use-lazy-dialog.ts';
import { centsOf } from '@hammerdock/domain/text/format.ts';
import steady from '../../../../ui/steady-label.module.css';
import { takesBids } from '../card-facts.ts';
import classes from './card-actions.module.css';

/** R15: places the next bid without a dialog; the profile must allow it. */
export function QuickBid({ lot }: { lot: LotCard }) {
  const { user } = useSession();
  // A click before hydration would be lost.
  const hydrated = useHydrated();
  const remedy = useLazyDialog(use(BidRemedyContext));
  const [refused, setRefused] = useState<RefusedBid | null>(null);
  const showRemedy = (error: unknown): boolean => {
    if (!hasRemedy(error)) return false;
    setRefused({ error, amount: lot.next_bid });
    remedy.open();
    return true;
  };
  const bid = useQuickBid(lot, showRemedy, use(ListMovedContext));
  const { shownText } = useLotPrices(lot);
  const isBeingSent = useIsBeingSent(lot.id, centsOf(lot.next_bid));
  const leads = lot.proxy_bid_details?.leading === true;
  if (user === null || user.role !== 'buyer' || !takesBids(lot)) return null;
  const text = `Quick bid ${shownText(centsOf(lot.next_bid))}`;
  return (
    <>
      <Button
        variant="light"
        size="sm"
        className={`${classes.action} ${classes.quick}`}
        classNames={{ label: steady.label ?? '' }}
        aria-hidden={leads}
        aria-label={`${text}: ${lot.title}`}
        disabled={!hydrated}
        loading={bid.busy || isBeingSent}
        data-disabled={bid.isLocked}
        aria-disabled={bid.isLocked}
        onClick={bid.press}
      >
        <span key={text}>{text}</span>
      </Button>
      {remedy.Dialog !== null && remedy.opened && refused !== null && (
        <remedy.Dialog
          lotId={lot.id}
          refused={refused}
          onClose={remedy.close}
          onResolved={() => {
            remedy.close();
            bid.retry();
          }}
        />
      )}
    </>
  );
}
