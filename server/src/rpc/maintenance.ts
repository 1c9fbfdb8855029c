// Whether the store is closed for maintenance (NAV-09). Each node looks once a second at most.
import type { Db } from '../db/database.ts';
import { readMaintenance } from '../store/maintenance.ts';

const KEPT_MS = 1_000;

export class Maintenance {
  readonly #db: Db;
  #readAt = -Infinity;
  #message: Promise<string | null> = Promise.resolve(null);

  constructor(db: Db) {
    this.#db = db;
  }

  /** null: the store is open. */
  message(): Promise<string | null> {
    const now = performance.now();
    if (now - this.#readAt > KEPT_MS) {
      this.#readAt = now;
      this.#message = this.#look();
    }
    return this.#message;
  }

  /** After something that may have changed it. */
  forget(): void {
    this.#readAt = -Infinity;
  }

  async #look(): Promise<string | null> {
    try {
      const { enabled, message } = await readMaintenance(this.#db);
      return enabled ? message : null;
    } catch (reason) {
      this.forget();
      throw reason;
    }
  }
}
