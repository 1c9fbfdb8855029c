import { Button, Group, Paper, PasswordInput, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { besideFields } from '../../api/field-errors.ts';
import { markInvalid } from '../../lib/interaction/mark-invalid.ts';
import { AddressFields } from '../../features/address/address-fields.tsx';
import { PhoneField } from '../../ui/fields/phone-field.tsx';
import { PhoneCodeDialog } from './phone-code-dialog.tsx';
import { checksFor, needsPassword, profileOf, type Profile } from './profile.ts';
import { useProfileSave } from './use-profile-save.ts';
import { focusInvalid } from '../../lib/interaction/use-first-invalid-focus.ts';

interface Props {
  readonly user: UserData;
  readonly onEnd: () => void;
}

const FIELD_OF = {
  UsernameTaken: 'username',
  PhoneTaken: 'phone',
  CodeSentRecently: 'phone',
  PasswordNeeded: 'current_password',
  PasswordNotSet: 'current_password',
  PasswordWrong: 'current_password',
} as const;

export function ProfileForm({ user, onEnd }: Props) {
  const form = useForm<Profile>({
    enhanceGetInputProps: markInvalid,
    initialValues: profileOf(user),
    validate: checksFor(user),
    validateInputOnBlur: true,
  });
  const onRefused = besideFields(form, FIELD_OF);
  const { busy, awaiting, save, saveRest, callOff } = useProfileSave({ user, onRefused, onEnd });
  return (
    <Paper
      component="form"
      noValidate
      withBorder
      p={{ base: 'md', sm: 'lg' }}
      maw={768}
      onSubmit={form.onSubmit(save, focusInvalid)}
    >
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label="First name"
            autoComplete="given-name"
            {...form.getInputProps('first_name')}
          />
          <TextInput
            label="Last name"
            autoComplete="family-name"
            {...form.getInputProps('last_name')}
          />
          <TextInput label="Username" autoComplete="username" {...form.getInputProps('username')} />
          <TextInput label="Email" value={user.email} readOnly disabled />
          <PhoneField
            label="Phone"
            description="We’ll text a code to a new number"
            {...form.getInputProps('phone')}
          />
        </SimpleGrid>
        <AddressFields form={form} />
        {needsPassword(form.values, user) && (
          <PasswordInput
            label="Current password"
            description="Required to change your username or phone"
            autoComplete="current-password"
            {...form.getInputProps('current_password')}
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onEnd} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Save
          </Button>
        </Group>
      </Stack>
      {awaiting !== null && (
        <PhoneCodeDialog
          phone={awaiting.phone}
          currentPassword={awaiting.current_password}
          onVerified={() => saveRest(awaiting)}
          onClose={callOff}
        />
      )}
    </Paper>
  );
}
