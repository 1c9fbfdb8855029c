import type { Duration } from '@hammerdock/domain/time.ts';
import { useEffect, useState } from 'react';

/** Whether something has been going on for this long. */
export function useHasLasted(isGoingOn: boolean, time: Duration): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setLasted(true), time);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isGoingOn, time]);
  return hasLasted;
}
