import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';
import { useState } from 'react';
import { useLotPrices } from '../../../../api/prices/use-lot-prices.ts';
import { centsOf } from '@hammerdock/domain/text/format.ts';
import { Money } from '../../../../ui/lot/money.tsx';
import { priceCentsOf } from '../card-facts.ts';
import classes from './lot-price.module.css';
import { RetailLine } from './retail-line.tsx';

/** The labeled price, and the retail price. */
export function LotPrice({ lot }: { lot: LotCard }) {
  const prices = useLotPrices(lot);
  const priceCents = priceCentsOf(lot);
  const offered = lot.market_status === 'open' ? lot.buynowamount : null;
  // The line stays after a bid, so that a new price does not shift the layout.
  const [wasOffered] = useState(offered !== null);
  return (
    <div className={classes.box}>
      <p className={classes.price}>
        <span className={classes.label}>{prices.labelOf(lot.cbidtext)}</span>
        {priceCents !== null && (
          <Money cents={prices.shownCents(priceCents)} size="lg" emphasis live />
        )}
      </p>
      {wasOffered && (
        <p className={classes.offer}>
          {offered === null
            ? 'buy now is over'
            : `or buy now for ${prices.shownText(centsOf(offered))}`}
        </p>
      )}
      <RetailLine lot={lot} />
    </div>
  );
}
