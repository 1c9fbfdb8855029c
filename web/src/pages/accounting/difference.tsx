import { Button, Paper, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { filled } from '@hammerdock/domain/checks/check.ts';
import { countOf, dollars, instantOf } from '@hammerdock/domain/text/format.ts';
import { formatDateTime } from '@hammerdock/domain/time.ts';
import type { Answer } from '../../api/calls.ts';
import { besideFields } from '../../api/field-errors.ts';
import { useCommand } from '../../api/query.tsx';
import { useClock } from '../../lib/time/clock.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { labelOf } from './account-name.ts';
import classes from './difference.module.css';

type Row = Answer<'accounting.listDifferences'>['differenceList'][number];

export function Difference({ difference }: { difference: Row }) {
  const { kind, subject, gateway_id, found_at, closed_at } = difference;
  return (
    <Paper
      component="article"
      withBorder
      p="md"
      className={classes.difference}
      aria-label={`${labelOf(kind)} ${subject}`}
    >
      <div>
        <Text fw={600}>{labelOf(kind)}</Text>
        <Text size="sm">{subject}</Text>
        {gateway_id !== '' && gateway_id !== subject && <Text size="sm">{gateway_id}</Text>}
        <Age foundAt={found_at} closedAt={closed_at} />
      </div>
      <FactList
        facts={[
          ['Provider', dollars(difference.provider_amount)],
          ['Our records', dollars(difference.store_amount)],
          ['Ledger', dollars(difference.ledger_amount)],
        ]}
      />
      {closed_at === null ? <CloseForm difference={difference} /> : <Closed row={difference} />}
    </Paper>
  );
}

function Age({ foundAt, closedAt }: { foundAt: string; closedAt: string | null }) {
  const days = Math.floor((useClock().now() - instantOf(foundAt)) / 86_400_000);
  const age = days <= 0 ? 'today' : countOf(days, 'day ago', 'days ago');
  return (
    <Text size="sm" c="dimmed">
      Found {formatDateTime(instantOf(foundAt))}
      {closedAt === null && ` (${age})`}
    </Text>
  );
}

const Closed = ({ row }: { row: Row }) => (
  <div>
    <Text size="sm" c="dimmed">
      Closed {row.closed_at === null ? '' : formatDateTime(instantOf(row.closed_at))}
      {row.closed_by !== '' && ` by ${row.closed_by}`}
    </Text>
    <Text>{row.note === '' ? 'The amounts agree again.' : row.note}</Text>
  </div>
);

function CloseForm({ difference: { id, kind, subject } }: { difference: Row }) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { note: '' },
    validate: { note: (text) => filled(text) },
  });
  const close = useCommand('accounting.closeDifference', {
    refreshes: ['accounting.listDifferences'],
    onRefused: besideFields(form),
  });
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit(({ note }) => close.mutate({ id, note }))}
    >
      <TextInput
        label="Note"
        maxLength={500}
        key={form.key('note')}
        {...form.getInputProps('note')}
      />
      <Button
        type="submit"
        variant="default"
        loading={close.isPending}
        aria-label={`Close ${kind} ${subject}`}
      >
        Close
      </Button>
    </form>
  );
}
