import { useSyncExternalStore } from 'react';
import type { AlertSettings } from './alert-settings.ts';
import { canVibrate, maySound, mayVibrate, whenAllowed } from './alerts.ts';

/** The wished alerts that the browser blocks until a press on the page; empty for none. */
export const useBlockedAlerts = ({ sound, vibration }: AlertSettings): string =>
  useSyncExternalStore(
    whenAllowed,
    () =>
      [
        ...(sound && !maySound() ? ['sound'] : []),
        ...(vibration && canVibrate() && !mayVibrate() ? ['vibration'] : []),
      ].join(' and '),
    () => '',
  );
