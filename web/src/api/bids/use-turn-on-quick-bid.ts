import { alertSuccess } from '../../lib/notices/alerts.ts';
import { useCommand } from '../query.tsx';
import { useProfileChange } from '../profile-change.ts';

/** BID-16: turns on what the refused quick bid needs; the bidder then presses it again. */
export function useTurnOnQuickBid(onDone: () => void) {
  const renewProfile = useProfileChange();
  const update = useCommand('account.updateUserProfile', {
    isShown: () => true,
    onDone: async () => {
      await renewProfile();
      onDone();
      alertSuccess('Quick bid is on. Press it again to bid.');
    },
  });
  return { busy: update.isPending, turnOn: () => update.mutate({ quick_enable: 1 }) };
}
