import type { InvoiceDetail } from '@hammerdock/contract/shapes/invoice.ts';
import { centsOf, dollars, lotIdOf } from '../../lib/text/format.ts';
import { pickupWords } from '../../lib/text/pickup-words.ts';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { Money } from '../../ui/lot/money.tsx';
import tables from '../../ui/line-table.module.css';
import classes from './invoice.module.css';

/** The won lots: a table on wide screens and paper, labeled values on a phone. */
export function ReceiptLines({ lines }: { lines: InvoiceDetail['checkoutReceiptList'] }) {
  return (
    <table className={tables.table} aria-label="Items">
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Winning bid</th>
          <th scope="col">Premium</th>
          <th scope="col">Tax</th>
          <th scope="col">Subtotal</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.project_id}>
            <td>
              <TextLink to={paths.product(line.project_id)}>{line.projects_title}</TextLink>
              <div className={classes.note}>
                Lot ID {lotIdOf(line.auctionid)}
                {line.inventory_loc !== '' && `, floor location ${line.inventory_loc}`}
                {`, ${pickupWords(line)}`}
              </div>
              {line.refunded_amt !== '0.00' && (
                <div className={classes.note}>{dollars(line.refunded_amt)} refunded</div>
              )}
            </td>
            <td data-label="Winning bid">
              <Money cents={centsOf(line.amount)} />
            </td>
            <td data-label="Premium">
              <Money cents={centsOf(line.buypremium_amt)} />
            </td>
            <td data-label="Tax">
              <Money cents={centsOf(line.salestax_amt)} />
            </td>
            <td data-label="Subtotal">
              <Money cents={centsOf(line.sub_total_amt)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
