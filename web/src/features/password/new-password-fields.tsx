import { PasswordInput } from '@mantine/core';
import type { FormFields } from '../../ui/fields/form-fields.ts';
import { PasswordMeter } from './password-meter.tsx';

interface Props<Name extends string> {
  readonly form: FormFields<Name | 'confirm_password'>;
  readonly name: Name;
  readonly label: string;
  readonly password: string;
}

/** A new password with its strength, and its repetition. */
export function NewPasswordFields<Name extends string>(props: Props<Name>) {
  const { form, name, label, password } = props;
  return (
    <>
      <div>
        <PasswordInput
          label={label}
          description="At least 8 characters"
          // Beside each other, the two inputs are level only without a hint above one of them.
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="new-password"
          mb={6}
          {...form.getInputProps(name)}
        />
        <PasswordMeter password={password} />
      </div>
      <PasswordInput
        label="Confirm password"
        autoComplete="new-password"
        {...form.getInputProps('confirm_password')}
      />
    </>
  );
}
