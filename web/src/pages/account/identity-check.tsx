import { Badge, Button, Group, Paper, Text, Title } from '@mantine/core';
import { kycWords } from '@hammerdock/contract/texts/kyc-words.ts';
import type { KycStatus } from '@hammerdock/contract/shapes/person.ts';
import { useEffect, useRef } from 'react';
import { textOf } from '../../api/call-error.ts';
import { useCall, useCommand } from '../../api/query.tsx';

const TEXTS: Readonly<Record<KycStatus, string>> = {
  off: '',
  none: 'Verify your identity with a photo ID. It helps us raise your bid limit.',
  pending: 'Your identity check isn’t finished yet.',
  verified: 'Your identity is verified. There’s nothing more to do.',
  failed: 'We couldn’t verify your identity. You can try again.',
};

const BUTTONS: Readonly<Partial<Record<KycStatus, string>>> = {
  none: 'Verify my identity',
  pending: 'Continue',
  failed: 'Try again',
};

/** AUTH-15: the documents are shown to the provider, on its own page. */
export function IdentityCheck() {
  const status = useCall('account.getUserProfileDetails', {}).data?.userData.kyc_status ?? 'off';
  const run = useCommand('account.runKycCheck', {
    refreshes: ['account.getUserProfileDetails'],
    onDone: ({ verification_url }) => {
      if (verification_url !== null) window.location.assign(verification_url);
    },
    onRefused: () => true,
  });
  useResultOf(status);
  if (status === 'off') return null;
  const button = BUTTONS[status];
  return (
    <Paper
      component="section"
      withBorder
      p={{ base: 'md', sm: 'lg' }}
      maw={768}
      mt="md"
      aria-labelledby="identity"
    >
      <Group gap="xs" mb="sm">
        <Title order={2} size="h4" id="identity">
          Identity
        </Title>
        <Badge color={status === 'verified' ? 'spruce' : 'gray'}>{kycWords(status)}</Badge>
      </Group>
      <Text>{TEXTS[status]}</Text>
      {run.isError && (
        <Text mt="xs" c="red" role="alert">
          {textOf(run.error)}
        </Text>
      )}
      {button !== undefined && (
        <Button mt="sm" variant="default" loading={run.isPending} onClick={() => run.mutate({})}>
          {button}
        </Button>
      )}
    </Paper>
  );
}

/** Asks once for the result of a pending check, for users who come back from the provider. */
function useResultOf(status: KycStatus): void {
  const { mutate } = useCommand('account.runKycCheck', {
    refreshes: ['account.getUserProfileDetails'],
    onRefused: () => true,
  });
  const isAsked = useRef(false);
  useEffect(() => {
    if (status !== 'pending' || isAsked.current) return;
    isAsked.current = true;
    mutate({ start: 0 });
  }, [status, mutate]);
}
