import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';
import { useState } from 'react';
import { dollars } from '../../../../lib/text/format.ts';
import { Money } from '../../../../ui/lot/money.tsx';
import { priceCentsOf } from '../card-facts.ts';
import classes from './lot-price.module.css';
import { RetailLine } from './retail-line.tsx';

/** The labeled price, and the retail price. */
export function LotPrice({ lot }: { lot: LotCard }) {
  const offered = lot.market_status === 'open' ? lot.buynowamount : null;
  // The line stays after a bid, so that a new price does not shift the layout.
  const [wasOffered] = useState(offered !== null);
  return (
    <div className={classes.box}>
      <p className={classes.price}>
        <span className={classes.label}>{lot.cbidtext}</span>
        <Money cents={priceCentsOf(lot)} size="lg" emphasis live />
      </p>
      {wasOffered && (
        <p className={classes.offer}>
          {offered === null ? 'buy now is over' : `or buy now for ${dollars(offered)}`}
        </p>
      )}
      <RetailLine lot={lot} />
    </div>
  );
}
