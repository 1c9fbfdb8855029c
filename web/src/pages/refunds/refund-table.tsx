import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RefundRow } from '@hammerdock/contract/shapes/refund.ts';
import { formatDate } from '@hammerdock/domain/time.ts';
import { centsOf, dollars, instantOf } from '@hammerdock/domain/text/format.ts';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import tables from '../../ui/line-table.module.css';
import { Money } from '../../ui/lot/money.tsx';
import classes from './refunds.module.css';

const COLUMNS = [
  'Refund Date',
  'Receipt#',
  'Amount',
  'Refund Mode',
  'Refund Type',
  'Refund Reason',
  'Refund Notes',
] as const;

/** Keeps the table roles on a phone, where each row is a block. */
export function RefundTable({ rows }: { rows: readonly RefundRow[] }) {
  return (
    <Table className={`${tables.table} ${classes.refunds}`} role="table" aria-label="Refunds">
      <Table.Thead role="rowgroup">
        <Table.Tr role="row">
          {COLUMNS.map((name) => (
            <Table.Th key={name} role="columnheader" scope="col">
              {name}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {rows.map((row) => (
          <Refund key={row.id} row={row} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Refund({ row }: { row: RefundRow }) {
  const { card_amount, credit_amount, refund_mode } = row;
  return (
    <Table.Tr role="row">
      <Cell label="Refund Date" unbroken>
        {formatDate(instantOf(row.credit_date))}
      </Cell>
      <Cell label="Receipt#">
        <TextLink to={paths.invoice(row.invoice_id)}>{row.invoice_no}</TextLink>
        <div className={classes.note}>{row.projects_title}</div>
        <TextLink size="sm" to={paths.creditNote(row.id)}>
          Credit note {row.credit_note_no}
        </TextLink>
      </Cell>
      <Cell label="Amount" unbroken>
        <Money cents={centsOf(row.amount)} emphasis />
        {row.refund_status === 'under way' && <div className={classes.note}>On its way</div>}
        {row.refund_status === 'canceled' && <div className={classes.note}>Canceled</div>}
      </Cell>
      <Cell label="Refund Mode">
        {refund_mode}
        {refund_mode === 'Card and account credit' && (
          <div className={classes.note}>
            {dollars(card_amount)} and {dollars(credit_amount)}
          </div>
        )}
        {centsOf(row.sent_back_amount) > 0 && (
          <div className={classes.note}>
            Your bank sent back {dollars(row.sent_back_amount)}, so it’s account credit
          </div>
        )}
      </Cell>
      <Cell label="Refund Type">{row.refund_type}</Cell>
      <Cell label="Refund Reason">{row.refund_reason}</Cell>
      <Cell label="Refund Notes">{row.refund_notes === '' ? '—' : row.refund_notes}</Cell>
    </Table.Tr>
  );
}

interface CellProps {
  readonly label: (typeof COLUMNS)[number];
  readonly unbroken?: boolean;
  readonly children: ReactNode;
}

const Cell = ({ label, unbroken = false, children }: CellProps) => (
  <Table.Td role="cell" data-label={label} data-unbroken={unbroken || undefined}>
    <div>{children}</div>
  </Table.Td>
);
