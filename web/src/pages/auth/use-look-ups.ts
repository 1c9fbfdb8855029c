import { registrationChecks, type RegistrationForm } from './registration-form.ts';
import { useEmailTaken, usePhoneTaken, useUsernameTaken } from './use-availability.ts';
import { useCouponLookUp, useInviteLookUp, type CodeHint } from './use-code-look-up.ts';

/** What the server knows about the typed values before the form is sent (AUTH-01). */
export interface LookUps {
  readonly email: string | null;
  readonly phone: string | null;
  readonly username: string | null;
  readonly coupon_code: CodeHint;
  readonly invite_code: CodeHint;
}

export function useLookUps(form: RegistrationForm, token: string | null): LookUps {
  const wish = (field: keyof LookUps) => {
    const value = form.values[field];
    return { token, value, valid: registrationChecks[field](value) === null };
  };
  const codeWish = (field: 'coupon_code' | 'invite_code') => {
    const { value: code, ...others } = wish(field);
    return { code, ...others };
  };
  return {
    email: useEmailTaken(wish('email')),
    phone: usePhoneTaken(wish('phone')),
    username: useUsernameTaken(wish('username')),
    coupon_code: useCouponLookUp(codeWish('coupon_code')),
    invite_code: useInviteLookUp(codeWish('invite_code')),
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
