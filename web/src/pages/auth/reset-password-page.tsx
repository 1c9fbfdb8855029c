import { checkConfirmation, checkPassword } from '@hammerdock/domain/checks/password.ts';
import { Button, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { textOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/query.tsx';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { AuthCard } from './auth-card.tsx';
import { showFieldErrors } from './field-errors.ts';
import { PasswordMeter } from './password-meter.tsx';

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
  const change = useCommand('auth.changePassword', {
    onDone: () => navigate({ to: paths.login }),
    onRefused: (error) => {
      showFieldErrors(error, form.setErrors);
      return true;
    },
  });
  return (
    <AuthCard title="Choose a new password" lead="All other sessions of your account end.">
      <form noValidate onSubmit={form.onSubmit((values) => change.mutate({ token, ...values }))}>
        <Stack>
          <div>
            <PasswordInput
              label="New password"
              autoComplete="new-password"
              {...form.getInputProps('new_password')}
            />
            <PasswordMeter password={form.values.new_password} />
          </div>
          <PasswordInput
            label="Confirm password"
            autoComplete="new-password"
            {...form.getInputProps('confirm_password')}
          />
          {change.isError ? (
            <Text role="alert" c="red.8">
              {textOf(change.error)} <TextLink to={paths.forgotPassword}>Ask again</TextLink>
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
