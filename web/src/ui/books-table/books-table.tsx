import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { centsOf } from '@hammerdock/domain/text/format.ts';
import tables from '../line-table.module.css';
import { Money } from '../lot/money.tsx';
import classes from './books.module.css';

interface Props {
  readonly label: string;
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

/** Keeps the table roles on a phone, where each row is a block. */
export function BooksTable({ label, columns, children }: Props) {
  return (
    <Table className={`${tables.table} ${classes.books}`} role="table" aria-label={label}>
      <Table.Thead role="rowgroup">
        <Table.Tr role="row">
          {columns.map((name) => (
            <Table.Th key={name} role="columnheader" scope="col">
              {name}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">{children}</Table.Tbody>
    </Table>
  );
}

interface CellProps {
  readonly label: string;
  readonly children: ReactNode;
}

export const BooksCell = ({ label, children }: CellProps) => (
  <Table.Td role="cell" data-label={label}>
    <div>{children}</div>
  </Table.Td>
);

/** Shows zero too. */
export const MoneyCell = ({ label, amount }: { label: string; amount: string }) => (
  <BooksCell label={label}>
    <Money cents={centsOf(amount)} />
  </BooksCell>
);

/** Empty for zero, as in books. */
export const AmountCell = ({ label, amount }: { label: string; amount: string }) => (
  <Table.Td role="cell" data-label={label} data-empty={amount === '0.00' || undefined}>
    <div>{amount === '0.00' ? '' : <Money cents={centsOf(amount)} />}</div>
  </Table.Td>
);
