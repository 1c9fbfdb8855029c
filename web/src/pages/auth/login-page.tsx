import { Button, Checkbox, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { textOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/query.tsx';
import { useSessionChange } from '../../api/session.ts';
import { sameSitePath } from '../../lib/same-site-path.ts';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { AuthCard } from './auth-card.tsx';

const filled = (text: string): string | null => (text.trim() === '' ? 'Required' : null);

export function LoginPage() {
  const { referer } = useSearch({ from: '/login' });
  const navigate = useNavigate();
  const renewSession = useSessionChange();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '', remember_me: false },
    validate: { email: filled, password: filled },
  });
  const signin = useCommand('auth.signin', {
    onDone: async () => {
      await renewSession();
      await navigate({ to: sameSitePath(referer) ?? paths.home });
    },
    onRefused: () => true,
  });
  return (
    <AuthCard title="Login" lead="Welcome back. Sign in to bid and to collect.">
      <form noValidate onSubmit={form.onSubmit((values) => signin.mutate(values))}>
        <Stack>
          <TextInput
            label="Email or username"
            autoComplete="username"
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
          <Group justify="space-between">
            <Checkbox
              label="Remember me"
              key={form.key('remember_me')}
              {...form.getInputProps('remember_me', { type: 'checkbox' })}
            />
            <TextLink to={paths.forgotPassword} size="sm">
              Forgot password?
            </TextLink>
          </Group>
          {signin.isError ? (
            <Text role="alert" c="red.8">
              {textOf(signin.error)}
            </Text>
          ) : null}
          <Button type="submit" size="md" loading={signin.isPending}>
            Login
          </Button>
          <Text size="sm">
            New here?{' '}
            <TextLink to={paths.registration} search={referer === undefined ? {} : { referer }}>
              Register
            </TextLink>
          </Text>
        </Stack>
      </form>
    </AuthCard>
  );
}
