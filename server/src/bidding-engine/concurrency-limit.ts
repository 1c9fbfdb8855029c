/** Limits concurrent tasks; each takes as many of the waiting items as it can. */
export class ConcurrencyLimit<T> {
  readonly #waiting: T[] = [];
  readonly #max: number;
  readonly #run: (waiting: T[]) => Promise<void>;
  #running = 0;

  /** `run` removes items from the front of the list and never rejects. */
  constructor(max: number, run: (waiting: T[]) => Promise<void>) {
    this.#max = max;
    this.#run = run;
  }

  add(item: T): void {
    this.#waiting.push(item);
    if (this.#running < this.#max) void this.#runAll();
  }

  async #runAll(): Promise<void> {
    this.#running += 1;
    while (this.#waiting.length > 0) await this.#run(this.#waiting);
    this.#running -= 1;
  }
}
