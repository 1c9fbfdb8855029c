import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLiveState } from '../../api/live/live-hooks.ts';
import { forgetLastSeen, readLastSeen, storeLastSeen } from '../../lib/last-seen.ts';
import { dollars } from '@hammerdock/domain/text/format.ts';
import { useClock } from '../../lib/time/clock.tsx';
import { closesAtOf } from './urgent-lots.ts';

/** During a close prices change each second; storing them all would be of no use. */
const STORE_MS = 5_000;

/** Stores the watched lots for the offline page, at once and then every few seconds. */
export function useLastSeen(userId: string, lots: readonly LotInPlay[] | undefined): void {
  const clock = useClock();
  const liveState = useLiveState();
  const isLoaded = lots !== undefined;
  const store = useEffectEvent(() => {
    if (lots === undefined) return;
    const watched = lots.filter((lot) => lot.wlist === 1 && lot.market_status === 'open');
    const seen = watched.map((lot) => ({
      id: lot.id,
      title: lot.title,
      priceLabel: lot.cbidtext,
      price: dollars(lot.latestbid ?? lot.startprice),
      closesAt: closesAtOf(lot),
    }));
    storeLastSeen({ userId, asOf: clock.now(), lots: seen });
  });
  const isLive = useEffectEvent(() => liveState === 'live');
  useEffect(() => {
    // Another user's lots, whose session ended without a sign-out.
    if (readLastSeen()?.userId !== userId) forgetLastSeen();
    if (!isLoaded) return undefined;
    store();
    // Without the live connection the prices become older.
    const timer = setInterval(() => isLive() && store(), STORE_MS);
    return () => clearInterval(timer);
  }, [userId, isLoaded]);
}
