import { Button, Group, Paper, Text } from '@mantine/core';
import { BellRingIcon } from 'lucide-react';
import { useState } from 'react';
import { isPushDeclined, declinePush } from './push-declined.ts';
import { ON_HOME_SCREEN } from './push-section.tsx';
import { usePush } from './use-push.ts';
import classes from './push-offer.module.css';

/** Shown until the user accepts or declines. */
export function PushOffer() {
  const [declined, setDeclined] = useState(isPushDeclined);
  const { state, busy, turnOn } = usePush();
  if (declined || (state !== 'off' && state !== 'home-screen')) return null;
  const isPossible = state === 'off';
  return (
    <Paper
      component="section"
      withBorder
      className={classes.offer}
      aria-label="Notifications on this device"
    >
      <BellRingIcon size={20} aria-hidden className={classes.icon} />
      <Text className={classes.text}>
        {isPossible ? 'Get these on this device, even when the store is closed.' : ON_HOME_SCREEN}
      </Text>
      <Group gap="xs" className={classes.actions}>
        {isPossible && (
          <Button loading={busy} onClick={turnOn}>
            Turn on
          </Button>
        )}
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
