// Looks up a coupon or an invite shortly after the last keystroke (UX-07).
import { useDebouncedValue } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import { textOf } from '../../api/call-error.ts';
import { useCall } from '../../api/query.tsx';
import { dollars } from '@hammerdock/domain/text/format.ts';

const QUIET_MS = 1500;

interface FieldValue {
  readonly token: string | null;
  readonly code: string;
  readonly valid: boolean;
}

/** The hint beside the field: a benefit or an error, or neither while it is unknown. */
export interface CodeHint {
  readonly promise: string | null;
  readonly complaint: string | null;
}

const NO_HINT: CodeHint = { promise: null, complaint: null };

export function useCouponLookUp({ token, code, valid }: FieldValue): CodeHint {
  const { settled, enabled } = useSettled({ token, code, valid });
  const found = useCall(
    'credits.checkCouponCodeForRegistration',
    { registration_token: token ?? '', coupon_code: settled },
    { enabled },
  );
  return enabled
    ? hintOf(found, ({ amount }) => `You’ll get ${dollars(amount)} in credit`)
    : NO_HINT;
}

export function useInviteLookUp({ token, code, valid }: FieldValue): CodeHint {
  const { settled, enabled } = useSettled({ token, code, valid });
  const found = useCall(
    'credits.getInviteDetails',
    { registration_token: token ?? '', invite_code: settled },
    { enabled },
  );
  return enabled ? hintOf(found, ({ invited_by }) => `${invited_by} invited you`) : NO_HINT;
}

function hintOf<A>({ data, error }: UseQueryResult<A>, promiseOf: (answer: A) => string): CodeHint {
  if (error !== null) return { promise: null, complaint: textOf(error) };
  return data === undefined ? NO_HINT : { promise: promiseOf(data), complaint: null };
}

function useSettled({ token, code, valid }: FieldValue) {
  const [settled] = useDebouncedValue(code.trim(), QUIET_MS);
  const enabled = token !== null && valid && settled !== '' && settled === code.trim();
  return { settled, enabled };
}
