import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';
import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import { useLotPrices } from '../../../../api/prices/use-lot-prices.ts';
import { priceCentsOf, retailCentsOf, savingsOf } from '../card-facts.ts';
import classes from './retail-line.module.css';

/** LIST-07: the retail price and the savings at the price that is shown. */
export function RetailLine({ lot }: { lot: LotCard }) {
  const retailCents = retailCentsOf(lot);
  // A lot that is over without a bid has no price to compare.
  const prices = useLotPrices(lot);
  const savings = priceCentsOf(lot) === null ? null : savingsOf(lot, prices);
  if (retailCents <= 0) return null;
  return (
    <p className={classes.retail}>
      {`Retail ${dollarsOf(retailCents)}`}
      {savings !== null && (
        <>
          <span className={classes.dot}> · </span>
          <span className={classes.savings}>{`${savings}% off`}</span>
        </>
      )}
    </p>
  );
}
