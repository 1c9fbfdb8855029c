import { createContext, useCallback, useEffect, useRef } from 'react';
import { LOCK_MS } from './press-guard.ts';

/** Whether the rows of the list have just moved, so that a tap may be meant for another one. */
export const ListMovedContext = createContext<() => boolean>(() => false);

/** `order`: of the rows; the first one moves nothing. */
export function useListMoved(order: string): () => boolean {
  const last = useRef(order);
  const movedAt = useRef(-Infinity);
  useEffect(() => {
    if (last.current === order) return;
    last.current = order;
    movedAt.current = performance.now();
  }, [order]);
  return useCallback(() => performance.now() - movedAt.current < LOCK_MS, []);
}
