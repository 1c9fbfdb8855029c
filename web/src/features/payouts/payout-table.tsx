import { Table, Text } from '@mantine/core';
import type { Payout } from '@hammerdock/contract/shapes/settlement.ts';
import { paidOn, TRANSFER_PROBLEM } from '@hammerdock/contract/texts/settlement-words.ts';
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
              {paidOn(payout)}, {payout.reference}
            </Text>
            {payout.account_last4 !== '' && (
              <Text size="sm" c="dimmed">
                To the account ending in {payout.account_last4}
              </Text>
            )}
            {payout.transfer !== null && (
              <TransferState transfer={payout.transfer} forAdmin={renderTool !== undefined} />
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

interface TransferProps {
  readonly transfer: NonNullable<Payout['transfer']>;
  readonly forAdmin: boolean;
}

function TransferState({ transfer, forAdmin }: TransferProps) {
  const { provider_name: name, state, problem, reversal_refused } = transfer;
  if (problem !== null) {
    return (
      <Text size="sm" c="var(--bad)">
        Not made: {TRANSFER_PROBLEM[problem]}
      </Text>
    );
  }
  const isOpen = state === 'pending' || state === 'reversing';
  return (
    <>
      <Text size="sm" c="dimmed">
        With {name}
      </Text>
      {isOpen && (
        <Text size="sm" fw={600}>
          {state === 'pending'
            ? `On its way: ${name} hasn’t confirmed it yet`
            : `Being taken back: ${name} hasn’t confirmed it yet`}
        </Text>
      )}
      {forAdmin && reversal_refused && state === 'succeeded' && (
        <Text size="sm" c="var(--bad)">
          Couldn’t be taken back: the seller’s balance doesn’t cover it
        </Text>
      )}
    </>
  );
}
