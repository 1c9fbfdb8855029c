import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { visibleRows, type Rows } from './window.ts';

export const ROW_HEIGHT = 36;

interface Wanted {
  readonly rowCount: number;
  readonly initialRow: number;
  readonly onVisible: (first: number, last: number) => void;
}

/** A fast scroll passes pages without loading them. */
const REST_MS = 80;
/** Until the grid is measured. */
const FIRST_ROWS = 20;

/** The rows between the head and the bottom edge of the scrolled element. */
export function useRowsInView(element: RefObject<HTMLElement | null>, wanted: Wanted): Rows {
  const { rowCount: count, initialRow, onVisible } = wanted;
  const [view, setView] = useState({
    scrollTop: initialRow * ROW_HEIGHT,
    height: FIRST_ROWS * ROW_HEIGHT,
  });
  useEffect(() => {
    const { current: scrolled } = element;
    if (scrolled === null) return;
    const measure = (): void => {
      // Within a row, nothing changes.
      const scrollTop = Math.floor(scrolled.scrollTop / ROW_HEIGHT) * ROW_HEIGHT;
      const height = scrolled.clientHeight;
      setView((now) =>
        now.scrollTop === scrollTop && now.height === height ? now : { scrollTop, height },
      );
    };
    scrolled.scrollTo({ top: initialRow * ROW_HEIGHT });
    const observer = new ResizeObserver(measure);
    observer.observe(scrolled);
    scrolled.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      scrolled.removeEventListener('scroll', measure);
    };
  }, [element, initialRow]);
  const rows = visibleRows({ ...view, rowHeight: ROW_HEIGHT, count });
  const { first, last } = rows;
  const tell = useEffectEvent(onVisible);
  useEffect(() => {
    const timer = setTimeout(() => tell(first, last), REST_MS);
    return () => clearTimeout(timer);
  }, [first, last]);
  return rows;
}
