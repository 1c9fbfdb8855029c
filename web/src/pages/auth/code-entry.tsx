import { Button, Input, PinInput, Text } from '@mantine/core';
import { seconds } from '@hammerdock/domain/time.ts';
import { useState } from 'react';
import { useCommand } from '../../api/query.tsx';
import { useClock, useNow } from '../../lib/time/clock.tsx';

interface Props {
  readonly label: string;
  readonly again: string;
  readonly call: 'auth.resendEmailCode' | 'auth.resendSMSCode';
  readonly registration_token: string;
  /** The wait before another code can be requested (R34). */
  readonly afterSeconds: number;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly isWrong: boolean;
}

/** A field for six digits, and a button to send them again. */
export function CodeEntry({ label, again, call, registration_token, ...entry }: Props) {
  const clock = useClock();
  const [resendAt, setResendAt] = useState(() => clock.now() + seconds(entry.afterSeconds));
  const waitSeconds = Math.ceil((resendAt - useNow()) / seconds(1));
  const send = useCommand(call, {
    onDone: ({ resend_after_seconds }) => setResendAt(clock.now() + seconds(resend_after_seconds)),
  });
  return (
    <Input.Wrapper label={label} labelElement="div">
      <PinInput
        length={6}
        type="number"
        gap={6}
        my={4}
        oneTimeCode
        aria-label={label}
        value={entry.value}
        onChange={entry.onChange}
        error={entry.isWrong}
      />
      {waitSeconds > 0 ? (
        <Text size="sm" c="dimmed" lh="2.25rem">
          Resend in {waitSeconds} {waitSeconds === 1 ? 'second' : 'seconds'}
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
    </Input.Wrapper>
  );
}
