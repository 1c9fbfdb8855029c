import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';
import { dollars, dollarsOf } from '../../../lib/format.ts';
import { Money } from '../../../ui/money.tsx';
import { priceCentsOf, priceLabelOf, retailCentsOf, savingsOf } from './card-facts.ts';
import classes from './lot-price.module.css';

/** The price under its label, and what the goods cost in a shop. */
export function LotPrice({ lot }: { lot: LotCard }) {
  const retailCents = retailCentsOf(lot);
  const savings = savingsOf(lot);
  return (
    <div>
      <p className={classes.price}>
        <span className={classes.label}>{priceLabelOf(lot)}</span>
        <Money cents={priceCentsOf(lot)} size="lg" emphasis live />
      </p>
      {lot.buynowamount !== null && lot.market_status === 'open' && (
        <p className={classes.retail}>or buy now for {dollars(lot.buynowamount)}</p>
      )}
      {retailCents > 0 && (
        <p className={classes.retail}>
          Retail {dollarsOf(retailCents)}
          {savings !== null && <span className={classes.savings}> · {savings}% off</span>}
        </p>
      )}
    </div>
  );
}
