import { Table } from '@mantine/core';
import { formatDate } from '@hammerdock/domain/time.ts';
import type { Answer } from '../../api/calls.ts';
import { centsOf, instantOf } from '@hammerdock/domain/text/format.ts';
import { Money } from '../../ui/lot/money.tsx';
import rowTable from '../../ui/row-table.module.css';
import classes from './credits.module.css';

type CreditRow = Answer<'credits.getCreditAndCoupon'>['creditAndCouponList'][number];

/** Keeps the table roles on a phone, where each row takes two lines. */
export function CreditTable({ rows }: { rows: readonly CreditRow[] }) {
  return (
    <Table className={`${rowTable.table} ${classes.table}`} role="table">
      <Table.Thead role="rowgroup">
        <Table.Tr role="row">
          <Table.Th role="columnheader">Coupon Code</Table.Th>
          <Table.Th role="columnheader">Date</Table.Th>
          <Table.Th role="columnheader" className={classes.sum}>
            Amount
          </Table.Th>
          <Table.Th role="columnheader">Notes</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {rows.map((row) => (
          <Table.Tr key={row.id} role="row">
            <Table.Td role="cell" className={classes.couponCode}>
              {row.coupon_code === '' ? '—' : row.coupon_code}
            </Table.Td>
            <Table.Td role="cell" className={classes.date}>
              {formatDate(instantOf(row.date_added))}
            </Table.Td>
            <Table.Td role="cell" className={classes.sum} data-spent={row.amount.startsWith('-')}>
              <Money cents={centsOf(row.amount)} />
            </Table.Td>
            <Table.Td role="cell" className={classes.notes}>
              {row.credit_notes}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
