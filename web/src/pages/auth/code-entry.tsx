import { Button, Group, Text } from '@mantine/core';
import { minutes, seconds } from '@hammerdock/domain/time.ts';
import { useRef } from 'react';
import { useNow } from '../../lib/time/clock.tsx';
import { CodeBoxes } from '../../ui/fields/code-boxes.tsx';
import type { Asker } from './use-registration.ts';
import { leftOf, useResend, type Wait } from './use-resend.ts';

interface Props {
  readonly label: string;
  readonly again: string;
  readonly call: 'auth.resendEmailCode' | 'auth.resendSMSCode';
  readonly asker: Asker;
  readonly wait: Wait;
  readonly onWait: (seconds: number) => void;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
  readonly autoFocus?: boolean;
}

/** The boxes of a code, and a button to send another one. */
export function CodeEntry({ again, call, asker, wait, onWait, ...boxes }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const onSent = () => {
    boxes.onChange('');
    root.current?.querySelector<HTMLElement>('[data-code-box]')?.focus();
  };
  const send = useResend({ call, onSent, onWait });
  const left = leftOf(wait, useNow());
  return (
    <div ref={root}>
      <CodeBoxes {...boxes} />
      {/* Of one height, so that nothing moves when the wait begins or ends. */}
      <Group mih="var(--control-height)">
        {left > 0 ? (
          <Text size="sm" c="dimmed">
            Resend in {minutesAndSeconds(left)}
          </Text>
        ) : (
          <Button
            variant="subtle"
            size="sm"
            px={0}
            loading={send.isPending}
            onClick={() => send.mutate(asker)}
          >
            {again}
          </Button>
        )}
      </Group>
    </div>
  );
}

/** Such as "0:58". */
function minutesAndSeconds(left: number): string {
  const whole = Math.ceil(left / seconds(1));
  const perMinute = minutes(1) / seconds(1);
  return `${Math.floor(whole / perMinute)}:${String(whole % perMinute).padStart(2, '0')}`;
}
