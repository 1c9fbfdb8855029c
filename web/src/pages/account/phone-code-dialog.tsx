import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { textOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/query.tsx';
import { phoneOf } from '../../lib/text/phone-of.ts';
import { CODE_LENGTH, CodeBoxes } from '../../ui/fields/code-boxes.tsx';
import { Modal } from '../../ui/layers/modal.tsx';

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
        <CodeBoxes
          label="Code from your phone"
          autoFocus
          value={code}
          onChange={setCode}
          error={verify.isError ? textOf(verify.error) : undefined}
        />
        {/* Not a form: the dialog is inside the profile's form. */}
        <Button
          data-after-code
          loading={verify.isPending}
          disabled={code.length < CODE_LENGTH}
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
