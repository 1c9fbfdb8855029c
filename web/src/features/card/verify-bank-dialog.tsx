import { Button, Group, Modal, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { SavedBank } from '@hammerdock/contract/shapes/card.ts';
import { checkDepositCents } from '@hammerdock/domain/checks/bank.ts';
import { useQueryClient } from '@tanstack/react-query';
import { textOf } from '../../api/call-error.ts';
import { refreshCalls, useCommand } from '../../api/query.tsx';
import { sourceName } from '../../lib/text/source-name.ts';

interface Props {
  readonly bank: SavedBank;
  readonly onClose: () => void;
}

const REFRESHES = ['cards.listSources', 'invoices.getCheckoutInvoiceDetail'] as const;

/** CARD-06: the amounts of the deposits prove that the account is the buyer's. */
export function VerifyBankDialog({ bank, onClose }: Props) {
  const client = useQueryClient();
  const form = useForm({
    initialValues: { first: '', second: '' },
    validate: { first: checkDepositCents, second: checkDepositCents },
  });
  const verify = useCommand('cards.verifySource', {
    refreshes: REFRESHES,
    onDone: onClose,
    onRefused: () => {
      // The last attempt changes the account's status.
      void refreshCalls(client, REFRESHES);
      return true;
    },
  });
  const field = { inputMode: 'numeric', maxLength: 2, leftSection: '$0.' } as const;
  return (
    <Modal opened onClose={onClose} title="Verify Bank Account">
      <form
        noValidate
        onSubmit={form.onSubmit(({ first, second }) =>
          verify.mutate({ source_id: bank.id, amounts: [first, second] }),
        )}
      >
        <Stack>
          <Text>
            We sent two deposits of less than $1.00 to {sourceName(bank)}. They arrive in one or two
            business days. Enter their amounts.
          </Text>
          <SimpleGrid cols={2}>
            <TextInput label="First deposit" {...field} {...form.getInputProps('first')} />
            <TextInput label="Second deposit" {...field} {...form.getInputProps('second')} />
          </SimpleGrid>
          {verify.isError && (
            <Text role="alert" c="var(--mantine-color-error)">
              {textOf(verify.error)}
            </Text>
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={verify.isPending}>
              Verify
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
