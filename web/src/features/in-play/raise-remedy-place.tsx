import { useLocation } from '@tanstack/react-router';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { BidRemedyContext } from '../../api/bids/bid-remedy.ts';
import type { Raise } from '../../api/bids/use-raise.ts';
import { PrefetchedDialog } from '../../lib/interaction/prefetched-dialog.tsx';

interface Props {
  readonly lotId: string;
  readonly raise: Raise;
}

/** Opens the remedy of a refused bid; when it cannot be loaded, the reason remains. */
export function RaiseRemedyPlace({ lotId, raise }: Props) {
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
      fetchDialog={use(BidRemedyContext)}
      given={
        refused && isRemedyOpen ? { lotId, refused, onClose: leaveRemedy, onResolved: retry } : null
      }
      onMissing={leaveRemedy}
    />
  );
}
