import {
  registrationChecks,
  type Registration,
  type RegistrationForm,
} from './registration-form.ts';
import { useEmailTaken, usePhoneTaken, useUsernameTaken } from './use-availability.ts';
import { useCouponLookUp, useInviteLookUp, type CodeHint } from './use-code-look-up.ts';

/** What the server knows about the typed values before the form is sent (AUTH-01). */
export interface LookUps {
  readonly email: string | null;
  readonly phone: string | null;
  readonly username: string | null;
  readonly coupon_code: CodeHint;
  readonly invite_code: CodeHint;
  /** An answer is still on its way. */
  readonly isPending: boolean;
}

/** `sent` has the values of the last attempt, which are looked up at once. */
export function useLookUps(
  form: RegistrationForm,
  token: string | null,
  sent: Registration | null,
): LookUps {
  const wish = (field: Exclude<keyof LookUps, 'isPending'>) => {
    const value = form.values[field];
    const valid = registrationChecks[field](value) === null;
    return { token, value, valid, isSent: sent?.[field] === value };
  };
  const email = useEmailTaken(wish('email'));
  const phone = usePhoneTaken(wish('phone'));
  const username = useUsernameTaken(wish('username'));
  const coupon_code = useCouponLookUp(wish('coupon_code'));
  const invite_code = useInviteLookUp(wish('invite_code'));
  const all = [email, phone, username, coupon_code, invite_code];
  return {
    email: email.complaint,
    phone: phone.complaint,
    username: username.complaint,
    coupon_code,
    invite_code,
    isPending: all.some(({ isPending }) => isPending),
  };
}

/** All errors that the fields show: the form's own first, as beside each field. */
export const shownErrors = (
  errors: RegistrationForm['errors'],
  { email, phone, username, coupon_code, invite_code }: LookUps,
): RegistrationForm['errors'] => ({
  email,
  phone,
  username,
  coupon_code: coupon_code.complaint,
  invite_code: invite_code.complaint,
  ...errors,
});
