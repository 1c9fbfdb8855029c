import { Button, Group, Stack, Text } from '@mantine/core';
import { dayOf, monthOf, writeDay } from '@hammerdock/domain/accounting/calendar.ts';
import { FileDownIcon } from 'lucide-react';
import { useState } from 'react';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { useClock } from '../../lib/time/clock.tsx';
import { paths } from '../../paths.ts';
import { AccountingTabs } from './accounting-tabs.tsx';
import classes from '../../ui/books-table/books.module.css';
import { DayInput } from '../../ui/fields/day-input.tsx';

/** Downloads of the journals for an accountant. */
export function ExportPage() {
  const now = useClock().now();
  const [from, setFrom] = useState(writeDay(monthOf(now)));
  const [to, setTo] = useState(writeDay(dayOf(now)));
  const range = { from, to };
  return (
    <>
      <PageHead title="Export" />
      <Stack gap="lg">
        <AccountingTabs current={paths.booksExport} />
        <Text>Every line of the journals in this period, Eastern Time, for an accountant.</Text>
        <div className={classes.choices}>
          <DayInput label="From" value={from} onDay={setFrom} />
          <DayInput label="Through" value={to} onDay={setTo} />
        </div>
        {from > to && (
          <Text c="var(--bad)" role="alert">
            The first day is after the last one.
          </Text>
        )}
        <Group gap="sm">
          <Download label="Download CSV" href={paths.journals('csv', range)} />
          <Download label="Download for ledger or hledger" href={paths.journals('ledger', range)} />
        </Group>
      </Stack>
    </>
  );
}

const Download = ({ label, href }: { label: string; href: string }) => (
  <Button
    component="a"
    variant="default"
    leftSection={<FileDownIcon size={18} aria-hidden />}
    href={href}
    download
  >
    {label}
  </Button>
);
