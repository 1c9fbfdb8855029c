import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { AlertSettings } from './alert-settings.ts';
import { playExample, vibrate } from './alerts.ts';
import classes from './closing-page.module.css';
import { useBlockedAlerts } from './use-blocked-alerts.ts';

/** The click of the press that allowed them is still to come, and must not reach a row below. */
const STAYS_MS = 500;

/** In view wherever the page is scrolled to, and without a place of its own: no row moves. */
export function BlockedAlerts({ settings }: { readonly settings: AlertSettings }) {
  const blocked = useBlockedAlerts(settings);
  const [shown, setShown] = useState(blocked);
  if (blocked !== '' && blocked !== shown) setShown(blocked);
  useEffect(() => {
    if (blocked !== '') return undefined;
    const timer = setTimeout(() => setShown(''), STAYS_MS);
    return () => clearTimeout(timer);
  }, [blocked]);
  if (shown === '') return null;
  return (
    <Button
      variant="default"
      className={classes.blocked ?? ''}
      // The press itself allows them.
      onClick={() => {
        if (settings.sound) void playExample();
        if (settings.vibration) vibrate('outbid');
      }}
    >
      Tap to turn {shown} on
    </Button>
  );
}
