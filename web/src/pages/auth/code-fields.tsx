import { SimpleGrid, TextInput } from '@mantine/core';
import { registrationChecks, type RegistrationForm } from './registration-form.ts';
import { useCouponLookUp, useInviteLookUp, type CodeHint } from './use-code-look-up.ts';

interface Props {
  readonly form: RegistrationForm;
  readonly token: string | null;
}

/** Both are optional; their benefit is shown while typing (AUTH-01). */
export function CodeFields({ form, token }: Props) {
  const wish = (field: 'coupon_code' | 'invite_code') => {
    const code = form.values[field];
    return { token, code, valid: registrationChecks[field](code) === null };
  };
  const coupon = useCouponLookUp(wish('coupon_code'));
  const invite = useInviteLookUp(wish('invite_code'));
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <CodeField form={form} name="coupon_code" label="Coupon code (optional)" hint={coupon} />
      <CodeField form={form} name="invite_code" label="Invite code (optional)" hint={invite} />
    </SimpleGrid>
  );
}

interface CodeFieldProps {
  readonly form: RegistrationForm;
  readonly name: 'coupon_code' | 'invite_code';
  readonly label: string;
  readonly hint: CodeHint;
}

function CodeField({ form, name, label, hint }: CodeFieldProps) {
  return (
    <TextInput
      label={label}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={hint.promise}
      descriptionProps={{ c: 'var(--good)', role: 'status' }}
      {...form.getInputProps(name)}
      error={form.errors[name] ?? hint.complaint}
    />
  );
}
