import { useRef, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Whether the component came after the page that the server rendered. It never changes, so that
 * hydration does not render dozens of components twice.
 */
export function useIsLater(): boolean {
  const first = useRef<boolean>(null);
  return useSyncExternalStore(
    subscribeToNothing,
    () => (first.current ??= true),
    () => (first.current ??= false),
  );
}
