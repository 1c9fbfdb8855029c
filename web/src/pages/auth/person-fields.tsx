import { SimpleGrid, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { NewPasswordFields } from '../../features/password/new-password-fields.tsx';
import { FieldGroup } from '../../ui/fields/field-group.tsx';
import { PhoneField } from '../../ui/fields/phone-field.tsx';
import { registrationChecks, type RegistrationForm } from './registration-form.ts';
import { useEmailTaken, usePhoneTaken, useUsernameTaken } from './use-availability.ts';

interface Props {
  readonly form: RegistrationForm;
  readonly token: string | null;
}

/** Whether email and phone are free is shown while typing (AUTH-01). */
export function AccountFields({ form, token }: Props) {
  const emailTaken = useEmailTaken(wishOf({ form, token }, 'email'));
  const phoneTaken = usePhoneTaken(wishOf({ form, token }, 'phone'));
  const field = form.getInputProps;
  return (
    <Columns>
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        {...field('email')}
        error={form.errors['email'] ?? emailTaken}
      />
      <PhoneField label="Phone" {...field('phone')} error={form.errors['phone'] ?? phoneTaken} />
      <NewPasswordFields
        form={form}
        name="password"
        label="Password"
        password={form.values.password}
      />
    </Columns>
  );
}

export function NameFields({ form, token }: Props) {
  const usernameTaken = useUsernameTaken(wishOf({ form, token }, 'username'));
  const field = form.getInputProps;
  return (
    <FieldGroup title="Your name">
      <Columns>
        <TextInput label="First name" autoComplete="given-name" {...field('first_name')} />
        <TextInput label="Last name" autoComplete="family-name" {...field('last_name')} />
        <TextInput
          label="Username"
          description="Other bidders see its first and last letter."
          autoComplete="username"
          autoCapitalize="none"
          {...field('username')}
          error={form.errors['username'] ?? usernameTaken}
        />
      </Columns>
    </FieldGroup>
  );
}

const Columns = ({ children }: { readonly children: ReactNode }) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }}>{children}</SimpleGrid>
);

function wishOf({ form, token }: Props, field: 'username' | 'email' | 'phone') {
  const value = form.values[field];
  return { token, value, valid: registrationChecks[field](value) === null };
}
