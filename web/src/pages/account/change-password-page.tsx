import { Button, Paper, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { filled } from '@hammerdock/domain/checks/check.ts';
import { checkConfirmation, checkNewPassword } from '@hammerdock/domain/checks/password.ts';
import { besideFields } from '../../api/field-errors.ts';
import { useCommand } from '../../api/query.tsx';
import { useSession } from '../../api/session.ts';
import { markInvalid } from '../../lib/interaction/mark-invalid.ts';
import { NewPasswordFields } from '../../features/password/new-password-fields.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { AccountTabs } from '../../features/sidebar/account-tabs.tsx';
import { focusInvalid } from '../../lib/interaction/use-first-invalid-focus.ts';

export function ChangePasswordPage() {
  const { user } = useSession();
  const form = useForm({
    enhanceGetInputProps: markInvalid,
    initialValues: { old_password: '', new_password: '', confirm_password: '' },
    validate: {
      old_password: (text) => filled(text),
      new_password: (next, { old_password }) => checkNewPassword({ old: old_password, next }),
      confirm_password: (confirmation, { new_password }) =>
        checkConfirmation({ password: new_password, confirmation }),
    },
  });
  const change = useCommand('account.updatePassword', {
    onDone: () => form.reset(),
    onRefused: besideFields(form, {
      PasswordNeeded: 'old_password',
      PasswordNotSet: 'old_password',
      PasswordWrong: 'old_password',
      PasswordTooCommon: 'new_password',
    }),
  });
  return (
    <>
      <AccountTabs />
      <PageHead title="Change Password" />
      <Paper
        component="form"
        withBorder
        p={{ base: 'md', sm: 'lg' }}
        maw={512}
        noValidate
        onSubmit={form.onSubmit((typed) => change.mutate(typed), focusInvalid)}
      >
        {/* Lets password managers identify the account. */}
        <input type="text" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
        <Stack>
          <PasswordInput
            label="Current password"
            autoComplete="current-password"
            {...form.getInputProps('old_password')}
          />
          <NewPasswordFields
            form={form}
            name="new_password"
            label="New password"
            password={form.values.new_password}
          />
          <Button type="submit" loading={change.isPending}>
            Change Password
          </Button>
        </Stack>
      </Paper>
    </>
  );
}
