import { Table } from '@mantine/core';
import type { Figure } from '@hammerdock/contract/texts/receipt-figures.ts';
import { centsOf } from '@hammerdock/domain/text/format.ts';
import { Money } from '../../ui/lot/money.tsx';
import classes from './invoice.module.css';

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
