// Rate limits (SEC-04). Counts live in the database, so that every node counts alike; a call
// without a limit of its own has the house's generous one, counted on this node only.
import type { Limit } from '@hammerdock/contract/call.ts';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

const HOUSE: Limit = { max: 600, seconds: 60, per: 'account' };

export interface Caller {
  readonly address: string;
  readonly userId: string | null;
}

interface Counter {
  consume(key: string): Promise<unknown>;
}

export class Limits {
  readonly #pool: pg.Pool;
  readonly #factor: number;
  readonly #counters = new Map<string, Counter>();
  readonly #house: Counter;

  constructor(pool: pg.Pool, factor: number) {
    this.#pool = pool;
    this.#factor = factor;
    this.#house = new RateLimiterMemory({ points: HOUSE.max * factor, duration: HOUSE.seconds });
  }

  /** null, or the seconds until the next try is worth it. */
  async refuse(call: string, limit: Limit | undefined, caller: Caller): Promise<number | null> {
    const per = limit?.per ?? HOUSE.per;
    const who = per === 'account' && caller.userId !== null ? caller.userId : caller.address;
    const counter = limit === undefined ? this.#house : this.#counterOf(call, limit);
    try {
      await counter.consume(who);
      return null;
    } catch (reason) {
      if (reason instanceof RateLimiterRes)
        return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
      throw reason;
    }
  }

  #counterOf(call: string, limit: Limit): Counter {
    const known = this.#counters.get(call);
    if (known !== undefined) return known;
    const made = new RateLimiterPostgres({
      storeClient: this.#pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: call,
      points: limit.max * this.#factor,
      duration: limit.seconds,
    });
    this.#counters.set(call, made);
    return made;
  }
}
