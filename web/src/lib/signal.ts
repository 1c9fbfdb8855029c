/** Notifies subscribers of a change. */
export interface Signal {
  readonly notify: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function openSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    notify: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
