import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Raise } from '../../api/bids/use-raise.ts';
import type { RefusedBidProps } from '../../api/bids/remedied.ts';
import { PrefetchedDialog } from '../../lib/interaction/prefetched-dialog.tsx';
import type { PartSource } from '../../lib/interaction/use-lazy-part.ts';

/** Loads the dialog of the bid panel, which another feature owns. */
export type RemedySource = PartSource<RefusedBidProps>;

interface Props {
  readonly lotId: string;
  readonly raise: Raise;
  readonly fetchRemedy: RemedySource;
}

/** Opens the remedy of a refused bid; when it cannot be loaded, the reason remains. */
export function RaiseRemedyPlace({ lotId, raise, fetchRemedy }: Props) {
  const { refused, isRemedyOpen, leaveRemedy, retry, forget } = raise;
  const pathname = useLocation({ select: (location) => location.pathname });
  const [startedAt] = useState(pathname);
  const leave = useEffectEvent(forget);
  // A remedy on another page leads back by itself.
  useEffect(() => {
    if (pathname !== startedAt) leave();
  }, [pathname, startedAt]);
  return (
    <PrefetchedDialog
      fetchDialog={fetchRemedy}
      given={
        refused && isRemedyOpen ? { lotId, refused, onClose: leaveRemedy, onResolved: retry } : null
      }
      onMissing={leaveRemedy}
    />
  );
}
