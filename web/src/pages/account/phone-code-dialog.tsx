import { Button, Modal, PinInput, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { textOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/query.tsx';
import { phoneOf } from '../../lib/text/phone-of.ts';

const LENGTH = 6;

interface Props {
  readonly phone: string;
  readonly currentPassword: string;
  readonly onVerified: () => void;
  readonly onClose: () => void;
}

export function PhoneCodeDialog({ phone, currentPassword, onVerified, onClose }: Props) {
  const wish = { phone, current_password: currentPassword };
  const [code, setCode] = useState('');
  const verify = useCommand('account.verifyPhoneVerifyCode', {
    onDone: onVerified,
    onRefused: () => true,
  });
  const resend = useCommand('account.sendPhoneVerifyCode');
  return (
    <Modal opened onClose={onClose} title="Verify your phone">
      <Stack>
        <Text>
          We sent a 6-digit code to <span style={{ whiteSpace: 'nowrap' }}>{phoneOf(phone)}</span>.
        </Text>
        <PinInput
          length={LENGTH}
          type="number"
          gap={6}
          oneTimeCode
          data-autofocus
          aria-label="Code from your phone"
          value={code}
          onChange={setCode}
          error={verify.isError}
        />
        {verify.isError && (
          <Text c="var(--mantine-color-error)" role="alert">
            {textOf(verify.error)}
          </Text>
        )}
        {/* Not a form: the dialog is inside the profile's form. */}
        <Button
          loading={verify.isPending}
          disabled={code.length < LENGTH}
          onClick={() => verify.mutate({ ...wish, code })}
        >
          Verify
        </Button>
        <Button variant="subtle" loading={resend.isPending} onClick={() => resend.mutate(wish)}>
          Resend code
        </Button>
      </Stack>
    </Modal>
  );
}
