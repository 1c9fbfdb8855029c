// Looks again and again, never twice at once; a wake-up spares the rest of the wait.
export interface Poller {
  /** Look as soon as the pace allows. */
  wake(): void;
  /** Ends after the look that is under way. */
  close(): Promise<void>;
}

export interface PollOptions {
  readonly everyMs: number;
  /** Looks begin at least so far apart, whatever wakes them. */
  readonly paceMs?: number;
  readonly look: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

const ERROR_PAUSE_MS = 500;

export function startPolling({ everyMs, paceMs = 0, look, onError }: PollOptions): Poller {
  const closing = new AbortController();
  const isClosing = (): boolean => closing.signal.aborted;
  let woken = false;
  let wait = startWait(0);

  const run = async (): Promise<void> => {
    while (!isClosing()) {
      woken = false;
      const began = performance.now();
      const failed = await look().then(
        () => false,
        (error: unknown) => {
          onError(error);
          return true;
        },
      );
      if (isClosing()) return;
      if (failed) await (wait = startWait(ERROR_PAUSE_MS)).over;
      else if (!woken) await (wait = startWait(everyMs)).over;
      // A wake-up may not hurry past the pace; closing may.
      while (!isClosing() && performance.now() < began + paceMs) {
        await (wait = startWait(began + paceMs - performance.now())).over;
      }
    }
  };
  const running = run();
  return {
    wake: () => {
      woken = true;
      wait.end();
    },
    close: async () => {
      closing.abort();
      wait.end();
      await running;
    },
  };
}

interface Wait {
  readonly over: Promise<void>;
  end(): void;
}

function startWait(ms: number): Wait {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, Math.max(0, ms));
  return {
    over: promise,
    end: () => {
      clearTimeout(timer);
      resolve();
    },
  };
}
