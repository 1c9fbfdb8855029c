import { Anchor, SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { RegistrationForm } from './registration-form.ts';
import type { CodeHint } from './use-code-look-up.ts';
import type { LookUps } from './use-look-ups.ts';

interface Props {
  readonly form: RegistrationForm;
  readonly lookUps: LookUps;
}

/** Both are optional, so a button or a code opens them; the benefit is shown while typing. */
export function CodeFields({ form, lookUps }: Props) {
  const [wasPressed, setPressed] = useState(false);
  const [hadCodes, setHadCodes] = useState(false);
  // From the page's link, or typed before a reload.
  const hasCodes = form.values.coupon_code !== '' || form.values.invite_code !== '';
  if (hasCodes && !hadCodes) setHadCodes(true);
  if (!wasPressed && !hasCodes && !hadCodes) {
    return (
      <Anchor
        component="button"
        type="button"
        underline="always"
        py={6}
        style={{ alignSelf: 'start' }}
        onClick={() => setPressed(true)}
      >
        Have a coupon or invite?
      </Anchor>
    );
  }
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <CodeField
        form={form}
        name="coupon_code"
        label="Coupon code (optional)"
        hint={lookUps.coupon_code}
        autoFocus={wasPressed}
      />
      <CodeField
        form={form}
        name="invite_code"
        label="Invite code (optional)"
        hint={lookUps.invite_code}
      />
    </SimpleGrid>
  );
}

interface CodeFieldProps {
  readonly form: RegistrationForm;
  readonly name: 'coupon_code' | 'invite_code';
  readonly label: string;
  readonly hint: CodeHint;
  readonly autoFocus?: boolean;
}

function CodeField({ form, name, label, hint, autoFocus = false }: CodeFieldProps) {
  return (
    <TextInput
      label={label}
      autoComplete="off"
      autoFocus={autoFocus}
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
