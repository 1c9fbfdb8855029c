import { TextInput, type TextInputProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import Input from 'react-phone-number-input/input-min';

interface Props extends Pick<TextInputProps, 'label' | 'error' | 'disabled' | 'description'> {
  /** As stored: +14045551234. */
  readonly value: string;
  readonly onChange: (phone: string) => void;
  readonly onBlur?: () => void;
}

/** A number of the United States (R51): the flag says so, and the ten digits are set as one types. */
export function PhoneField({ value, onChange, ...rest }: Props) {
  return (
    <Input
      country="US"
      inputComponent={Box}
      value={value}
      onChange={(phone) => onChange(phone ?? '')}
      {...rest}
    />
  );
}

function Box(props: ComponentPropsWithRef<'input'>) {
  return (
    <TextInput
      {...(props as TextInputProps)}
      type="tel"
      autoComplete="tel-national"
      withAsterisk
      leftSectionWidth={64}
      leftSection={
        <span>
          <span aria-hidden>🇺🇸</span> +1
        </span>
      }
    />
  );
}
