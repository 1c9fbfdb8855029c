// Signing out from the menu; first it asks where something is only on this device.
import { useState, type ComponentType } from 'react';
import { countWaiting } from '../../lib/device-queue/waiting-mark.ts';
import { useLazyPart } from '../../lib/interaction/use-lazy-part.ts';
import { alertError, NOT_LOADED } from '../../lib/notices/alerts.ts';
import type { DiscardProps } from './discard-dialog.tsx';
import { useSignOut } from './use-sign-out.ts';

// Only where something is waiting.
const fetchDialog = async () => (await import('./discard-dialog.tsx')).DiscardDialog;

interface LogOut {
  readonly logOut: () => Promise<void>;
  /** null: nothing is asked. */
  readonly DiscardDialog: ComponentType<DiscardProps> | null;
  readonly stay: () => void;
  readonly discard: (clear: () => Promise<void>) => Promise<void>;
}

export function useLogOut(onPick: () => void): LogOut {
  const signOut = useSignOut();
  const { Part, fetchPart } = useLazyPart(fetchDialog);
  const [isAsking, setIsAsking] = useState(false);
  const leave = (): void => {
    onPick();
    signOut();
  };
  return {
    logOut: async () => {
      if (countWaiting() === 0) {
        leave();
        return;
      }
      setIsAsking(true);
      // The user stays signed in, and what waits stays.
      await fetchPart().catch(() => alertError(NOT_LOADED));
    },
    DiscardDialog: isAsking ? Part : null,
    stay: () => setIsAsking(false),
    discard: async (clear) => {
      try {
        await clear();
      } catch {
        // Signing out would leave it to the next user of this device.
        alertError('Nothing was deleted, so you’re still signed in. Please try again.');
        return;
      }
      leave();
    },
  };
}
