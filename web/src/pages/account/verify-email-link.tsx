import { Button, Text } from '@mantine/core';
import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { useCommand } from '../../api/query.tsx';

/** AUTH-07: for users who have not verified their email. */
export function VerifyEmailLink({ user }: { user: UserData }) {
  if (user.email_verified === 1) return null;
  return (
    <div>
      <Text mb="xs">Your email isn’t verified yet. Verify it to bid and to hear when you win.</Text>
      <VerifyLinkButton />
    </div>
  );
}

export function VerifyLinkButton() {
  const send = useCommand('account.sendEmailVerifyLink');
  return (
    <Button
      variant="light"
      loading={send.isPending}
      disabled={send.isSuccess}
      onClick={() => send.mutate({})}
    >
      {send.isSuccess ? 'Check your email for the link' : 'Email me a verification link'}
    </Button>
  );
}
