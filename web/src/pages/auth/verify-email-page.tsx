import { Button, Stack, Text } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { isRefusal, textOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/query.tsx';
import { useProfileChange, useSession } from '../../api/session.ts';
import { LinkButton, TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { AuthCard } from './auth-card.tsx';

/** A press of the button, so that a mail scanner that follows links does not use this one up. */
export function VerifyEmailPage() {
  const { token } = useSearch({ from: '/verify_email' });
  const { user } = useSession();
  const renewProfile = useProfileChange();
  const verify = useCommand('auth.verifyEmail', {
    onDone: renewProfile,
    onRefused: (error) => isRefusal(error, 'VerifyLinkInvalid', 'InputInvalid'),
  });
  if (verify.isSuccess) {
    return (
      <AuthCard title="Your email is verified" lead="Nothing of it stands between you and a bid.">
        <LinkButton to={user === null ? paths.login : paths.home} size="md">
          {user === null ? 'Login' : 'Go on'}
        </LinkButton>
      </AuthCard>
    );
  }
  return (
    <AuthCard title="Verify your email" lead="One press, and we know that our letters reach you.">
      <Stack>
        {verify.isError && (
          <Text role="alert" c="var(--mantine-color-error)">
            {textOf(verify.error)}{' '}
            <TextLink underline="always" to={paths.profile}>
              Ask for another link
            </TextLink>
          </Text>
        )}
        <Button
          size="md"
          loading={verify.isPending}
          disabled={verify.isError}
          onClick={() => verify.mutate({ token })}
        >
          Verify my email
        </Button>
      </Stack>
    </AuthCard>
  );
}
