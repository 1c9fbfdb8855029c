import { Group, TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import Input from 'react-phone-number-input/input';
import { UsFlag } from './us-flag.tsx';

interface Props extends Pick<
  TextInputProps,
  'label' | 'error' | 'disabled' | 'description' | 'onBlur'
> {
  /** As stored: +14045551234. */
  readonly value?: string;
  readonly onChange: (phone: string) => void;
}

/** A phone number of the United States, formatted while typing. */
export function PhoneField({ value = '', onChange, onBlur, ...rest }: Props) {
  const { given, report, settle } = useOwnEchoes(value, onChange);
  return (
    <Input
      key={given.edition}
      country="US"
      inputComponent={TextInput}
      value={given.value}
      onChange={(phone?: string) => report(phone ?? '')}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        settle();
        onBlur?.(event);
      }}
      autoComplete="tel-national"
      inputMode="tel"
      leftSectionWidth={64}
      leftSection={
        <Group gap={6} wrap="nowrap" aria-hidden>
          <UsFlag /> +1
        </Group>
      }
      {...rest}
    />
  );
}

/**
 * The library reports a digit shortly after it was typed. Passing that value back would undo digits
 * typed meanwhile, so the field receives only values from elsewhere.
 */
function useOwnEchoes(value: string, onChange: (phone: string) => void) {
  const [given, give] = useState({ value, edition: 0 });
  const emitted = useRef(new Set([value]));
  const last = useRef(value);
  useEffect(() => {
    if (emitted.current.has(value)) return;
    emitted.current = new Set([value]);
    last.current = value;
    give(({ edition }) => ({ value, edition: edition + 1 }));
  }, [value]);
  return {
    given,
    report: (phone: string) => {
      emitted.current.add(phone);
      last.current = phone;
      onChange(phone);
    },
    /** Called when the field loses the focus: no reports are pending. */
    settle: () => {
      emitted.current = new Set([last.current]);
    },
  };
}
