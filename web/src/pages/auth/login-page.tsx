import { Button, Checkbox, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { filled } from '@hammerdock/domain/checks/check.ts';
import { useSearch } from '@tanstack/react-router';
import { textOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/query.tsx';
import { useSession } from '../../api/session.ts';
import { storeVersion } from '../../api/version/version-watch.ts';
import { markInvalid } from '../../lib/interaction/mark-invalid.ts';
import { useArrival } from '../../features/arrival/use-arrival.ts';
import { LinkButton, TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { AuthCard } from './auth-card.tsx';
import { LeadOn } from './lead-on.tsx';
import { focusInvalid } from '../../lib/interaction/use-first-invalid-focus.ts';

export function LoginPage() {
  const { referer } = useSearch({ from: '/login' });
  const { user } = useSession();
  const arrive = useArrival(referer);
  const form = useForm({
    enhanceGetInputProps: markInvalid,
    mode: 'uncontrolled',
    initialValues: { email: '', password: '', remember_me: false },
    validate: { email: (text) => filled(text), password: (text) => filled(text) },
  });
  const signin = useCommand('auth.signin', {
    onDone: ({ userData, appVersion }) => {
      storeVersion(appVersion);
      return arrive(userData);
    },
    onRefused: () => true,
  });
  // Signed in before or in another tab. The sign-in of this page may lead elsewhere.
  if (user !== null && !signin.isPending && !signin.isSuccess) return <LeadOn referer={referer} />;
  return (
    <AuthCard title="Login" lead="Welcome back. Sign in to bid and pick up.">
      <form noValidate onSubmit={form.onSubmit((values) => signin.mutate(values), focusInvalid)}>
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
            <Text role="alert" c="var(--mantine-color-error)">
              {textOf(signin.error)}
            </Text>
          ) : null}
          <Button type="submit" size="md" loading={signin.isPending || signin.isSuccess}>
            Login
          </Button>
          <Text size="sm" ta="center" mb={-8}>
            New here?
          </Text>
          <LinkButton
            variant="default"
            size="md"
            to={paths.registration}
            search={referer === undefined ? {} : { referer }}
            replace
          >
            Register
          </LinkButton>
        </Stack>
      </form>
    </AuthCard>
  );
}
