// One rendering serves every guest who asks for the same address within a second; guests who ask
// while it is under way wait for it. Who wants nothing older than the asking waits for a rendering
// that begins after it, together with all who ask until then. A page of a user has another type and
// cannot enter.
import { setImmediate as turn } from 'node:timers/promises';
import type { GuestPage } from './render-page.ts';

const CACHE_MS = 1000;
const PAGES_MAX = 200;
/**
 * In a rush one rendering after another waits for those who come to share it, until as many are
 * there as before or nobody came for a moment; at most half as long as the last one took.
 */
const RUSH_MS = 50;
const QUIET_MS = 0.5;
const GATHER_SHARE = 0.5;
const GATHER_MS_MAX = 25;

type Render = () => Promise<GuestPage>;

interface CachedPage {
  readonly page: Promise<GuestPage>;
  readonly beganAt: number;
  /** Not before it has. */
  endedAt: number;
  /** Begins when this one is done, for those who came too late for it. */
  next: Promise<GuestPage> | undefined;
  /** Of those who came too late. */
  lastCameAt: number;
  /** How many came too late, and how many did not. */
  late: number;
  readonly inTime: number;
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
    if (known === undefined || known.endedAt + RUSH_MS < performance.now()) {
      return this.#render(address, render);
    }
    known.lastCameAt = performance.now();
    known.late += 1;
    known.next ??= this.#renderNext(known, address, render);
    return share(known.next, render);
  }

  async #renderNext(before: CachedPage, address: string, render: Render): Promise<GuestPage> {
    // The failed render was reported to those who waited for it.
    await before.page.catch(() => undefined);
    await waitForSharers(before);
    return this.#render(address, render, before.late);
  }

  async #render(address: string, render: Render, inTime = 1): Promise<GuestPage> {
    const beganAt = performance.now();
    const entry: CachedPage = {
      page: render(),
      beganAt,
      endedAt: Infinity,
      next: undefined,
      lastCameAt: beganAt,
      late: 0,
      inTime,
    };
    this.#cached.delete(address);
    this.#cached.set(address, entry);
    this.#dropOldest();
    try {
      const page = await entry.page;
      // What went wrong, or led elsewhere, is asked anew.
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
  const crowd = before.inTime + before.late;
  const end = endedAt + Math.min((endedAt - before.beganAt) * GATHER_SHARE, GATHER_MS_MAX);
  // First the answers are written, and meanwhile nobody is heard.
  await turn();
  const from = performance.now();
  let now = from;
  const isQuiet = () => now - Math.max(before.lastCameAt, from) >= QUIET_MS;
  while (before.late < crowd && !isQuiet() && now < end) {
    await turn();
    now = performance.now();
  }
}

/** Another's refusal, such as for asking too often, is not everybody's. */
async function share(page: Promise<GuestPage>, render: Render): Promise<GuestPage> {
  const shared = await page;
  return shared.status < 400 ? shared : render();
}
