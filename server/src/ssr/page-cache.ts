// One render serves all guests who request the same address within a second; requests that arrive
// meanwhile wait for it. A forced reload waits for a render that begins after the request, shared
// with all that arrive before it begins. The page of a user has another type and cannot enter.
import { setImmediate as turn } from 'node:timers/promises';
import type { GuestPage } from './render-page.ts';

const CACHE_MS = 1000;
const PAGES_MAX = 200;
/**
 * Under load the next render waits for requests that may share it: until as many have arrived as
 * last time or none arrives for a moment, and at most half as long as the last render took.
 */
const LOAD_MS = 50;
const QUIET_MS = 0.5;
const WAIT_SHARE = 0.5;
const WAIT_MS_MAX = 25;

type Render = () => Promise<GuestPage>;

interface CachedPage {
  readonly page: Promise<GuestPage>;
  readonly beganAt: number;
  /** Infinity while it renders. */
  endedAt: number;
  /** The render after this one, for requests that arrived after this one began. */
  next: Promise<GuestPage> | undefined;
  /** When the last of those requests arrived. */
  lastLateAt: number;
  /** How many requests wait for the next render, and how many share this one. */
  lateCount: number;
  readonly sharedCount: number;
}

export class PageCache {
  readonly #cached = new Map<string, CachedPage>();

  async find(address: string, render: Render): Promise<GuestPage> {
    const known = this.#cached.get(address);
    return known !== undefined && known.beganAt + CACHE_MS > performance.now()
      ? share(known.page, render)
      : this.#render(address, render);
  }

  async findNew(address: string, render: Render): Promise<GuestPage> {
    const known = this.#cached.get(address);
    if (known === undefined || known.endedAt + LOAD_MS < performance.now()) {
      return this.#render(address, render);
    }
    known.lastLateAt = performance.now();
    known.lateCount += 1;
    known.next ??= this.#renderNext(known, address, render);
    return share(known.next, render);
  }

  async #renderNext(before: CachedPage, address: string, render: Render): Promise<GuestPage> {
    // A failed render was reported to the requests that shared it.
    await before.page.catch(() => undefined);
    await waitForSharers(before);
    return this.#render(address, render, before.lateCount);
  }

  async #render(address: string, render: Render, sharedCount = 1): Promise<GuestPage> {
    const beganAt = performance.now();
    const entry: CachedPage = {
      page: render(),
      beganAt,
      endedAt: Infinity,
      next: undefined,
      lastLateAt: beganAt,
      lateCount: 0,
      sharedCount,
    };
    this.#cached.delete(address);
    this.#cached.set(address, entry);
    this.#dropOldest();
    try {
      const page = await entry.page;
      // Errors and redirects are not cached.
      if (page.status !== 200) this.#remove(address, entry);
      return page;
    } catch (reason) {
      this.#remove(address, entry);
      throw reason;
    } finally {
      entry.endedAt = performance.now();
    }
  }

  #remove(address: string, entry: CachedPage): void {
    if (this.#cached.get(address) === entry) this.#cached.delete(address);
  }

  #dropOldest(): void {
    const [oldest] = this.#cached.keys();
    if (this.#cached.size > PAGES_MAX && oldest !== undefined) this.#cached.delete(oldest);
  }
}

async function waitForSharers(before: CachedPage): Promise<void> {
  const endedAt = performance.now();
  const expectedCount = before.sharedCount + before.lateCount;
  const end = endedAt + Math.min((endedAt - before.beganAt) * WAIT_SHARE, WAIT_MS_MAX);
  // The responses are written in this turn; no request can arrive before the next one.
  await turn();
  const from = performance.now();
  let now = from;
  const isQuiet = () => now - Math.max(before.lastLateAt, from) >= QUIET_MS;
  while (before.lateCount < expectedCount && !isQuiet() && now < end) {
    await turn();
    now = performance.now();
  }
}

/** A refusal, for example by a rate limit, applies to one request and is not shared. */
async function share(page: Promise<GuestPage>, render: Render): Promise<GuestPage> {
  const shared = await page;
  return shared.status < 400 ? shared : render();
}
