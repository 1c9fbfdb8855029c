import { useEffect, useState } from 'react';

/**
 * For a dialog whose code is fetched when it is first opened. Afterwards it stays, so that closing
 * it can give the focus back to what opened it.
 */
export function useLazyDialog() {
  const [state, setState] = useState<'unopened' | 'opened' | 'closed'>('unopened');
  return {
    wanted: state !== 'unopened',
    opened: state === 'opened',
    open: () => setState('opened'),
    close: () => setState('closed'),
  };
}

/**
 * Closed in its first render, even when it is to be open: only a dialog that is seen to open
 * remembers what had the focus before.
 */
export function useOpening(opened: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(opened));
    return () => cancelAnimationFrame(frame);
  }, [opened]);
  return shown;
}
