import { Anchor, Button, Group, Modal, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { SavedBank } from '@hammerdock/contract/shapes/card.ts';
import { checkDepositCents, depositCentsIn } from '@hammerdock/domain/checks/bank.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';
import { textOf } from '../../api/call-error.ts';
import { refreshCalls, useCommand } from '../../api/query.tsx';
import { sourceName } from '../../lib/text/source-name.ts';

interface Props {
  readonly bank: SavedBank;
  readonly onClose: () => void;
}

const REFRESHES = ['cards.listSources', 'invoices.getCheckoutInvoiceDetail'] as const;

/** CARD-06: the deposits prove that the account is the buyer's. */
export function VerifyBankDialog({ bank, onClose }: Props) {
  const client = useQueryClient();
  // Its state may have changed on the provider's page.
  const close = () => {
    if (bank.verification_url !== null) void refreshCalls(client, REFRESHES);
    onClose();
  };
  return (
    <Modal opened onClose={close} title="Verify Bank Account">
      {bank.verified_by === 'code' ? (
        <CodeSteps bank={bank} onClose={close} />
      ) : (
        <AmountsForm bank={bank} onClose={close} />
      )}
    </Modal>
  );
}

function AmountsForm({ bank, onClose }: Props) {
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
  const fieldOf = (name: 'first' | 'second') => ({
    inputMode: 'decimal' as const,
    leftSection: '$0.',
    ...form.getInputProps(name),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      form.setFieldValue(name, depositCentsIn(currentTarget.value)),
  });
  return (
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
          <TextInput label="First deposit" {...fieldOf('first')} />
          <TextInput label="Second deposit" {...fieldOf('second')} />
        </SimpleGrid>
        {verify.isError && (
          <Text role="alert" c="var(--mantine-color-error)">
            {textOf(verify.error)}
          </Text>
        )}
        {bank.verification_url !== null && (
          <Text>
            Or enter them on{' '}
            <Anchor
              href={bank.verification_url}
              target="_blank"
              rel="noreferrer"
              underline="always"
            >
              our payment provider’s page
            </Anchor>
            .
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
  );
}

/** Only the provider's page accepts the code. */
function CodeSteps({ bank, onClose }: Props) {
  return (
    <Stack>
      <Text>
        We sent a deposit of one cent to {sourceName(bank)}. It arrives in one or two business days.
        Find the code that starts with SM in its description, and enter it on our payment provider’s
        page.
      </Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        {bank.verification_url !== null && (
          <Button component="a" href={bank.verification_url} target="_blank" rel="noreferrer">
            Enter the code
          </Button>
        )}
      </Group>
    </Stack>
  );
}
