import { Button, Checkbox, Stack, Text } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent, useState, type SyntheticEvent } from 'react';
import { isRefusal } from '../../api/call-error.ts';
import { besideFields } from '../../api/field-errors.ts';
import { useCommand } from '../../api/query.tsx';
import { AddressFields } from '../../features/address/address-fields.tsx';
import { markInvalid } from '../../lib/interaction/mark-invalid.ts';
import { useFirstInvalidFocus } from '../../lib/interaction/use-first-invalid-focus.ts';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { BuyingTerms } from '../../ui/buying-terms.tsx';
import { FieldGroup } from '../../ui/fields/field-group.tsx';
import { FieldsToFix } from '../../ui/fields/fields-to-fix.tsx';
import { CodeFields } from './code-fields.tsx';
import { AccountFields, NameFields } from './person-fields.tsx';
import { readDraft, storeDraft } from './registration-draft.ts';
import {
  emptyRegistration,
  registrationChecks,
  registrationLabels,
  toSignup,
  type Registration,
  type RegistrationForm,
} from './registration-form.ts';
import { useAttempt } from './use-attempt.ts';
import { shownErrors, useLookUps } from './use-look-ups.ts';
import type { OpenRegistration } from './use-registration.ts';

interface Props {
  readonly token: string | null;
  readonly referer: string | undefined;
  /** Codes from the link that was followed. */
  readonly broughtAlong: Partial<Registration>;
  readonly onSignedUp: (registration: Pick<OpenRegistration, 'token' | 'sent'>) => void;
  readonly onTokenExpired: () => void;
}

/** Refusals that are shown beside a field. */
const FIELD_OF = {
  EmailTaken: 'email',
  UsernameTaken: 'username',
  PhoneTaken: 'phone',
  PasswordTooCommon: 'password',
  CouponUnknown: 'coupon_code',
  CouponExpired: 'coupon_code',
  CouponUsedAlready: 'coupon_code',
  CouponUsedUp: 'coupon_code',
  InviteUnknown: 'invite_code',
} as const;

export function DetailsStep({ token, referer, broughtAlong, ...on }: Props) {
  const form = useForm<Registration>({
    enhanceGetInputProps: markInvalid,
    initialValues: { ...emptyRegistration, ...broughtAlong },
    validate: registrationChecks,
    validateInputOnBlur: true,
    onValuesChange: storeDraft,
  });
  useDraft(form, broughtAlong);
  const [sent, setSent] = useState<Registration | null>(null);
  const lookUps = useLookUps(form, token, sent);
  const [refusals, setRefusals] = useState(0);
  const refuse = () => setRefusals((before) => before + 1);
  const element = useFirstInvalidFocus(refusals === 0 ? null : refusals);
  const signup = useCommand('auth.signup', {
    onDone: (answer) => {
      if (token !== null) on.onSignedUp({ token, sent: answer });
    },
    onRefused: (error) => {
      if (isRefusal(error, 'RegistrationNotStarted')) on.onTokenExpired();
      const isBeside = besideFields(form, FIELD_OF)(error);
      if (isBeside) refuse();
      return isBeside;
    },
  });
  const judge = form.onSubmit((typed) => {
    const wish = token === null ? null : toSignup(typed, token);
    if (wish !== null) signup.mutate(wish);
  }, refuse);
  const attempt = useAttempt(lookUps.isPending, judge);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    setSent(form.getValues());
    attempt.begin();
  };
  return (
    <form ref={element} noValidate onSubmit={send}>
      <Stack>
        <AccountFields form={form} lookUps={lookUps} referer={referer} />
        <NameFields form={form} lookUps={lookUps} />
        <FieldGroup title="Address" hint="For your receipts and your card. There’s no shipping.">
          <AddressFields form={form} registrationToken={token} />
        </FieldGroup>
        <CodeFields form={form} lookUps={lookUps} />
        <Agreements form={form} />
        {refusals > 0 && (
          <FieldsToFix labels={registrationLabels} errors={shownErrors(form.errors, lookUps)} />
        )}
        <Button
          type="submit"
          size="md"
          loading={attempt.isWaiting || signup.isPending}
          disabled={token === null}
        >
          Create account
        </Button>
        <Text size="sm">
          Already registered?{' '}
          <TextLink
            underline="always"
            to={paths.login}
            search={referer === undefined ? {} : { referer }}
          >
            Login
          </TextLink>
        </Text>
      </Stack>
    </form>
  );
}

/** Once hydrated, since the server does not know it. Codes of a link count more than typed ones. */
function useDraft(
  { setValues }: Pick<UseFormReturnType<Registration>, 'setValues'>,
  broughtAlong: Partial<Registration>,
) {
  const fill = useEffectEvent(() => {
    const draft = readDraft();
    if (draft === null) return;
    const brought = Object.entries(broughtAlong).filter(([, code]) => code !== '');
    setValues({ ...draft, ...Object.fromEntries(brought) });
  });
  useEffect(() => fill(), []);
}

/** The costs and rules (UX-06), and the two consent boxes. */
function Agreements({ form }: { form: RegistrationForm }) {
  return (
    <>
      <BuyingTerms />
      <Checkbox
        label="I am 18 or older"
        {...form.getInputProps('age_confirmed', { type: 'checkbox' })}
      />
      <Checkbox
        label={
          <>
            I Have Read and Accepted the{' '}
            <TextLink to={paths.terms} target="_blank" underline="always">
              Terms and Conditions
            </TextLink>
          </>
        }
        {...form.getInputProps('terms', { type: 'checkbox' })}
      />
    </>
  );
}
