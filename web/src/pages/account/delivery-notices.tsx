import { Alert, Stack, Text } from '@mantine/core';
import type { Answer } from '../../api/calls.ts';
import { useSession } from '../../api/session.ts';
import { VerifyLinkButton } from './verify-email-link.tsx';

type Found = Pick<Answer<'notifications.getUserNotification'>, 'email_fault' | 'texts_stopped'>;

/** Why notifications do not arrive, and how the user changes that. */
export function DeliveryNotices({ email_fault: fault, texts_stopped: stopped }: Found) {
  const { user } = useSession();
  if (user === null || (fault === null && !stopped)) return null;
  return (
    <Stack gap="md" mb="lg" maw="48rem">
      {fault !== null && (
        <Alert color="amber" title="You aren’t getting our emails">
          <Text inherit mb="sm">
            {fault === 'bounced'
              ? `An email to ${user.email} came back as undeliverable.`
              : `An email to ${user.email} was reported as spam.`}{' '}
            Until you verify this address again, we only send emails about your account’s security
            to it.
          </Text>
          <VerifyLinkButton />
        </Alert>
      )}
      {stopped && (
        <Alert color="amber" title="Texts are stopped">
          {user.phone} replied STOP, so we don’t text it. Reply START to our last text to get texts
          again.
        </Alert>
      )}
    </Stack>
  );
}
