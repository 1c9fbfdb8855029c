/** What all may share for a moment: read so often at most, however many ask for it. */
export class Kept<T> {
  readonly #read: () => Promise<T>;
  readonly #keepMs: number;
  #readAt = -Infinity;
  #value: Promise<T> | undefined;

  constructor(read: () => Promise<T>, keepMs: number) {
    this.#read = read;
    this.#keepMs = keepMs;
  }

  value(): Promise<T> {
    const now = performance.now();
    if (this.#value === undefined || now - this.#readAt > this.#keepMs) {
      this.#readAt = now;
      this.#value = this.#look();
    }
    return this.#value;
  }

  /** After something that may have changed it. */
  forget(): void {
    this.#readAt = -Infinity;
  }

  async #look(): Promise<T> {
    try {
      return await this.#read();
    } catch (reason) {
      // Who asks next looks again.
      this.forget();
      throw reason;
    }
  }
}
