// Signing out from the menu; first it asks where lots of the intake are only on this device.
import { useState, type ComponentType } from 'react';
import { readWaitingCount } from '../../lib/intake-queue/waiting-mark.ts';
import { useLazyPart } from '../../lib/interaction/use-lazy-part.ts';
import { alertError, NOT_LOADED } from '../../lib/notices/alerts.ts';
import type { DiscardProps } from './discard-dialog.tsx';
import { useSignOut } from './use-sign-out.ts';

// Only where lots are waiting.
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
      if (readWaitingCount() === 0) {
        leave();
        return;
      }
      setIsAsking(true);
      // The user stays signed in, and the lots stay.
      await fetchPart().catch(() => alertError(NOT_LOADED));
    },
    DiscardDialog: isAsking ? Part : null,
    stay: () => setIsAsking(false),
    discard: async (clear) => {
      try {
        await clear();
      } catch {
        // Signing out would leave the lots to the next user of this device.
        alertError('The lots couldn’t be deleted, so you’re still signed in. Please try again.');
        return;
      }
      leave();
    },
  };
}
