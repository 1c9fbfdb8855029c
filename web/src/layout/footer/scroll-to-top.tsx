import { ActionIcon } from '@mantine/core';
import { useWindowScroll } from '@mantine/hooks';
import { ArrowUpIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIsCornerClear } from '../../lib/interaction/clear-corner.ts';
import classes from './scroll-to-top.module.css';

const SHOWN_AFTER_PX = 100;
/** How long it stays on a phone after scrolling up. */
const STAYS_MS = 2_500;

/**
 * NAV-07. On phones only while scrolling up, so that it covers nothing. Smooth unless the user
 * prefers reduced motion.
 */
export function ScrollToTop() {
  const [{ y }] = useWindowScroll();
  const isCornerClear = useIsCornerClear();
  const isWanted = useIsWanted(y);
  if (y <= SHOWN_AFTER_PX || !isCornerClear) return null;
  return (
    <ActionIcon
      variant="default"
      radius="xl"
      className={`${classes.button} no-print`}
      data-wanted={isWanted}
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

/** From scrolling up until a moment after it, or until scrolling down. */
function useIsWanted(y: number): boolean {
  const [seen, setSeen] = useState(y);
  // Where scrolling up has led; null after a moment there, and when scrolling down.
  const [risenTo, setRisenTo] = useState<number | null>(null);
  if (seen !== y) {
    setSeen(y);
    setRisenTo(y < seen ? y : null);
  }
  useEffect(() => {
    if (risenTo === null) return undefined;
    const timer = setTimeout(() => setRisenTo(null), STAYS_MS);
    return () => clearTimeout(timer);
  }, [risenTo]);
  return risenTo !== null;
}
