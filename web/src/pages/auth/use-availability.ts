// Checks shortly after the last keystroke (UX-07) whether a name, email or phone is still free.
import { sentenceOf } from '@hammerdock/contract/refusals.ts';
import type { Answer } from '../../api/calls.ts';
import { useCall } from '../../api/query.tsx';
import { useSettled, type FieldValue } from './use-settled.ts';

export interface Availability {
  /** The error to show, or null. Only well-formed values are checked. */
  readonly complaint: string | null;
  readonly isPending: boolean;
}

export function useUsernameTaken(field: FieldValue): Availability {
  const { settled, enabled } = useSettled(field);
  const found = useCall(
    'auth.checkUserNameAlreadyExists',
    { registration_token: field.token ?? '', username: settled },
    { enabled },
  );
  return availabilityOf(found, enabled, 'This username is taken.');
}

export const EMAIL_TAKEN = sentenceOf('EmailTaken');

export function useEmailTaken(field: FieldValue): Availability {
  const { settled, enabled } = useSettled(field);
  const found = useCall(
    'auth.checkEmailAlreadyExists',
    { registration_token: field.token ?? '', email: settled },
    { enabled },
  );
  return availabilityOf(found, enabled, EMAIL_TAKEN);
}

export function usePhoneTaken(field: FieldValue): Availability {
  const { settled, enabled } = useSettled(field);
  const found = useCall(
    'auth.checkPhoneAlreadyExists',
    { registration_token: field.token ?? '', phone: settled },
    { enabled },
  );
  return availabilityOf(found, enabled, 'An account with this phone number already exists.');
}

interface Found {
  readonly data: Answer<'auth.checkEmailAlreadyExists'> | undefined;
  readonly isFetching: boolean;
  readonly failureCount: number;
}

const availabilityOf = (
  { data, isFetching, failureCount }: Found,
  enabled: boolean,
  taken: string,
) => ({
  complaint: enabled && data?.exists === true ? taken : null,
  // A look-up that fails does not hold up the form, whose call checks the same.
  isPending: enabled && isFetching && failureCount === 0,
});
