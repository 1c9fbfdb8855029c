// Polls at an interval, never concurrently; waking a poller ends the current wait.
export interface Poller {
  /** Polls as soon as the minimum interval allows. */
  wake(): void;
  /** Resolves when the current poll has ended. */
  close(): Promise<void>;
}

export interface PollOptions {
  readonly everyMs: number;
  /** The minimum time between the starts of two polls, also when woken. */
  readonly minIntervalMs?: number;
  readonly poll: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

const ERROR_PAUSE_MS = 500;

export function startPolling({ everyMs, minIntervalMs = 0, poll, onError }: PollOptions): Poller {
  const closing = new AbortController();
  const isClosing = (): boolean => closing.signal.aborted;
  let woken = false;
  let wait = startWait(0);

  const run = async (): Promise<void> => {
    while (!isClosing()) {
      woken = false;
      const began = performance.now();
      const failed = await poll().then(
        () => false,
        (error: unknown) => {
          onError(error);
          return true;
        },
      );
      if (isClosing()) return;
      if (failed) await (wait = startWait(ERROR_PAUSE_MS)).over;
      else if (!woken) await (wait = startWait(everyMs)).over;
      // Waking does not shorten the minimum interval; closing does.
      while (!isClosing() && performance.now() < began + minIntervalMs) {
        await (wait = startWait(began + minIntervalMs - performance.now())).over;
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
