import { Button, Stack, Text } from '@mantine/core';
import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { useState } from 'react';
import { isRefusal, textOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/query.tsx';
import { storeVersion } from '../../api/version/version-watch.ts';
import { alertError, alertSuccess } from '../../lib/notices/alerts.ts';
import { OutboxHint } from './outbox-hint.tsx';
import { CodeEntry } from './code-entry.tsx';
import type { OpenRegistration } from './use-registration.ts';

const LENGTH = 6;

interface Props {
  readonly registration: OpenRegistration;
  readonly onVerified: (user: UserData) => Promise<void>;
  readonly onStartAgain: () => void;
}

/** Both codes are sent together, because they are only accepted together (R34). */
export function CodesStep({ registration, onVerified, onStartAgain }: Props) {
  const { token: registration_token, sent } = registration;
  const [email_code, setEmailCode] = useState('');
  const [sms_code, setSmsCode] = useState('');
  const verify = useCommand('auth.verifyEmailAndSmsCode', {
    onDone: ({ session, coupon }) => {
      if (coupon !== null) (coupon.applied ? alertSuccess : alertError)(coupon.message);
      if (session === null) return;
      storeVersion(session.appVersion);
      void onVerified(session.userData);
    },
    onRefused: () => true,
  });
  const isGone = isRefusal(verify.error, 'RegistrationNotStarted');
  const entry = {
    registration_token,
    afterSeconds: sent.resend_after_seconds,
    isWrong: verify.isError,
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        verify.mutate({ registration_token, email_code, sms_code });
      }}
    >
      <Stack>
        <CodeEntry
          label="Email code"
          again="Resend email"
          call="auth.resendEmailCode"
          value={email_code}
          onChange={setEmailCode}
          {...entry}
        />
        <CodeEntry
          label="Text message code"
          again="Resend text message"
          call="auth.resendSMSCode"
          value={sms_code}
          onChange={setSmsCode}
          {...entry}
        />
        {verify.isError && (
          <Text role="alert" c="var(--mantine-color-error)">
            {textOf(verify.error)}
          </Text>
        )}
        <OutboxHint />
        <Button
          type="submit"
          size="md"
          loading={verify.isPending || verify.isSuccess}
          disabled={email_code.length < LENGTH || sms_code.length < LENGTH || isGone}
        >
          Verify
        </Button>
        <Button variant="subtle" onClick={onStartAgain}>
          Start over
        </Button>
      </Stack>
    </form>
  );
}
