import { checkEmail } from '@hammerdock/domain/checks/email.ts';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { besideFields } from '../../api/field-errors.ts';
import { useCommand } from '../../api/query.tsx';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { AuthCard } from './auth-card.tsx';

export function ForgotPasswordPage() {
  const form = useForm({ initialValues: { email: '' }, validate: { email: checkEmail } });
  const ask = useCommand('auth.forgotPassword', {
    onRefused: besideFields(form),
  });
  return (
    <AuthCard title="Forgot password" lead="We’ll email you a link to choose a new one.">
      {ask.isSuccess ? (
        <Text role="status">
          If an account has this email, we sent it a link. It works once, for 30 minutes.
        </Text>
      ) : (
        <form noValidate onSubmit={form.onSubmit((values) => ask.mutate(values))}>
          <Stack>
            <TextInput
              label="Email"
              type="email"
              autoComplete="email"
              {...form.getInputProps('email')}
            />
            <Button type="submit" size="md" loading={ask.isPending}>
              Send link
            </Button>
          </Stack>
        </form>
      )}
      <TextLink to={paths.login} size="sm">
        Back to Login
      </TextLink>
    </AuthCard>
  );
}
