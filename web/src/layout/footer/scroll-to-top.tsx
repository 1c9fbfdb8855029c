import { ActionIcon } from '@mantine/core';
import { useWindowScroll } from '@mantine/hooks';
import { ArrowUpIcon } from 'lucide-react';
import { useIsCornerClear } from '../../lib/interaction/clear-corner.ts';
import classes from './scroll-to-top.module.css';

const SHOWN_AFTER_PX = 100;

/** NAV-07. Smooth unless the user prefers reduced motion. */
export function ScrollToTop() {
  const [{ y }] = useWindowScroll();
  const isCornerClear = useIsCornerClear();
  if (y <= SHOWN_AFTER_PX || !isCornerClear) return null;
  return (
    <ActionIcon
      variant="default"
      radius="xl"
      className={`${classes.button} no-print`}
      aria-label="Back to the top"
      onClick={() => {
        const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
      }}
    >
      <ArrowUpIcon size={22} />
    </ActionIcon>
  );
}
