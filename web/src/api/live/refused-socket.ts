const RETRY_MS = 15_000;

interface Refusable {
  /** Whether the library reconnects by itself. */
  readonly active: boolean;
  connect(): unknown;
  on(event: 'connect_error', listener: () => void): unknown;
}

/** Reconnects after a refusal, for example with too many tabs open; the library does not. */
export function retryWhenRefused(socket: Refusable): void {
  socket.on('connect_error', () => {
    if (!socket.active) setTimeout(() => socket.connect(), RETRY_MS);
  });
}
