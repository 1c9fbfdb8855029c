import { useEffect, useEffectEvent } from 'react';

/** A result that needs no answer closes by itself. */
const SHOWN_MS = 10_000;

export function useBriefResult(isBrief: boolean, forget: () => void): void {
  const close = useEffectEvent(forget);
  useEffect(() => {
    if (!isBrief) return undefined;
    const timer = setTimeout(close, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isBrief]);
}
