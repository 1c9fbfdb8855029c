import { SimpleGrid, TextInput } from '@mantine/core';
import { PhoneField } from '../../ui/fields/phone-field.tsx';
import { registrationChecks, type RegistrationForm } from './registration-form.ts';
import { useEmailTaken, usePhoneTaken, useUsernameTaken } from './use-availability.ts';

interface Props {
  readonly form: RegistrationForm;
  readonly token: string | null;
}

/** The personal fields; whether name, email and phone are free is shown while typing (AUTH-01). */
export function PersonFields({ form, token }: Props) {
  const wish = (field: 'username' | 'email' | 'phone') => {
    const value = form.values[field];
    return { token, value, valid: registrationChecks[field](value) === null };
  };
  const usernameTaken = useUsernameTaken(wish('username'));
  const emailTaken = useEmailTaken(wish('email'));
  const phoneTaken = usePhoneTaken(wish('phone'));
  const field = form.getInputProps;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput label="First name" autoComplete="given-name" {...field('first_name')} />
      <TextInput label="Last name" autoComplete="family-name" {...field('last_name')} />
      <TextInput
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        {...field('username')}
        error={form.errors['username'] ?? usernameTaken}
      />
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        {...field('email')}
        error={form.errors['email'] ?? emailTaken}
      />
      <PhoneField label="Phone" {...field('phone')} error={form.errors['phone'] ?? phoneTaken} />
    </SimpleGrid>
  );
}
