import { useEffect } from 'react';

interface Sender {
  readonly flush: () => void;
  readonly watchCleared: () => () => void;
}

/** Sends at once, with the connection, and again and again: not every device has an event of it. */
export function useFlush({ flush, watchCleared }: Sender, everyMs: number): void {
  useEffect(() => {
    flush();
    window.addEventListener('online', flush);
    const timer = setInterval(flush, everyMs);
    const end = watchCleared();
    return () => {
      window.removeEventListener('online', flush);
      clearInterval(timer);
      end();
    };
  }, [flush, watchCleared, everyMs]);
}
