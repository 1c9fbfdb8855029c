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

/** A number of the United States: the flag says so, and the ten digits are set as one types. */
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
 * The library tells of a digit a moment after it was typed. Its own word coming back to it then
 * would undo the digits typed meanwhile, so it is given only what comes from elsewhere.
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
    /** Nobody types any more, so nothing is on its way. */
    settle: () => {
      emitted.current = new Set([last.current]);
    },
  };
}
