import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { filled } from '@hammerdock/domain/checks/check.ts';
import { besideFields } from '../../../api/field-errors.ts';
import { useCommand } from '../../../api/query.tsx';
import { markInvalid } from '../../../lib/interaction/mark-invalid.ts';
import { focusInvalid } from '../../../lib/interaction/use-first-invalid-focus.ts';

interface Props {
  readonly name: string;
  readonly onCancel: () => void;
}

/** The password, because the setup decides where the money goes; then on to the provider. */
export function SetupForm({ name, onCancel }: Props) {
  const form = useForm({
    enhanceGetInputProps: markInvalid,
    initialValues: { current_password: '' },
    validate: { current_password: (text) => filled(text) },
  });
  const begin = useCommand('settlements.setUpTransfers', {
    onDone: ({ url }) => window.location.assign(url),
    onRefused: besideFields(form, {
      PasswordNeeded: 'current_password',
      PasswordNotSet: 'current_password',
      PasswordWrong: 'current_password',
    }),
  });
  return (
    <form noValidate onSubmit={form.onSubmit((typed) => begin.mutate(typed), focusInvalid)}>
      <Stack gap="sm">
        <Text size="sm">You’ll leave this page, and come back here from {name}.</Text>
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('current_password')}
        />
        <Group gap="sm">
          <Button type="submit" loading={begin.isPending || begin.isSuccess}>
            Continue to {name}
          </Button>
          <Button
            variant="default"
            onClick={onCancel}
            disabled={begin.isPending || begin.isSuccess}
          >
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
