import { Table } from '@mantine/core';
import { centsOf } from '../../lib/text/format.ts';
import { Money } from '../../ui/lot/money.tsx';
import classes from './invoice.module.css';

export interface Figure {
  readonly label: string;
  readonly amount: string;
  /** The total, which is emphasized. */
  readonly strong?: boolean;
}

export function Figures({ figures, label }: { figures: readonly Figure[]; label: string }) {
  return (
    <Table className={classes.figures} aria-label={label}>
      <Table.Tbody>
        {figures.map((figure) => (
          <Table.Tr key={figure.label} data-strong={figure.strong === true || undefined}>
            <Table.Th scope="row">{figure.label}</Table.Th>
            <Table.Td>
              <Money cents={centsOf(figure.amount)} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
