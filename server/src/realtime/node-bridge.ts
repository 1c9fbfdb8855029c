import type { Server } from 'socket.io';

/** Sends live events between the nodes of one store (R39). */
export interface NodeBridge {
  readonly adapter: NonNullable<Parameters<Server['adapter']>[0]>;
  /** Resolves when all events emitted so far have left this node or will be sent another way. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

export interface BridgeCallbacks {
  readonly onError: (error: Error) => void;
  /** The subscription was interrupted: events that other nodes sent meanwhile are missed. */
  readonly onInterruption: () => void;
}
