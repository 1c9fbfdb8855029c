import { NativeSelect, Stack, Table } from '@mantine/core';
import { formatDateTime } from '@hammerdock/domain/time.ts';
import { textOf } from '../../api/call-error.ts';
import type { Answer } from '../../api/calls.ts';
import { useCall } from '../../api/query.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import type { PageAddress } from '../../lib/address/page-address.ts';
import { dollars, instantOf } from '@hammerdock/domain/text/format.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Pages } from '../../ui/pages.tsx';
import { ListSkeletons } from '../../ui/states/list-skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/states/state-page.tsx';
import { ACCOUNT_CHOICES, labelOf, type AccountName } from './account-name.ts';
import { AccountingTabs } from './accounting-tabs.tsx';
import { AmountCell, BooksCell, BooksTable } from '../../ui/books-table/books-table.tsx';
import classes from '../../ui/books-table/books.module.css';
import { MonthSelect } from './month-select.tsx';

const PER_PAGE = 20;

export interface LinesAddress extends PageAddress {
  readonly account?: AccountName;
  /** This month by default. */
  readonly month?: string;
}

interface Props {
  readonly address: LinesAddress;
  readonly onChange: (address: LinesAddress) => void;
}

/** R28: the lines of an account in a month. */
export function AccountLinesPage({ address, onChange }: Props) {
  const { account = 'gateway clearing', month, page = 1 } = address;
  const found = useCall(
    'accounting.listAccountLines',
    { account, ...(month === undefined ? {} : { month }), page, limit: PER_PAGE },
    { keepPrevious: true },
  );
  return (
    <>
      <PageHead title="Account lines" />
      <Stack gap="lg">
        <AccountingTabs current={paths.accountLines} />
        <div className={classes.choices}>
          <NativeSelect
            label="Account"
            data={ACCOUNT_CHOICES}
            value={account}
            onChange={({ currentTarget }) =>
              // The options are the accounts.
              onChange({ ...address, account: currentTarget.value as AccountName, page: 1 })
            }
          />
          <MonthSelect
            month={month ?? null}
            onMonth={(next) => onChange({ ...address, month: next, page: 1 })}
          />
        </div>
        <Found found={found} />
        <Pages
          page={page}
          perPage={PER_PAGE}
          count={found.data?.lineCount ?? 0}
          onChange={(next) => onChange({ ...address, page: next })}
        />
      </Stack>
    </>
  );
}

function Found({ found }: { found: ReturnType<typeof useCall<'accounting.listAccountLines'>> }) {
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load the lines"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading the lines" />;
  const { opening, closing, lineList } = found.data;
  if (lineList.length === 0) {
    return (
      <EmptyState
        title="No lines"
        text={`Nothing was booked here in this month. The balance is ${balanceText(opening)}.`}
        action={<LinkButton to={paths.trialBalance}>See the trial balance</LinkButton>}
      />
    );
  }
  return (
    <>
      <FactList
        facts={[
          ['Balance before', balanceText(opening)],
          ['Balance after', balanceText(closing)],
        ]}
      />
      <Lines lines={lineList} />
    </>
  );
}

const COLUMNS = ['Booked', 'Kind', 'Receipt', 'User', 'Debit', 'Credit'];

const Lines = ({ lines }: { lines: Answer<'accounting.listAccountLines'>['lineList'] }) => (
  <BooksTable label="Account lines" columns={COLUMNS}>
    {lines.map(({ id, booked_at, kind, receipt_no, username, debit, credit }) => (
      <Table.Tr key={id} role="row">
        <BooksCell label="">{formatDateTime(instantOf(booked_at))}</BooksCell>
        <BooksCell label="Kind">{labelOf(kind)}</BooksCell>
        <BooksCell label="Receipt">{receipt_no === '' ? '—' : receipt_no}</BooksCell>
        <BooksCell label="User">{username === '' ? '—' : username}</BooksCell>
        <AmountCell label="Debit" amount={debit} />
        <AmountCell label="Credit" amount={credit} />
      </Table.Tr>
    ))}
  </BooksTable>
);

/** "$12.00 credit" */
function balanceText({ debit, credit }: { debit: string; credit: string }): string {
  if (debit === '0.00' && credit === '0.00') return '$0.00';
  return debit === '0.00' ? `${dollars(credit)} credit` : `${dollars(debit)} debit`;
}
