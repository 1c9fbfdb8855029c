import { useState } from 'react';
import type { Answer } from '../../api/calls.ts';
import { useCall, useCommand } from '../../api/query.tsx';
import { useSession } from '../../api/session.ts';

export type PickupPlace = Answer<'account.checkLogedUserAlreadySeenPickupLocation'>;

/** PV-11: whether the pickup notice is shown before this lot. */
export function usePickupNotice(lotId: string | undefined) {
  const { user, impersonated } = useSession();
  const [answeredFor, setAnsweredFor] = useState<string | null>(null);
  // Not for guests and impersonators (R36).
  const asked = user !== null && !impersonated && lotId !== undefined;
  const place = useCall(
    'account.checkLogedUserAlreadySeenPickupLocation',
    { product_id: lotId ?? '' },
    { enabled: asked },
  );
  const answer = useCommand('account.createUpdateUserSeenPickupLocation', {
    refreshes: ['account.checkLogedUserAlreadySeenPickupLocation'],
    onDone: () => setAnsweredFor(lotId ?? null),
  });
  const isDue = asked && place.data?.seen === 0 && answeredFor !== lotId;
  return {
    due: isDue ? (place.data ?? null) : null,
    /** No notice is shown, also when loading it failed. */
    over: !asked || answeredFor === lotId || place.isError || (!place.isPending && !isDue),
    busy: answer.isPending,
    answer: (flag: 0 | 1) => {
      if (lotId !== undefined) answer.mutate({ product_id: lotId, flag });
    },
  };
}
