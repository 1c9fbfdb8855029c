import { Button, Stack, Text } from '@mantine/core';
import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { useEffect, useState } from 'react';
import { CallError, isRefusal, textOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/query.tsx';
import { storeVersion } from '../../api/version/version-watch.ts';
import { useFirstInvalidFocus } from '../../lib/interaction/use-first-invalid-focus.ts';
import { alertError, alertSuccess } from '../../lib/notices/alerts.ts';
import { CODE_LENGTH } from '../../ui/fields/code-boxes.tsx';
import { OutboxHint } from './outbox-hint.tsx';
import { CodeEntry } from './code-entry.tsx';
import type { Asker, CodeField, Waits } from './use-registration.ts';

/** Beside the code; the answer has the name of each code's refusal. */
const REASONS: Readonly<Record<string, string>> = {
  CodeWrong: 'That code doesn’t match.',
  CodeExpired: 'That code has expired. Please request a new one.',
  CodeTriesUsedUp: 'Too many wrong codes. Please request a new one.',
};

interface Props {
  readonly asker: Asker;
  readonly waits: Waits;
  readonly onWait: (field: CodeField, seconds: number) => void;
  /** null: the user was signed in before. */
  readonly onVerified: (user: UserData | null) => Promise<void>;
  /** What the user can do instead. */
  readonly instead: { readonly label: string; readonly act: () => void };
}

/** Both codes are sent together, because they are only accepted together (R34). */
export function CodesStep({ instead, ...given }: Props) {
  const { verify, codes, entryOf } = useCodes(given);
  const form = useFirstInvalidFocus(verify.error);
  // The step replaces a form that is longer than the screen.
  useEffect(() => {
    // With braces: newer browsers return a promise, which is no cleanup.
    window.scrollTo({ top: 0 });
  }, []);
  const isGone = isRefusal(verify.error, 'RegistrationNotStarted');
  const isMarked = verify.error instanceof CallError && hasReason(verify.error.details);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        verify.mutate({ ...given.asker, ...codes });
      }}
    >
      <Stack>
        <CodeEntry
          label="Email code"
          again="Resend email"
          call="auth.resendEmailCode"
          autoFocus
          {...entryOf('email_code')}
        />
        <CodeEntry
          label="Text message code"
          again="Resend text message"
          call="auth.resendSMSCode"
          {...entryOf('sms_code')}
        />
        {verify.isError && !isMarked && (
          <Text role="alert" c="var(--mantine-color-error)">
            {textOf(verify.error)}
          </Text>
        )}
        <OutboxHint />
        <Button
          type="submit"
          data-after-code
          size="md"
          loading={verify.isPending || verify.isSuccess}
          disabled={Object.values(codes).some(({ length }) => length < CODE_LENGTH) || isGone}
        >
          Verify
        </Button>
        <Button variant="subtle" onClick={instead.act}>
          {instead.label}
        </Button>
      </Stack>
    </form>
  );
}

function useCodes({ asker, waits, onVerified, onWait }: Omit<Props, 'instead'>) {
  const [codes, setCodes] = useState({ email_code: '', sms_code: '' });
  const [reasons, setReasons] = useState<CallError['details']>({});
  const verify = useCommand('auth.verifyEmailAndSmsCode', {
    onDone: ({ session, coupon }) => {
      if (coupon !== null) (coupon.applied ? alertSuccess : alertError)(coupon.message);
      if (session !== null) storeVersion(session.appVersion);
      void onVerified(session?.userData ?? null);
    },
    onRefused: (error) => {
      if (error instanceof CallError) setReasons(error.details);
      return true;
    },
  });
  const entryOf = (field: CodeField) => ({
    asker,
    wait: waits[field],
    onWait: (seconds: number) => onWait(field, seconds),
    value: codes[field],
    onChange: (code: string) => {
      setCodes((before) => ({ ...before, [field]: code }));
      setReasons(({ [field]: _corrected, ...others }) => others);
    },
    error: REASONS[String(reasons[field])],
  });
  return { verify, codes, entryOf };
}

const hasReason = (details: CallError['details']): boolean =>
  details['email_code'] !== undefined || details['sms_code'] !== undefined;
