import { Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  checkAccountNumber,
  checkAccountRepeated,
  checkRoutingNumber,
} from '@hammerdock/domain/checks/bank.ts';
import { filled } from '@hammerdock/domain/checks/check.ts';
import { besideFields } from '../../../api/field-errors.ts';
import { useCommand } from '../../../api/query.tsx';
import { markInvalid } from '../../../lib/interaction/mark-invalid.ts';
import { focusInvalid } from '../../../lib/interaction/use-first-invalid-focus.ts';

export function BankForm({ onDone }: { onDone: () => void }) {
  const { form, save } = useBankForm(onDone);
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        ({ account_again: _again, ...typed }) => save.mutate(typed),
        focusInvalid,
      )}
    >
      <Stack gap="sm">
        <TextInput
          label="Name of the account holder"
          autoComplete="name"
          maxLength={100}
          {...form.getInputProps('holder')}
        />
        <TextInput
          label="Routing number"
          description="Nine digits, at the bottom left of a check"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          {...form.getInputProps('routing_number')}
        />
        <TextInput
          label="Account number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={17}
          {...form.getInputProps('account_number')}
        />
        <TextInput
          label="Account number again"
          inputMode="numeric"
          autoComplete="off"
          maxLength={17}
          {...form.getInputProps('account_again')}
        />
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          {...form.getInputProps('current_password')}
        />
        <Group gap="sm">
          <Button type="submit" loading={save.isPending}>
            Save bank account
          </Button>
          <Button variant="default" onClick={onDone} disabled={save.isPending}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useBankForm(onDone: () => void) {
  const form = useForm({
    enhanceGetInputProps: markInvalid,
    initialValues: {
      holder: '',
      routing_number: '',
      account_number: '',
      account_again: '',
      current_password: '',
    },
    validate: {
      holder: (text) => filled(text),
      routing_number: checkRoutingNumber,
      account_number: checkAccountNumber,
      account_again: (again, { account_number }) => checkAccountRepeated(again, account_number),
      current_password: (text) => filled(text),
    },
  });
  const save = useCommand('settlements.saveBankDetails', {
    refreshes: ['settlements.getBankDetails'],
    onDone,
    onRefused: besideFields(form, {
      PasswordNeeded: 'current_password',
      PasswordNotSet: 'current_password',
      PasswordWrong: 'current_password',
    }),
  });
  return { form, save };
}
