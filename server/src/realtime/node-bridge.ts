import type { Server } from 'socket.io';

/** Carries live events between the nodes of one store (R39). */
export interface NodeBridge {
  readonly adapter: NonNullable<Parameters<Server['adapter']>[0]>;
  /** Resolves when everything emitted so far has left this node, or will be told another way. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

export interface BridgeWatch {
  readonly onError: (error: Error) => void;
  /** This node was deaf for a while: what others sent meanwhile is missed. */
  readonly onDeafness: () => void;
}
