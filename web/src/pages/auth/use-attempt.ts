import { useEffect, useEffectEvent, useState } from 'react';

/** Judges a sent form once its look-ups are answered, so that it is judged as a whole. */
export function useAttempt(isPending: boolean, judge: () => void) {
  const [isWaiting, setWaiting] = useState(false);
  const judgeNow = useEffectEvent(() => {
    setWaiting(false);
    judge();
  });
  useEffect(() => {
    if (isWaiting && !isPending) judgeNow();
  }, [isWaiting, isPending]);
  return { isWaiting, begin: () => setWaiting(true) };
}
