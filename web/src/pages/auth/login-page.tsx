import { Button, Checkbox, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { filled } from '@hammerdock/domain/checks/check.ts';
import { useSearch } from '@tanstack/react-router';
import { textOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/query.tsx';
import { useSession } from '../../api/session.ts';
import { storeVersion } from '../../api/version/version-watch.ts';
import { markInvalid } from '../../lib/interaction/mark-invalid.ts';
import { useArrival } from '../../features/arrival/use-arrival.ts';
import { LinkButton, TextLink } from '../../links.tsx';
import { leadsToLot, paths } from '../../paths.ts';
import { AuthCard } from './auth-card.tsx';
import { LeadOn } from './lead-on.tsx';
import { focusInvalid } from '../../lib/interaction/use-first-invalid-focus.ts';

export function LoginPage() {
  const { referer } = useSearch({ from: '/login' });
  const { user } = useSession();
  const isForLot = leadsToLot(referer);
  const arrive = useArrival(referer);
  const form = useForm<SignIn>({
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
    <AuthCard
      title="Login"
      lead={
        isForLot
          ? 'Sign in to place your bid. We’ll take you back to the lot.'
          : 'Welcome back. Sign in to bid and pick up.'
      }
    >
      {/* Most who bid for the first time have no account. */}
      {isForLot && <RegisterLink referer={referer}>New here? Create an account</RegisterLink>}
      <form noValidate onSubmit={form.onSubmit((values) => signin.mutate(values), focusInvalid)}>
        <Stack>
          <Fields form={form} />
          {signin.isError ? (
            <Text role="alert" c="var(--mantine-color-error)">
              {textOf(signin.error)}
            </Text>
          ) : null}
          <Button type="submit" size="md" loading={signin.isPending || signin.isSuccess}>
            Login
          </Button>
          {!isForLot && (
            <>
              <Text size="sm" ta="center" mb={-8}>
                New here?
              </Text>
              <RegisterLink referer={referer}>Register</RegisterLink>
            </>
          )}
        </Stack>
      </form>
    </AuthCard>
  );
}

interface SignIn {
  email: string;
  password: string;
  remember_me: boolean;
}

const Fields = ({ form }: { form: UseFormReturnType<SignIn> }) => (
  <>
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
  </>
);

const RegisterLink = ({ referer, children }: { referer: string | undefined; children: string }) => (
  <LinkButton
    variant="default"
    size="md"
    to={paths.registration}
    search={referer === undefined ? {} : { referer }}
    replace
  >
    {children}
  </LinkButton>
);
