// Limits the sockets per address and per user on this node, and the packets they send (SF8).
import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface SocketLimits {
  readonly perAddress: number;
  readonly perUser: number;
  /** New sockets per minute, which limits the cost of opening and closing. */
  readonly opensPerMinute: number;
}

const PACKETS_MAX = 200;
const PACKETS_WINDOW_MS = 10_000;

/** Counts open sockets by key; `open` returns the function that closes one. */
export class OpenCount {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  open(key: string): () => void {
    this.#counts.set(key, this.of(key) + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = this.of(key) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    };
  }
}

/** The returned function is true for at most `max` calls within the time. */
export function admitAtMost(max: number, everyMs: number): () => boolean {
  let count = 0;
  let until = 0;
  return () => {
    const now = performance.now();
    if (now > until) [count, until] = [0, now + everyMs];
    count += 1;
    return count <= max;
  };
}

export const admitPackets = (): (() => boolean) => admitAtMost(PACKETS_MAX, PACKETS_WINDOW_MS);

/** Limits connections by their address. */
export class AddressLimiter {
  readonly #limits: SocketLimits;
  readonly #addressOf: (request: IncomingMessage) => string;
  readonly #open = new OpenCount();
  readonly #opens: RateLimiterMemory;

  constructor(limits: SocketLimits, addressOf: (request: IncomingMessage) => string) {
    this.#limits = limits;
    this.#addressOf = addressOf;
    this.#opens = new RateLimiterMemory({ points: limits.opensPerMinute, duration: 60 });
  }

  /** Whether another handshake of the address is admitted. */
  async admits(request: IncomingMessage): Promise<boolean> {
    const address = this.#addressOf(request);
    if (this.#open.of(address) >= this.#limits.perAddress) return false;
    try {
      await this.#opens.consume(address);
      return true;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return false;
      throw reason;
    }
  }

  /** Counts a connection after its handshake; undefined when others took the last place. */
  enter(request: IncomingMessage): (() => void) | undefined {
    const address = this.#addressOf(request);
    if (this.#open.of(address) >= this.#limits.perAddress) return undefined;
    return this.#open.open(address);
  }
}
