import { formatDate } from '@hammerdock/domain/time.ts';
import type { Answer } from '../../api/calls.ts';
import { centsOf, instantOf } from '../../lib/text/format.ts';
import { Money } from '../../ui/lot/money.tsx';
import classes from './credits.module.css';

type CreditRow = Answer<'credits.getCreditAndCoupon'>['creditAndCouponList'][number];

/** Keeps the table roles on a phone, where each row takes two lines. */
export function CreditTable({ rows }: { rows: readonly CreditRow[] }) {
  return (
    <table className={classes.table} role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">Coupon Code</th>
          <th role="columnheader">Date</th>
          <th role="columnheader" className={classes.sum}>
            Amount
          </th>
          <th role="columnheader">Notes</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.id} role="row">
            <td role="cell" className={classes.couponCode}>
              {row.coupon_code === '' ? '—' : row.coupon_code}
            </td>
            <td role="cell" className={classes.date}>
              {formatDate(instantOf(row.date_added))}
            </td>
            <td role="cell" className={classes.sum} data-spent={row.amount.startsWith('-')}>
              <Money cents={centsOf(row.amount)} />
            </td>
            <td role="cell" className={classes.notes}>
              {row.credit_notes}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
