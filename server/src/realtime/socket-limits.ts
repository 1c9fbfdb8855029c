// How many sockets one address and one user may hold on this node, and how much they send (SF8).
import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface SocketLimits {
  readonly perAddress: number;
  readonly perUser: number;
  /** New ones in a minute, so that opening and closing costs little as well. */
  readonly opensPerMinute: number;
}

const PACKETS_MAX = 200;
const PACKETS_WINDOW_MS = 10_000;

/** Counts what is open by a key; `open` answers how to take it back. */
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

/** True until more than `max` were asked for within the time. */
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

/** The door for connections, by the address they come from. */
export class AddressDoor {
  readonly #limits: SocketLimits;
  readonly #addressOf: (request: IncomingMessage) => string;
  readonly #open = new OpenCount();
  readonly #opens: RateLimiterMemory;

  constructor(limits: SocketLimits, addressOf: (request: IncomingMessage) => string) {
    this.#limits = limits;
    this.#addressOf = addressOf;
    this.#opens = new RateLimiterMemory({ points: limits.opensPerMinute, duration: 60 });
  }

  /** Before a handshake. */
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

  /** After it; undefined when others were faster. */
  enter(request: IncomingMessage): (() => void) | undefined {
    const address = this.#addressOf(request);
    if (this.#open.of(address) >= this.#limits.perAddress) return undefined;
    return this.#open.open(address);
  }
}
