// A US phone number with its country in front; the number is written as people read it.
import { Input, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import PhoneInput from 'react-phone-number-input/input';

interface PhoneFieldProps {
  readonly value?: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly error?: ReactNode;
}

export function PhoneField({ value = '', onChange, onBlur, error }: PhoneFieldProps) {
  return (
    <PhoneInput
      country="US"
      international={false}
      withCountryCallingCode={false}
      value={value}
      onChange={(next?: string) => onChange(next ?? '')}
      inputComponent={TextInput}
      label="Phone"
      autoComplete="tel-national"
      inputMode="tel"
      leftSection={<Input.Placeholder>+1</Input.Placeholder>}
      {...(onBlur === undefined ? {} : { onBlur })}
      error={error}
    />
  );
}
