import { SimpleGrid, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { NewPasswordFields } from '../../features/password/new-password-fields.tsx';
import { FieldGroup } from '../../ui/fields/field-group.tsx';
import { PhoneField } from '../../ui/fields/phone-field.tsx';
import type { RegistrationForm } from './registration-form.ts';
import type { LookUps } from './use-look-ups.ts';

interface Props {
  readonly form: RegistrationForm;
  readonly lookUps: LookUps;
}

/** Whether email and phone are free is shown while typing (AUTH-01). */
export function AccountFields({ form, lookUps }: Props) {
  const field = form.getInputProps;
  return (
    <Columns>
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        {...field('email')}
        error={form.errors['email'] ?? lookUps.email}
      />
      <PhoneField label="Phone" {...field('phone')} error={form.errors['phone'] ?? lookUps.phone} />
      <NewPasswordFields
        form={form}
        name="password"
        label="Password"
        password={form.values.password}
      />
    </Columns>
  );
}

export function NameFields({ form, lookUps }: Props) {
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
          error={form.errors['username'] ?? lookUps.username}
        />
      </Columns>
    </FieldGroup>
  );
}

const Columns = ({ children }: { readonly children: ReactNode }) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }}>{children}</SimpleGrid>
);
