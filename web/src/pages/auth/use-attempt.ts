import { useEffect, useEffectEvent, useState } from 'react';

/** Judges a sent form once its look-ups are answered, so that it is judged as a whole. */
export function useAttempt(isPending: boolean, judge: () => void) {
  const [isWaiting, setWaiting] = useState(false);
  const [ready, setReady] = useState(0);
  if (isWaiting && !isPending) {
    setWaiting(false);
    setReady(ready + 1);
  }
  const judgeNow = useEffectEvent(judge);
  useEffect(() => {
    if (ready > 0) judgeNow();
  }, [ready]);
  return { isWaiting, begin: () => setWaiting(true) };
}
