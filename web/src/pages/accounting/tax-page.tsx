import { Button, NativeSelect, Stack, Table } from '@mantine/core';
import { formatMonth, newYorkDate } from '@hammerdock/domain/time.ts';
import { FileDownIcon } from 'lucide-react';
import { textOf } from '../../api/call-error.ts';
import type { Answer } from '../../api/calls.ts';
import { useCall } from '../../api/query.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { useClock } from '../../lib/time/clock.tsx';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { ListSkeletons } from '../../ui/states/list-skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/states/state-page.tsx';
import { AccountingTabs } from './accounting-tabs.tsx';
import { AmountCell, BooksCell, BooksTable } from '../../ui/books-table/books-table.tsx';
import classes from '../../ui/books-table/books.module.css';

type Report = Answer<'accounting.getTaxReport'>;

const YEARS = 7;

interface Props {
  /** null: this year. */
  readonly year: number | null;
  readonly onYear: (year: number) => void;
}

/** Sales tax by pickup center and month. */
export function TaxPage({ year, onYear }: Props) {
  const latest = newYorkDate(useClock().now()).year;
  const shown = year ?? latest;
  const found = useCall('accounting.getTaxReport', { year: shown }, { keepPrevious: true });
  const years = Array.from({ length: YEARS }, (_, back) => latest - back);
  return (
    <>
      <PageHead title="Sales tax">
        <Button
          component="a"
          variant="default"
          leftSection={<FileDownIcon size={18} aria-hidden />}
          href={paths.taxesCsv(shown)}
          download
        >
          Download CSV
        </Button>
      </PageHead>
      <Stack gap="lg">
        <AccountingTabs current={paths.taxes} />
        <div className={classes.choices}>
          <NativeSelect
            label="Year"
            data={(years.includes(shown) ? years : [shown, ...years]).map(String)}
            value={String(shown)}
            onChange={({ currentTarget }) => onYear(Number(currentTarget.value))}
          />
        </div>
        <Found found={found} />
      </Stack>
    </>
  );
}

function Found({ found }: { found: ReturnType<typeof useCall<'accounting.getTaxReport'>> }) {
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load the tax report"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading the tax report" />;
  if (found.data.taxList.length === 0) {
    return (
      <EmptyState
        title="No sales"
        text="Nothing was sold or refunded in this year."
        action={<LinkButton to={paths.trialBalance}>See the trial balance</LinkButton>}
      />
    );
  }
  return <Months report={found.data} />;
}

const COLUMNS = [
  'Month',
  'Taxable sales',
  'Exempt sales',
  'Tax billed',
  'Voided',
  'Refunded',
  'Charged back',
  'Net tax',
];

const Months = ({ report: { taxList, net_total } }: { report: Report }) => (
  <BooksTable label="Sales tax" columns={COLUMNS}>
    {taxList.map((row) => (
      <Table.Tr key={`${row.month} ${row.center}`} role="row">
        <BooksCell label="">
          {formatMonth(row.month)} {row.center}
        </BooksCell>
        <AmountCell label="Taxable sales" amount={row.taxed_sales} />
        <AmountCell label="Exempt sales" amount={row.exempt_sales} />
        <AmountCell label="Tax billed" amount={row.billed} />
        <AmountCell label="Voided" amount={row.voided} />
        <AmountCell label="Refunded" amount={row.refunded} />
        <AmountCell label="Charged back" amount={row.charged_back} />
        <AmountCell label="Net tax" amount={row.net} />
      </Table.Tr>
    ))}
    <Table.Tr role="row" className={classes.total}>
      <BooksCell label="">Total</BooksCell>
      {COLUMNS.slice(1, -1).map((name) => (
        <AmountCell key={name} label={name} amount="0.00" />
      ))}
      <AmountCell label="Net tax" amount={net_total} />
    </Table.Tr>
  </BooksTable>
);
