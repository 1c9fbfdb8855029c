import { useState } from 'react';
import type { Answer } from '../../api/calls.ts';
import { useCall, useCommand } from '../../api/query.tsx';
import { useSession } from '../../api/session.ts';

export type PickupPlace = Answer<'account.checkLogedUserAlreadySeenPickupLocation'>;

/** PV-11: whether the notice of the pickup location comes before this lot. */
export function usePickupNotice(lotId: string | undefined) {
  const { user, impersonated } = useSession();
  const [answeredFor, setAnsweredFor] = useState<string | null>(null);
  // Guests are asked nothing, and nobody answers for somebody else (R36).
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
    /** Nothing stands before the lot; also when it could not be found out. */
    over: !asked || answeredFor === lotId || place.isError || (!place.isPending && !isDue),
    busy: answer.isPending,
    answer: (flag: 0 | 1) => {
      if (lotId !== undefined) answer.mutate({ product_id: lotId, flag });
    },
  };
}
