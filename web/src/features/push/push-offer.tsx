import { Button, Group, Paper, Text } from '@mantine/core';
import { BellRingIcon } from 'lucide-react';
import { useState } from 'react';
import { isPushDeclined, declinePush } from './push-declined.ts';
import { usePush } from './use-push.ts';
import classes from './push-offer.module.css';

/** Shown until the user accepts or declines. */
export function PushOffer() {
  const [declined, setDeclined] = useState(isPushDeclined);
  const { state, busy, turnOn } = usePush();
  if (declined || state !== 'off') return null;
  return (
    <Paper
      component="section"
      withBorder
      className={classes.offer}
      aria-label="Notifications on this device"
    >
      <BellRingIcon size={20} aria-hidden className={classes.icon} />
      <Text className={classes.text}>Get these on this device, even when the store is closed.</Text>
      <Group gap="xs" className={classes.actions}>
        <Button loading={busy} onClick={turnOn}>
          Turn on
        </Button>
        <Button
          variant="subtle"
          onClick={() => {
            declinePush();
            setDeclined(true);
          }}
        >
          No thanks
        </Button>
      </Group>
    </Paper>
  );
}
