import { Button, Loader, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CallError } from '../../../../api/call-error.ts';
import { useCall, useCommand } from '../../../../api/query.tsx';
import { useProfileChange } from '../../../../api/profile-change.ts';
import { useSession } from '../../../../api/session.ts';
import { Actions } from './actions.tsx';
import type { RemedyProps } from './remedy.ts';

export function VerifyEmail({ onClose, onResolved }: RemedyProps) {
  const email = useSession().user?.email ?? '';
  const renewProfile = useProfileChange();
  const [code, setCode] = useState('');
  const [complaint, setComplaint] = useState<string | null>(null);
  const profile = useCall('account.getUserProfileDetails', {});
  const send = useCommand('auth.sendEmailVerifyCode');
  const wasSent = send.isSuccess || profile.data?.userData.email_code_sent === 1;
  const verify = useCommand('auth.verifyEmailVerifyCode', {
    onDone: async () => {
      await renewProfile();
      onResolved();
    },
    onRefused: (error) => {
      if (!(error instanceof CallError)) return false;
      setComplaint(error.fieldErrors['code'] ?? error.message);
      return true;
    },
  });
  if (profile.isPending) return <Loader aria-label="Loading your account" />;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        verify.mutate({ email, code });
      }}
    >
      <Text>You need a verified email to bid.</Text>
      <Text mt="xs">
        {wasSent
          ? `We sent a 6-digit code to ${email}.`
          : `We’ll email a 6-digit code to ${email}.`}
      </Text>
      <Button
        mt="sm"
        variant="light"
        loading={send.isPending}
        onClick={() => send.mutate({ email })}
      >
        {wasSent ? 'Send a new code' : 'Send code'}
      </Button>
      <TextInput
        mt="md"
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        error={complaint}
        onChange={({ currentTarget }) => {
          setCode(currentTarget.value);
          setComplaint(null);
        }}
      />
      <Actions onClose={onClose}>
        <Button type="submit" loading={verify.isPending}>
          Verify
        </Button>
      </Actions>
    </form>
  );
}
