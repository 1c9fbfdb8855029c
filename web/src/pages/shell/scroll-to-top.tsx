import { useWindowScroll } from '@mantine/hooks';
import { ArrowUpIcon } from 'lucide-react';
import classes from './scroll-to-top.module.css';

const SHOWN_AFTER_PX = 100;

/** NAV-07. Smooth unless the person asked for stillness. */
export function ScrollToTop() {
  const [{ y }] = useWindowScroll();
  if (y <= SHOWN_AFTER_PX) return null;
  return (
    <button
      type="button"
      className={classes.button}
      aria-label="Back to the top"
      onClick={() => {
        const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
      }}
    >
      <ArrowUpIcon size={22} />
    </button>
  );
}
