/** Lets what waits at it leave: so many departures at once, each taking as much as it may. */
export class Gate<T> {
  readonly #waiting: T[] = [];
  readonly #width: number;
  readonly #depart: (waiting: T[]) => Promise<void>;
  #underWay = 0;

  /** `depart` takes away some of those that wait, in their order, and never rejects. */
  constructor(width: number, depart: (waiting: T[]) => Promise<void>) {
    this.#width = width;
    this.#depart = depart;
  }

  enter(thing: T): void {
    this.#waiting.push(thing);
    if (this.#underWay < this.#width) void this.#run();
  }

  async #run(): Promise<void> {
    this.#underWay += 1;
    while (this.#waiting.length > 0) await this.#depart(this.#waiting);
    this.#underWay -= 1;
  }
}
