// Checks shortly after the last keystroke (UX-07) whether a name, email or phone is still free.
import { useDebouncedValue } from '@mantine/hooks';
import { useCall } from '../../api/query.tsx';

const QUIET_MS = 1500;

interface FieldValue {
  readonly token: string | null;
  readonly value: string;
  readonly valid: boolean;
}

/** The error to show, or null. Only well-formed values are checked. */
export function useUsernameTaken({ token, value, valid }: FieldValue): string | null {
  const [settled] = useDebouncedValue(value, QUIET_MS);
  const { data } = useCall(
    'auth.checkUserNameAlreadyExists',
    { registration_token: token ?? '', username: settled },
    { enabled: token !== null && valid && settled === value },
  );
  return valid && settled === value && data?.exists === true ? 'This username is taken.' : null;
}

export function useEmailTaken({ token, value, valid }: FieldValue): string | null {
  const [settled] = useDebouncedValue(value, QUIET_MS);
  const { data } = useCall(
    'auth.checkEmailAlreadyExists',
    { registration_token: token ?? '', email: settled },
    { enabled: token !== null && valid && settled === value },
  );
  const taken = valid && settled === value && data?.exists === true;
  return taken ? 'An account with this email already exists.' : null;
}

export function usePhoneTaken({ token, value, valid }: FieldValue): string | null {
  const [settled] = useDebouncedValue(value, QUIET_MS);
  const { data } = useCall(
    'auth.checkPhoneAlreadyExists',
    { registration_token: token ?? '', phone: settled },
    { enabled: token !== null && valid && settled === value },
  );
  const taken = valid && settled === value && data?.exists === true;
  return taken ? 'An account with this phone number already exists.' : null;
}
