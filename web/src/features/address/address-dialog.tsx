import { Button, Group, Modal, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { AddressEntry } from '@hammerdock/contract/shapes/person.ts';
import { STATES } from '@hammerdock/domain/checks/states.ts';
import { besideFields } from '../../api/field-errors.ts';
import { useCommand } from '../../api/query.tsx';
import { AddressFields } from './address-fields.tsx';
import { entryChecks, NO_ENTRY, toEntry, type Entry } from './entry.ts';
import { focusInvalid } from '../../lib/interaction/use-first-invalid-focus.ts';

interface Props {
  /** null: a new one. */
  readonly saved: AddressEntry | null;
  readonly onClose: () => void;
}

export function AddressDialog({ saved, onClose }: Props) {
  const form = useForm<Entry>({
    initialValues: saved === null ? NO_ENTRY : toEntry(saved),
    validate: entryChecks,
  });
  const change = useCommand('account.userAddress', {
    refreshes: ['account.getUserProfileDetails'],
    onDone: onClose,
    onRefused: besideFields(form),
  });
  return (
    <Modal opened onClose={onClose} title={saved === null ? 'Add new address' : 'Edit address'}>
      <form
        noValidate
        onSubmit={form.onSubmit(({ state: typed, ...entry }) => {
          const state = STATES.find(({ code }) => code === typed)?.code;
          change.mutate({ ...(saved === null ? {} : { id: saved.id }), ...entry, state });
        }, focusInvalid)}
      >
        <Stack>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput
              label="First name"
              autoComplete="given-name"
              data-autofocus
              {...form.getInputProps('first_name')}
            />
            <TextInput
              label="Last name"
              autoComplete="family-name"
              {...form.getInputProps('last_name')}
            />
          </SimpleGrid>
          <AddressFields form={form} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={change.isPending}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
