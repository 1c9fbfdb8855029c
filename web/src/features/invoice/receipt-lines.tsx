import { Table } from '@mantine/core';
import type { InvoiceDetail } from '@hammerdock/contract/shapes/invoice.ts';
import { centsOf, dollars, lotIdOf } from '@hammerdock/domain/text/format.ts';
import { priceLabelOf } from '@hammerdock/contract/texts/receipt-figures.ts';
import { pickupNote } from '@hammerdock/contract/texts/pickup-words.ts';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { Money } from '../../ui/lot/money.tsx';
import tables from '../../ui/line-table.module.css';
import classes from './invoice.module.css';

interface Props {
  readonly receipt: Pick<
    InvoiceDetail,
    'status' | 'bought' | 'delivery_mode' | 'checkoutReceiptList'
  >;
}

/** The won or bought lots: a table on wide screens and paper, labeled values on a phone. */
export function ReceiptLines({ receipt }: Props) {
  const { status, checkoutReceiptList: lines } = receipt;
  const price = priceLabelOf(receipt);
  return (
    <Table className={tables.table} aria-label="Items">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Item</Table.Th>
          <Table.Th scope="col">{price}</Table.Th>
          <Table.Th scope="col">Premium</Table.Th>
          <Table.Th scope="col">Tax</Table.Th>
          <Table.Th scope="col">Item total</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map((line) => (
          <Table.Tr key={line.project_id}>
            <Table.Td>
              <TextLink to={paths.product(line.project_id)}>{line.projects_title}</TextLink>
              <div className={classes.note}>
                Lot ID {lotIdOf(line.auctionid)}
                {/* The lots of a void receipt are auctioned again. */}
                {status !== 'void' && pickupNote(line, receipt.delivery_mode === 2)}
              </div>
              {line.refunded_amt !== '0.00' && (
                <div className={classes.note}>{dollars(line.refunded_amt)} refunded</div>
              )}
            </Table.Td>
            <Table.Td data-label={price}>
              <Money cents={centsOf(line.amount)} />
            </Table.Td>
            <Table.Td data-label="Premium">
              <Money cents={centsOf(line.buypremium_amt)} />
            </Table.Td>
            <Table.Td data-label="Tax">
              <Money cents={centsOf(line.salestax_amt)} />
            </Table.Td>
            <Table.Td data-label="Item total">
              {/* The subtotal of the specification leaves the tax out. */}
              <Money cents={centsOf(line.sub_total_amt) + centsOf(line.salestax_amt)} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
