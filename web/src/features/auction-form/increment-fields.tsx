import { ActionIcon, Button, Fieldset, Stack, Switch, Table, Text, TextInput } from '@mantine/core';
import { dollars } from '@hammerdock/domain/text/format.ts';
import { DEFAULT_INCREMENTS, INCREMENT_ROWS_MAX } from '@hammerdock/domain/bidding/increments.ts';
import { Trash2Icon } from 'lucide-react';
import { incrementValuesOf } from './auction-values.ts';
import classes from './auction-form.module.css';
import type { AuctionForm } from './use-auction-form.ts';

/** R5: the standard table, or one of the auction's own. */
export function IncrementFields({ form }: { form: AuctionForm }) {
  const { ownIncrements } = form.values;
  return (
    <Fieldset legend="Bid increments">
      <Stack gap="sm">
        <Switch
          label="Use a table of my own"
          description="Otherwise the store’s standard increments apply."
          {...form.getInputProps('ownIncrements', { type: 'checkbox' })}
        />
        {ownIncrements ? <OwnTable form={form} /> : <StandardTable />}
      </Stack>
    </Fieldset>
  );
}

const StandardTable = () => (
  <Table className={classes.increments} aria-label="Standard increments">
    <TableHead />
    <Table.Tbody>
      {incrementValuesOf(DEFAULT_INCREMENTS).map(({ from, step }) => (
        <Table.Tr key={from}>
          <Table.Td>{dollars(from)}</Table.Td>
          <Table.Td>{dollars(step)}</Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);

function OwnTable({ form }: { form: AuctionForm }) {
  const rows = form.values.increments;
  return (
    <>
      <Text size="sm" c="dimmed">
        Each row applies from its price up to the next row.
      </Text>
      <Table className={classes.increments} aria-label="Own increments">
        <TableHead removable />
        <Table.Tbody>
          {rows.map((_, row) => (
            <Table.Tr key={row}>
              <Table.Td>
                <TextInput
                  aria-label={`Row ${row + 1}: price from`}
                  inputMode="decimal"
                  {...form.getInputProps(`increments.${row}.from`)}
                />
              </Table.Td>
              <Table.Td>
                <TextInput
                  aria-label={`Row ${row + 1}: increment`}
                  inputMode="decimal"
                  {...form.getInputProps(`increments.${row}.step`)}
                />
              </Table.Td>
              <Table.Td className={classes.remove}>
                <ActionIcon
                  variant="default"
                  aria-label={`Remove row ${row + 1}`}
                  disabled={rows.length === 1}
                  onClick={() => form.removeListItem('increments', row)}
                >
                  <Trash2Icon size={18} />
                </ActionIcon>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Button
        variant="default"
        disabled={rows.length >= INCREMENT_ROWS_MAX}
        onClick={() => form.insertListItem('increments', { from: '', step: '' })}
      >
        Add row
      </Button>
    </>
  );
}

const TableHead = ({ removable = false }: { removable?: boolean }) => (
  <Table.Thead>
    <Table.Tr>
      <Table.Th scope="col">Price from ($)</Table.Th>
      <Table.Th scope="col">Increment ($)</Table.Th>
      {removable && <Table.Th scope="col" aria-label="Remove" />}
    </Table.Tr>
  </Table.Thead>
);
