import { createContext, useCallback, useEffect, useRef } from 'react';
import { LOCK_MS } from './press-guard.ts';

/** Whether the rows of the list have just moved, so that a tap may be meant for another one. */
export const ListMovedContext = createContext<() => boolean>(() => false);

/** `order`: of the rows, empty before they are loaded; the first rows move nothing. */
export function useListMoved(order: string): () => boolean {
  const last = useRef(order);
  const movedAt = useRef(-Infinity);
  useEffect(() => {
    if (last.current === order) return;
    if (last.current !== '') movedAt.current = performance.now();
    last.current = order;
  }, [order]);
  return useCallback(() => performance.now() - movedAt.current < LOCK_MS, []);
}
