// One render serves all guests who request the same address within a second; requests that arrive
// meanwhile wait for it. A forced reload waits for a render that begins after the request, shared
// with all that arrive before it begins. The page of a user has another type and cannot enter.
import type { GuestPage } from './render-page.ts';

const CACHE_MS = 1000;
const PAGES_MAX = 200;

type Render = () => Promise<GuestPage>;

interface CachedPage {
  readonly page: Promise<GuestPage>;
  readonly beganAt: number;
  isRendering: boolean;
  /** The render after this one, for forced reloads that arrive while this one runs. */
  next: Promise<GuestPage> | undefined;
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
    if (known === undefined || !known.isRendering) return this.#render(address, render);
    known.next ??= this.#renderNext(known, address, render);
    return share(known.next, render);
  }

  async #renderNext(before: CachedPage, address: string, render: Render): Promise<GuestPage> {
    // A failed render was reported to the requests that shared it.
    await before.page.catch(() => undefined);
    return this.#render(address, render);
  }

  async #render(address: string, render: Render): Promise<GuestPage> {
    const entry: CachedPage = {
      page: render(),
      beganAt: performance.now(),
      isRendering: true,
      next: undefined,
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
      entry.isRendering = false;
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

/** A refusal, for example by a rate limit, applies to one request and is not shared. */
async function share(page: Promise<GuestPage>, render: Render): Promise<GuestPage> {
  const shared = await page;
  return shared.status < 400 ? shared : render();
}
