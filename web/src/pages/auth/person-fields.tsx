import { SimpleGrid, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { NewPasswordFields } from '../../features/password/new-password-fields.tsx';
import { FieldGroup } from '../../ui/fields/field-group.tsx';
import { PhoneField } from '../../ui/fields/phone-field.tsx';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import type { RegistrationForm } from './registration-form.ts';
import { EMAIL_TAKEN } from './use-availability.ts';
import type { LookUps } from './use-look-ups.ts';

interface Props {
  readonly form: RegistrationForm;
  readonly lookUps: LookUps;
}

interface AccountProps extends Props {
  /** The page to return to after a login. */
  readonly referer: string | undefined;
}

/** Whether email and phone are free is shown while typing (AUTH-01). */
export function AccountFields({ form, lookUps, referer }: AccountProps) {
  const field = form.getInputProps;
  const email = form.errors['email'] ?? lookUps.email;
  return (
    <Columns>
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        {...field('email')}
        error={email === EMAIL_TAKEN ? <EmailTaken referer={referer} /> : email}
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

/** EMAIL_TAKEN with its two ways on. */
const EmailTaken = ({ referer }: { readonly referer: string | undefined }) => (
  <>
    An account with this email already exists. Please{' '}
    <TextLink
      to={paths.login}
      search={referer === undefined ? {} : { referer }}
      inherit
      underline="always"
    >
      log in
    </TextLink>
    , or{' '}
    <TextLink to={paths.forgotPassword} inherit underline="always">
      reset your password
    </TextLink>
    .
  </>
);

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
