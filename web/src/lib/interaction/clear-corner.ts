import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { openSignal } from '../signal.ts';
import { watchIntersection } from './watch-intersection.ts';

const changed = openSignal();
const inCorner = new Set<Element>();

/** Bottom right: a fifth of the width and an eighth of the height, larger than the button. */
const CORNER = '-88% 0px 0px -80%';

/** Hides the back-to-top button while this element would lie under it. */
export function useClearCorner<T extends Element>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const { current: element } = ref;
    if (element === null) return;
    const stop = watchIntersection(element, { rootMargin: CORNER }, (isIntersecting) => {
      if (isIntersecting) inCorner.add(element);
      else inCorner.delete(element);
      changed.notify();
    });
    return () => {
      stop();
      inCorner.delete(element);
      changed.notify();
    };
  }, []);
  return ref;
}

export const useIsCornerClear = (): boolean =>
  useSyncExternalStore(
    changed.subscribe,
    () => inCorner.size === 0,
    () => true,
  );
