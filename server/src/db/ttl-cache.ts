/** One value that is read at most once in so many milliseconds, for any number of callers. */
export class TtlCache<T> {
  readonly #read: () => Promise<T>;
  readonly #ttlMs: number;
  #readAt = -Infinity;
  #value: Promise<T> | undefined;

  constructor(read: () => Promise<T>, ttlMs: number) {
    this.#read = read;
    this.#ttlMs = ttlMs;
  }

  value(): Promise<T> {
    const now = performance.now();
    if (this.#value === undefined || now - this.#readAt > this.#ttlMs) {
      this.#readAt = now;
      this.#value = this.#readOnce();
    }
    return this.#value;
  }

  /** Called after a change of the value; the next caller reads it again. */
  clear(): void {
    this.#readAt = -Infinity;
  }

  async #readOnce(): Promise<T> {
    try {
      return await this.#read();
    } catch (reason) {
      // A failed read is not cached.
      this.clear();
      throw reason;
    }
  }
}
