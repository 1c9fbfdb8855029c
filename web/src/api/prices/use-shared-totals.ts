// The choice of total prices of a signed-in user in all tabs of the browser. Loaded after the page.
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSession } from '../session.ts';
import { useShowTotals } from './use-total-prices.ts';

const KEY = 'hammerdock.account-totals';

/** Passes a change on to the other tabs, and shows theirs. */
export function useSharedTotals(): void {
  const { user } = useSession();
  const show = useShowTotals();
  const userId = user?.user_id;
  const on = user?.total_prices === 1;
  // A tab that opens may be older than the others: only a change is news.
  const last = useRef(on);
  useEffect(() => {
    if (last.current === on) return;
    last.current = on;
    try {
      localStorage.setItem(KEY, `${userId} ${on}`);
    } catch {
      // Without storage the other tabs follow when they are shown.
    }
  }, [on, userId]);
  const follow = useEffectEvent(({ key, newValue }: StorageEvent) => {
    if (key !== KEY) return;
    // Another user may be signed in there since.
    for (const chosen of [true, false]) if (newValue === `${userId} ${chosen}`) show(chosen);
  });
  useEffect(() => {
    const listen = (event: StorageEvent) => follow(event);
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);
}
