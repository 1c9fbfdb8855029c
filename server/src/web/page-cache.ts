// One rendering serves every guest who asks for the same address within a second; guests who ask
// while it is under way wait for it. Who wants nothing older than the asking waits for a rendering
// that begins after it, together with all who ask until then. A page of a user has another type and
// cannot enter.
import { setImmediate as turn } from 'node:timers/promises';
import type { GuestPage } from './render-page.ts';

const KEEP_MS = 1000;
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

interface Kept {
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
  readonly #kept = new Map<string, Kept>();

  async find(address: string, render: Render): Promise<GuestPage> {
    const known = this.#kept.get(address);
    return known !== undefined && known.beganAt + KEEP_MS > performance.now()
      ? share(known.page, render)
      : this.#draw(address, render);
  }

  async findNew(address: string, render: Render): Promise<GuestPage> {
    const known = this.#kept.get(address);
    if (known === undefined || known.endedAt + RUSH_MS < performance.now()) {
      return this.#draw(address, render);
    }
    known.lastCameAt = performance.now();
    known.late += 1;
    known.next ??= this.#drawNext(known, address, render);
    return share(known.next, render);
  }

  async #drawNext(before: Kept, address: string, render: Render): Promise<GuestPage> {
    // The failed render was reported to those who waited for it.
    await before.page.catch(() => undefined);
    await gather(before);
    return this.#draw(address, render, before.late);
  }

  async #draw(address: string, render: Render, inTime = 1): Promise<GuestPage> {
    const beganAt = performance.now();
    const kept: Kept = {
      page: render(),
      beganAt,
      endedAt: Infinity,
      next: undefined,
      lastCameAt: beganAt,
      late: 0,
      inTime,
    };
    this.#kept.delete(address);
    this.#kept.set(address, kept);
    this.#dropOldest();
    try {
      const page = await kept.page;
      // What went wrong, or led elsewhere, is asked anew.
      if (page.status !== 200) this.#forget(address, kept);
      return page;
    } catch (reason) {
      this.#forget(address, kept);
      throw reason;
    } finally {
      kept.endedAt = performance.now();
    }
  }

  #forget(address: string, kept: Kept): void {
    if (this.#kept.get(address) === kept) this.#kept.delete(address);
  }

  #dropOldest(): void {
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > PAGES_MAX && oldest !== undefined) this.#kept.delete(oldest);
  }
}

async function gather(before: Kept): Promise<void> {
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
