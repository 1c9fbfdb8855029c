import { checkConfirmation, checkPassword } from '@hammerdock/domain/checks/password.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { isRefusal, textOf } from '../../api/call-error.ts';
import { besideFields } from '../../api/field-errors.ts';
import { useCommand } from '../../api/query.tsx';
import { NewPasswordFields } from '../../features/password/new-password-fields.tsx';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { AuthCard } from './auth-card.tsx';

export function ResetPasswordPage() {
  const { token } = useSearch({ from: '/reset_password' });
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { new_password: '', confirm_password: '' },
    validate: {
      new_password: checkPassword,
      confirm_password: (confirmation: string, values) =>
        checkConfirmation({ password: values.new_password, confirmation }),
    },
  });
  const beside = besideFields(form, { PasswordTooCommon: 'new_password' });
  const change = useCommand('auth.changePassword', {
    onDone: () => navigate({ to: paths.login }),
    onRefused: (error) => beside(error) || isRefusal(error, 'ResetLinkInvalid'),
  });
  const isDead = isRefusal(change.error, 'ResetLinkInvalid');
  return (
    <AuthCard title="Choose a new password" lead="This signs you out on all other devices.">
      <form noValidate onSubmit={form.onSubmit((values) => change.mutate({ token, ...values }))}>
        <Stack>
          <NewPasswordFields
            form={form}
            name="new_password"
            label="New password"
            password={form.values.new_password}
          />
          {isDead ? (
            <Text role="alert" c="var(--mantine-color-error)">
              {textOf(change.error)}{' '}
              <TextLink underline="always" to={paths.forgotPassword}>
                Request a new link
              </TextLink>
            </Text>
          ) : null}
          <Button type="submit" size="md" loading={change.isPending}>
            Save password
          </Button>
        </Stack>
      </form>
    </AuthCard>
  );
}
