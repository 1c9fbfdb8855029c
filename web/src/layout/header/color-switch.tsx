import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { MoonIcon, SunIcon } from 'lucide-react';
import classes from './color-switch.module.css';

/** The color scheme is known only in the browser, so both icons are rendered and CSS shows one. */
export function ColorSwitch() {
  const { setColorScheme } = useMantineColorScheme();
  const shown = useComputedColorScheme('light', { getInitialValueInEffect: true });
  return (
    <ActionIcon
      variant="plain"
      aria-label="Dark colors"
      aria-pressed={shown === 'dark'}
      onClick={() => setColorScheme(shown === 'dark' ? 'light' : 'dark')}
    >
      <MoonIcon size={20} className={classes.moon} aria-hidden />
      <SunIcon size={20} className={classes.sun} aria-hidden />
    </ActionIcon>
  );
}
