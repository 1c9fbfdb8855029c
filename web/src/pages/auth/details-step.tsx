import { STATES } from '@hammerdock/domain/checks/states.ts';
import {
  Button,
  Checkbox,
  NativeSelect,
  PasswordInput,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { isRefusal } from '../../api/call-error.ts';
import { useCommand } from '../../api/query.tsx';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { showFieldErrors } from './field-errors.ts';
import { PasswordMeter } from './password-meter.tsx';
import { PhoneField } from './phone-field.tsx';
import { emptyRegistration, registrationChecks } from './registration-form.ts';
import { useEmailTaken, usePhoneTaken, useUsernameTaken } from './use-availability.ts';

interface DetailsStepProps {
  readonly token: string | null;
  readonly onSent: (sent: { email: string; phone: string }) => void;
}

/** Refusals that belong beside a field. */
const TAKEN = { EmailTaken: 'email', UsernameTaken: 'username', PhoneTaken: 'phone' } as const;

export function DetailsStep({ token, onSent }: DetailsStepProps) {
  const form = useForm({
    initialValues: emptyRegistration,
    validate: registrationChecks,
    validateInputOnBlur: true,
  });
  const signup = useCommand('auth.signup', {
    onDone: onSent,
    onRefused: (error) => {
      for (const [name, field] of Object.entries(TAKEN)) {
        if (!isRefusal(error, name as keyof typeof TAKEN)) continue;
        form.setFieldError(field, error.message);
        return true;
      }
      if (isRefusal(error, 'PasswordTooCommon')) {
        form.setFieldError('password', error.message);
        return true;
      }
      return showFieldErrors(error, form.setErrors);
    },
  });
  const wish = (field: 'username' | 'email' | 'phone') => {
    const value = form.values[field];
    return { token, value, valid: registrationChecks[field](value) === null };
  };
  const usernameTaken = useUsernameTaken(wish('username'));
  const emailTaken = useEmailTaken(wish('email'));
  const phoneTaken = usePhoneTaken(wish('phone'));
  const field = form.getInputProps;
  const submit = form.onSubmit(({ terms, age_confirmed, ...values }) => {
    // Both are ticked, or the form would not have been sent.
    if (token === null || !terms || !age_confirmed) return;
    signup.mutate({ ...values, registration_token: token, country: 'US', terms, age_confirmed });
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput label="First name" autoComplete="given-name" {...field('first_name')} />
          <TextInput label="Last name" autoComplete="family-name" {...field('last_name')} />
          <TextInput
            label="Username"
            autoComplete="username"
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
          <PhoneField {...field('phone')} error={form.errors['phone'] ?? phoneTaken} />
          <NativeSelect label="Country" data={[{ value: 'US', label: 'United States' }]} />
          <div>
            <PasswordInput label="Password" autoComplete="new-password" {...field('password')} />
            <PasswordMeter password={form.values.password} />
          </div>
          <PasswordInput
            label="Confirm password"
            autoComplete="new-password"
            {...field('confirm_password')}
          />
        </SimpleGrid>
        <TextInput label="Address line 1" autoComplete="address-line1" {...field('address1')} />
        <TextInput
          label="Address line 2 (optional)"
          autoComplete="address-line2"
          {...field('address2')}
        />
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <TextInput label="City" autoComplete="address-level2" {...field('city')} />
          <NativeSelect
            label="State"
            autoComplete="address-level1"
            data={STATES.map(({ code, name }) => ({ value: code, label: name }))}
            {...field('state')}
          />
          <TextInput
            label="Zip"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
            {...field('zip')}
          />
        </SimpleGrid>
        <Checkbox label="I am 18 or older" {...field('age_confirmed', { type: 'checkbox' })} />
        <Checkbox
          label={
            <>
              I Have Read and Accepted the{' '}
              <TextLink to={paths.terms} target="_blank">
                Terms and Conditions
              </TextLink>
            </>
          }
          {...field('terms', { type: 'checkbox' })}
        />
        <Text size="sm" c="dimmed">
          Winning bids bear a buyer premium of $3 minimum or 17%, whichever is greater, and sales
          tax. There is no shipping: you collect within 4 days, or the item is auctioned again
          without a refund.
        </Text>
        <Button type="submit" size="md" loading={signup.isPending} disabled={token === null}>
          Create account
        </Button>
        <Text size="sm">
          Already registered? <TextLink to={paths.login}>Login</TextLink>
        </Text>
      </Stack>
    </form>
  );
}
