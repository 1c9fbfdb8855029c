import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';
import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import { retailCentsOf, savingsOf } from '../card-facts.ts';
import classes from './retail-line.module.css';

/** LIST-07: the retail price and the savings at the current one. */
export function RetailLine({ lot }: { lot: LotCard }) {
  const retailCents = retailCentsOf(lot);
  const savings = savingsOf(lot);
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
