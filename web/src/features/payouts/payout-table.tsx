import { Table, Text } from '@mantine/core';
import type { Payout } from '@hammerdock/contract/shapes/settlement.ts';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { formatDate } from '@hammerdock/domain/time.ts';
import type { ReactNode } from 'react';
import { BooksCell, BooksTable, MoneyCell } from '../../ui/books-table/books-table.tsx';

interface Props<P extends Payout> {
  readonly payouts: readonly P[];
  /** The whole amount, unless a statement shows its part. */
  readonly amountOf?: (payout: P) => string;
  readonly renderTool?: (payout: P) => ReactNode;
}

export function PayoutTable<P extends Payout>({ payouts, amountOf, renderTool }: Props<P>) {
  return (
    <BooksTable
      label="Payments"
      columns={['Payment', 'Amount', ...(renderTool === undefined ? [] : ['Actions'])]}
    >
      {payouts.map((payout) => (
        <Table.Tr key={payout.id} role="row">
          <BooksCell label="">
            <Text>
              {payout.paid_on}, {payout.reference}
            </Text>
            {payout.account_last4 !== '' && (
              <Text size="sm" c="dimmed">
                To the account ending in {payout.account_last4}
              </Text>
            )}
            {payout.reversed_at !== null && (
              <Text size="sm" c="var(--bad)">
                Reversed {formatDate(instantOf(payout.reversed_at))}: {payout.reversal_reason}
              </Text>
            )}
          </BooksCell>
          <MoneyCell label="Amount" amount={amountOf?.(payout) ?? payout.amount} />
          {renderTool !== undefined && <BooksCell label="">{renderTool(payout)}</BooksCell>}
        </Table.Tr>
      ))}
    </BooksTable>
  );
}
