import { useEffect, useEffectEvent } from 'react';
import type { Answer } from './calls.ts';
import { useRefreshOnNotification } from './live/use-refresh-on-notification.ts';
import { useCall } from './query.tsx';
import { useProfileChange } from './profile-change.ts';
import { useSession } from './session.ts';

interface BiddingPause {
  readonly isPaused: boolean;
  /** undefined until it is known. */
  readonly cause: Answer<'account.getBiddingPause'> | undefined;
}

/**
 * AUTH-14: whether bidding is paused, and why. A payment on another device is notified; once
 * everything is paid the session is read again, so the whole page follows.
 */
export function useBiddingPause(): BiddingPause {
  const { user } = useSession();
  const isDeactivated = user?.account_status === 'deactivated';
  const { data: cause } = useCall('account.getBiddingPause', {}, { enabled: isDeactivated });
  useRefreshOnNotification(['account.getBiddingPause']);
  const isOver = isDeactivated && cause?.pause === null;
  const renew = useEffectEvent(useProfileChange());
  useEffect(() => {
    if (isOver) void renew();
  }, [isOver]);
  return { isPaused: isDeactivated && !isOver, cause };
}
