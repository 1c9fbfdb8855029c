// Looks up a coupon or an invite shortly after the last keystroke (UX-07).
import type { UseQueryResult } from '@tanstack/react-query';
import { textOf } from '../../api/call-error.ts';
import { useCall } from '../../api/query.tsx';
import { dollars } from '@hammerdock/domain/text/format.ts';
import { useSettled, type FieldValue } from './use-settled.ts';

/** The hint beside the field: a benefit or an error, or neither while it is unknown. */
export interface CodeHint {
  readonly promise: string | null;
  readonly complaint: string | null;
  readonly isPending: boolean;
}

const NO_HINT: CodeHint = { promise: null, complaint: null, isPending: false };

export function useCouponLookUp(field: FieldValue): CodeHint {
  const { settled, enabled } = useSettledCode(field);
  const found = useCall(
    'credits.checkCouponCodeForRegistration',
    { registration_token: field.token ?? '', coupon_code: settled },
    { enabled },
  );
  return enabled
    ? hintOf(found, ({ amount }) => `You’ll get ${dollars(amount)} in credit`)
    : NO_HINT;
}

export function useInviteLookUp(field: FieldValue): CodeHint {
  const { settled, enabled } = useSettledCode(field);
  const found = useCall(
    'credits.getInviteDetails',
    { registration_token: field.token ?? '', invite_code: settled },
    { enabled },
  );
  return enabled ? hintOf(found, ({ invited_by }) => `${invited_by} invited you`) : NO_HINT;
}

function hintOf<A>(
  { data, error, isFetching, failureCount }: UseQueryResult<A>,
  promiseOf: (answer: A) => string,
): CodeHint {
  const isPending = isFetching && failureCount === 0;
  if (error !== null) return { promise: null, complaint: textOf(error), isPending };
  return { promise: data === undefined ? null : promiseOf(data), complaint: null, isPending };
}

function useSettledCode({ value, valid, ...others }: FieldValue) {
  const code = value.trim();
  return useSettled({ ...others, value: code, valid: valid && code !== '' });
}
