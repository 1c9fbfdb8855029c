import { useRef, useState, type ComponentType } from 'react';
import { isServerReachable } from '../server-reachable.ts';

/** Loads a component: `async () => (await import('../part.tsx')).Part`. */
export type PartSource<P> = () => Promise<ComponentType<P>>;

/** On slow connections an answer takes seconds. */
const ANSWER_MS = 10_000;

/**
 * For a component whose code is loaded on demand. With React's `lazy` a failed import would replace
 * the whole page and fail forever; here the page stays, the caller handles the failure, and the
 * next use tries again.
 *
 * Browsers also cache a failed import until the page is reloaded, so nothing is imported while the
 * server is not reachable.
 */
export function useLazyPart<P>(source: PartSource<P>) {
  // Wrapped in an object, because React would call a function as a state updater.
  const [fetched, setFetched] = useState<{ readonly Part: ComponentType<P> } | null>(null);
  // A press follows on a prefetch that is still under way.
  const pending = useRef<Promise<void> | null>(null);
  const load = async (): Promise<void> => {
    if (!(await isServerReachable(ANSWER_MS))) throw new Error('The server is not reachable.');
    setFetched({ Part: await source() });
  };
  return {
    Part: fetched === null ? null : fetched.Part,
    fetchPart: async (): Promise<void> => {
      if (fetched !== null) return;
      pending.current ??= load().finally(() => {
        pending.current = null;
      });
      await pending.current;
    },
  };
}
