import { Group, TextInput, type TextInputProps } from '@mantine/core';
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
export function PhoneField({ value = '', onChange, ...rest }: Props) {
  return (
    <Input
      country="US"
      inputComponent={TextInput}
      value={value}
      onChange={(phone?: string) => onChange(phone ?? '')}
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
