import { Button } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { useEffect, useRef, useState } from 'react';
import { useLotPrices } from '../../api/prices/use-lot-prices.ts';
import { useSession } from '../../api/session.ts';
import { centsOf, instantOf } from '@hammerdock/domain/text/format.ts';
import { focusInMiddle } from '../../lib/interaction/show-element.ts';
import { watchIntersection } from '../../lib/interaction/watch-intersection.ts';
import { Countdown } from '../../ui/lot/countdown.tsx';
import { Money } from '../../ui/lot/money.tsx';
import classes from './bid-bar.module.css';

/** On phones: price, time left and a way to the bid box, at the bottom of the screen. */
export function BidBar({ lot }: { lot: LotDetail }) {
  const { user } = useSession();
  return user !== null && lot.market_status === 'open' && <Bar lot={lot} />;
}

function Bar({ lot }: { lot: LotDetail }) {
  const prices = useLotPrices(lot);
  const bidCents = centsOf(lot.latestbid ?? lot.startprice);
  const bar = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const button = inForm(bar.current, 'button[type="submit"]');
    if (button === null) return undefined;
    return watchIntersection(button, { threshold: 1 }, (isSeen) => setShown(!isSeen));
  }, []);
  return (
    <aside
      ref={bar}
      className={`${classes.bar} no-print`}
      data-shown={shown}
      data-bottom-bar={shown}
      aria-label="Bid"
      inert={!shown}
    >
      <span className={classes.price}>
        <Money cents={prices.shownCents(bidCents)} size="lg" emphasis />
        {prices.isTotal && <span className={classes.total}>total</span>}
      </span>
      <Countdown closesAt={instantOf(lot.future_active ? lot.date_added : lot.date_closed)} />
      <Button size="md" onClick={() => focusInMiddle(inForm(bar.current, 'input'))}>
        Bid
      </Button>
    </aside>
  );
}

/** In the bid form beside the bar. */
const inForm = (bar: HTMLElement | null, selector: string): HTMLElement | null =>
  bar?.parentElement?.querySelector(`form[aria-label="Bid"] ${selector}`) ?? null;
