import { Button, Text } from '@mantine/core';
import { minutes, seconds } from '@hammerdock/domain/time.ts';
import { useState } from 'react';
import { useCommand } from '../../api/query.tsx';
import { useClock, useNow } from '../../lib/time/clock.tsx';
import { CodeBoxes } from '../../ui/fields/code-boxes.tsx';

interface Props {
  readonly label: string;
  readonly again: string;
  readonly call: 'auth.resendEmailCode' | 'auth.resendSMSCode';
  readonly registration_token: string;
  /** The wait before another code can be requested (R34). */
  readonly afterSeconds: number;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
  readonly autoFocus?: boolean;
}

/** The boxes of a code, and a button to send another one. */
export function CodeEntry({ again, call, registration_token, afterSeconds, ...boxes }: Props) {
  const clock = useClock();
  const [resendAt, setResendAt] = useState(() => clock.now() + seconds(afterSeconds));
  // The server's clock may be estimated a moment late.
  const wait = Math.min(resendAt - useNow(), seconds(afterSeconds));
  const send = useCommand(call, {
    onDone: ({ resend_after_seconds }) => {
      boxes.onChange('');
      setResendAt(clock.now() + seconds(resend_after_seconds));
    },
  });
  return (
    <div>
      <CodeBoxes {...boxes} />
      {wait > 0 ? (
        <Text size="sm" c="dimmed" lh="2.25rem">
          Resend in {minutesAndSeconds(wait)}
        </Text>
      ) : (
        <Button
          variant="subtle"
          size="sm"
          px={0}
          loading={send.isPending}
          onClick={() => send.mutate({ registration_token })}
        >
          {again}
        </Button>
      )}
    </div>
  );
}

/** Such as "0:58". */
function minutesAndSeconds(wait: number): string {
  const whole = Math.ceil(wait / seconds(1));
  const perMinute = minutes(1) / seconds(1);
  return `${Math.floor(whole / perMinute)}:${String(whole % perMinute).padStart(2, '0')}`;
}
