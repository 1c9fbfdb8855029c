import { Button, Stack, Text } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { isRefusal, textOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/query.tsx';
import { useProfileChange } from '../../api/profile-change.ts';
import { useSession } from '../../api/session.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { AuthCard } from './auth-card.tsx';

/** Needs a click, so that a mail scanner that follows links does not use up the token. */
export function VerifyEmailPage() {
  const { token } = useSearch({ from: '/verify_email' });
  const { user } = useSession();
  const renewProfile = useProfileChange();
  const verify = useCommand('auth.verifyEmail', {
    onDone: renewProfile,
    onRefused: (error) =>
      isRefusal(error, 'VerifyLinkInvalid', 'InputInvalid', 'CharactersInvalid'),
  });
  if (verify.data?.data.password_set === 0) {
    return (
      <AuthCard
        title="Your email is verified"
        lead="To keep your account safe, we signed out all devices. Choose a password to continue."
      >
        <LinkButton to={paths.forgotPassword} size="md">
          Choose a password
        </LinkButton>
      </AuthCard>
    );
  }
  if (verify.isSuccess) {
    return (
      <AuthCard title="Your email is verified" lead="Thanks! You’re all set.">
        <LinkButton to={user === null ? paths.login : paths.home} size="md">
          {user === null ? 'Login' : 'Continue'}
        </LinkButton>
      </AuthCard>
    );
  }
  return (
    <AuthCard title="Verify your email" lead="Confirm that this is your email address.">
      <Stack>
        {verify.isError ? (
          <>
            <Text role="alert" c="var(--mantine-color-error)">
              {textOf(verify.error)}
            </Text>
            <LinkButton to={paths.profile} size="md">
              Request a new link
            </LinkButton>
          </>
        ) : (
          <Button size="md" loading={verify.isPending} onClick={() => verify.mutate({ token })}>
            Verify my email
          </Button>
        )}
      </Stack>
    </AuthCard>
  );
}
