// Rate limits (SEC-04). Counts are in the database and shared by all nodes; a call without a
// declared limit has a generous default, counted per node.
import type { Limit } from '@hammerdock/contract/call.ts';
import type pg from 'pg';
import { rateLimitKey } from '../http/caller-address.ts';
import { fromDriver } from '../db/unavailable.ts';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

const DEFAULT_LIMIT: Limit = { max: 600, seconds: 60, per: 'account' };
const REPEATS_PER_MINUTE = 60;
const UNKNOWN_TOKENS_PER_MINUTE = 300;
const RENDERS_PER_MINUTE = 600;

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
  readonly #default: Counter;
  readonly #repeats: Counter;
  readonly #unknownTokens: RateLimiterMemory;
  readonly #renders: RateLimiterMemory;

  constructor(pool: pg.Pool, factor: number) {
    this.#pool = pool;
    this.#factor = factor;
    this.#default = new RateLimiterMemory({
      points: DEFAULT_LIMIT.max * factor,
      duration: DEFAULT_LIMIT.seconds,
    });
    this.#repeats = new RateLimiterMemory({ points: REPEATS_PER_MINUTE * factor, duration: 60 });
    this.#unknownTokens = new RateLimiterMemory({
      points: UNKNOWN_TOKENS_PER_MINUTE * factor,
      duration: 60,
    });
    this.#renders = new RateLimiterMemory({ points: RENDERS_PER_MINUTE * factor, duration: 60 });
  }

  /** Called before a session is looked up: null, or the seconds an address has to wait. */
  async refuseLookup(address: string): Promise<number | null> {
    return secondsUntilFree(this.#unknownTokens, rateLimitKey(address));
  }

  /** An address that sends many unknown tokens may be guessing. */
  async countUnknownToken(address: string): Promise<void> {
    await secondsToWait(this.#unknownTokens, rateLimitKey(address));
  }

  /** Called before a page is rendered: null, or the seconds an address has to wait. */
  async refuseRender(address: string): Promise<number | null> {
    return secondsUntilFree(this.#renders, rateLimitKey(address));
  }

  /** Rendering costs more than most calls; a page from the cache is not counted. */
  async countRender(address: string): Promise<void> {
    await secondsToWait(this.#renders, rateLimitKey(address));
  }

  /**
   * A limited caller that repeats an accepted request still gets its answer (R69). Repeats cost a
   * look-up each and have a separate limit.
   */
  async admitRepeat(caller: Caller, isRepeat: () => Promise<boolean>): Promise<boolean> {
    const wait = await secondsToWait(this.#repeats, caller.userId ?? rateLimitKey(caller.address));
    return wait === null && (await isRepeat());
  }

  /** null, or the seconds until the next attempt is allowed. */
  async refuse(call: string, limit: Limit | undefined, caller: Caller): Promise<number | null> {
    const per = limit?.per ?? DEFAULT_LIMIT.per;
    const who =
      per === 'account' && caller.userId !== null ? caller.userId : rateLimitKey(caller.address);
    const counter = limit === undefined ? this.#default : this.#counterOf(call, limit);
    return secondsToWait(counter, who);
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

/** Without counting an attempt. */
async function secondsUntilFree(counter: RateLimiterMemory, who: string): Promise<number | null> {
  const counted = await counter.get(who);
  if (counted === null || counted.remainingPoints > 0) return null;
  return Math.max(1, Math.ceil(counted.msBeforeNext / 1000));
}

async function secondsToWait(counter: Counter, who: string): Promise<number | null> {
  try {
    await counter.consume(who);
    return null;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
    throw fromDriver(reason);
  }
}
