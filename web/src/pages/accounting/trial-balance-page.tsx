import { Stack, Table, Text } from '@mantine/core';
import { textOf } from '../../api/call-error.ts';
import type { Answer } from '../../api/calls.ts';
import { useCall } from '../../api/query.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { ListSkeletons } from '../../ui/states/list-skeletons.tsx';
import { ErrorState } from '../../ui/states/state-page.tsx';
import { labelOf } from './account-name.ts';
import { AccountingTabs } from './accounting-tabs.tsx';
import { AmountCell, BooksCell, BooksTable } from '../../ui/books-table/books-table.tsx';
import classes from '../../ui/books-table/books.module.css';
import { DayInput } from '../../ui/fields/day-input.tsx';

type Balance = Answer<'accounting.getTrialBalance'>;

interface Props {
  /** Today by default. */
  readonly date: string | null;
  readonly onDate: (date: string) => void;
}

/** R28: the balance of each account at the end of a day. */
export function TrialBalancePage({ date, onDate }: Props) {
  const asked = date === null ? {} : { date };
  const found = useCall('accounting.getTrialBalance', asked, { keepPrevious: true });
  return (
    <>
      <PageHead title="Trial balance" />
      <Stack gap="lg">
        <AccountingTabs current={paths.trialBalance} />
        <div className={classes.choices}>
          <DayInput label="At the end of" value={date ?? found.data?.date ?? ''} onDay={onDate} />
        </div>
        <Found found={found} />
      </Stack>
    </>
  );
}

function Found({ found }: { found: ReturnType<typeof useCall<'accounting.getTrialBalance'>> }) {
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load the trial balance"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading the trial balance" />;
  return <Balances balance={found.data} />;
}

function Balances({ balance }: { balance: Balance }) {
  const { date, accounts, debit_total, credit_total } = balance;
  return (
    <>
      {debit_total === '0.00' && credit_total === '0.00' && (
        <Text c="dimmed">Nothing was booked by this day.</Text>
      )}
      <BooksTable label="Trial balance" columns={['Account', 'Debit', 'Credit']}>
        {accounts.map(({ account, debit, credit }) => (
          <Table.Tr key={account} role="row">
            <BooksCell label="">
              <TextLink to={paths.accountLines} search={{ account, month: date.slice(0, 7) }}>
                {labelOf(account)}
              </TextLink>
            </BooksCell>
            <AmountCell label="Debit" amount={debit} />
            <AmountCell label="Credit" amount={credit} />
          </Table.Tr>
        ))}
        <Table.Tr role="row" className={classes.total}>
          <BooksCell label="">Total</BooksCell>
          <AmountCell label="Debit" amount={debit_total} />
          <AmountCell label="Credit" amount={credit_total} />
        </Table.Tr>
      </BooksTable>
    </>
  );
}
