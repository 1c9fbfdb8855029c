import { PasswordInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { PasswordMeter } from './password-meter.tsx';

interface Props<Key extends string> {
  readonly form: Pick<UseFormReturnType<Record<Key | 'confirm_password', string>>, 'key'> & {
    readonly getInputProps: (path: Key | 'confirm_password') => Record<string, unknown>;
  };
  readonly name: Key;
  readonly label: string;
  readonly password: string;
}

/** A password, how good it is, and the same again. */
export function NewPasswordFields<Key extends string>({ form, name, label, password }: Props<Key>) {
  return (
    <>
      <PasswordInput
        label={label}
        description="At least 8 characters"
        autoComplete="new-password"
        withAsterisk
        {...form.getInputProps(name)}
      />
      <PasswordMeter password={password} />
      <PasswordInput
        label="Confirm password"
        autoComplete="new-password"
        withAsterisk
        {...form.getInputProps('confirm_password')}
      />
    </>
  );
}
