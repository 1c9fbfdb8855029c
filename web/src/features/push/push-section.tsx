import { Button, Paper, Text, Title } from '@mantine/core';
import { usePush, type Push } from './use-push.ts';

const HEADING = 'On this device';

/** Nothing where the store sends nothing to browsers. */
export function PushSection() {
  const push = usePush();
  if (push.state === null) return null;
  return (
    <Paper component="section" withBorder p="md" mt="xl" maw="48rem" aria-label={HEADING}>
      <Title order={2} size="h4" mb="xs">
        {HEADING}
      </Title>
      <Text c="dimmed">{TEXTS[push.state]}</Text>
      <Switch {...push} />
    </Paper>
  );
}

export const ON_HOME_SCREEN =
  'On an iPhone or iPad, tap Share, then Add to Home Screen, and open Hammerdock from there. ' +
  'Then you can turn notifications on here.';

const TEXTS = {
  unsupported:
    'This browser can’t show notifications while the store is closed. They’re still listed when ' +
    'you come back.',
  'home-screen': ON_HOME_SCREEN,
  blocked:
    'Your browser blocks notifications from this store. To get them, open the settings of this ' +
    'site beside its address, allow notifications, and come back here.',
  off: 'Get your notifications here at once, even when the store is closed.',
  on: 'You get your notifications here, even when the store is closed, until you log out.',
} as const;

/** One button, so that the focus stays on it. */
function Switch({ state, busy, turnOn, turnOff }: Push) {
  if (state !== 'off' && state !== 'on') return null;
  const isOn = state === 'on';
  return (
    <Button
      mt="md"
      variant={isOn ? 'default' : 'filled'}
      loading={busy}
      onClick={isOn ? turnOff : turnOn}
    >
      {isOn ? 'Turn off' : 'Turn on'}
    </Button>
  );
}
