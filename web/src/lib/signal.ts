/** Something changed: whoever subscribed looks again. */
export interface Signal {
  readonly tell: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function openSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    tell: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
