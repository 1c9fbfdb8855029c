import { useEffect, useState } from 'react';
import { LOCK_MS, openPressGuard, type PressGuard } from './press-guard.ts';

interface Guarded extends Pick<PressGuard, 'lock' | 'judge'> {
  /** Rendered as disabled; the attribute itself would move the focus. */
  readonly isLocked: boolean;
}

/** For a button that bids the price on its label. */
export function usePressGuard(label: string): Guarded {
  const [guard] = useState(() => openPressGuard());
  const [locks, setLocks] = useState(0);
  const [isLocked, setLocked] = useState(false);
  useEffect(() => guard.see(label), [guard, label]);
  useEffect(() => {
    if (locks === 0) return undefined;
    const timer = setTimeout(() => setLocked(false), LOCK_MS);
    return () => clearTimeout(timer);
  }, [locks]);
  return {
    isLocked,
    judge: guard.judge,
    lock: () => {
      guard.lock();
      setLocked(true);
      setLocks((count) => count + 1);
    },
  };
}
