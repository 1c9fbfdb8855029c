// One switch for the whole store: prices as bids, or as totals with premium, tax and card fee. It
// is saved on the account; for guests in the browser, since their pages are cached for all.
import { useQueryClient } from '@tanstack/react-query';
import { useHydrated, useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { readGuestTotals, setGuestTotals, subscribeToGuestTotals } from '../../lib/guest-totals.ts';
import { useCommand } from '../query.tsx';
import { SESSION_KEY, useSession, type Session } from '../session.ts';

export function useTotalPrices(): boolean {
  const { user } = useSession();
  // The server renders bids for every guest.
  const chosen = useSyncExternalStore(subscribeToGuestTotals, readGuestTotals, () => false);
  return user === null ? chosen : user.total_prices === 1;
}

/** Shows the choice of a signed-in user, without saving it. */
export function useShowTotals(): (on: boolean) => void {
  const client = useQueryClient();
  const router = useRouter();
  return (on) => {
    client.setQueryData<Session>(SESSION_KEY, (session) =>
      session === undefined || session.user === null
        ? session
        : { ...session, user: { ...session.user, total_prices: on ? 1 : 0 } },
    );
    void router.invalidate();
  };
}

/** Changes the switch: shown at once, and taken back if the server refuses. */
export function useTotalPricesChange(): (on: boolean) => void {
  const { user } = useSession();
  const show = useShowTotals();
  const update = useCommand('account.updateUserProfile', {
    isShown: () => true,
    onRefused: () => {
      show(user?.total_prices === 1);
      return false;
    },
  });
  if (user === null) return setGuestTotals;
  return (on) => {
    show(on);
    update.mutate({ total_prices: on ? 1 : 0 });
  };
}

/** The props of the switch. */
export function useTotalPricesSwitch() {
  return { on: useTotalPrices(), ready: useHydrated(), onChange: useTotalPricesChange() };
}
