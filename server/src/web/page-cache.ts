// One rendering serves every guest who asks for the same address within a second; guests who ask
// while it is under way wait for it. Whoever is signed in gets a page of their own.
export interface RenderedPage {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  /** The document, cut where a nonce belongs. */
  readonly parts: readonly Buffer[];
}

const KEEP_MS = 1000;
const PAGES_MAX = 200;

interface Kept {
  readonly page: Promise<RenderedPage>;
  readonly until: number;
}

export class PageCache {
  readonly #kept = new Map<string, Kept>();

  async find(address: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const known = this.#kept.get(address);
    if (known !== undefined && known.until > performance.now()) return known.page;
    const page = render();
    this.#kept.delete(address);
    this.#kept.set(address, { page, until: performance.now() + KEEP_MS });
    this.#dropOldest();
    const { status } = await page.catch((reason: unknown) => {
      this.#kept.delete(address);
      throw reason;
    });
    // What went wrong, or led elsewhere, is asked anew.
    if (status !== 200) this.#kept.delete(address);
    return page;
  }

  #dropOldest(): void {
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > PAGES_MAX && oldest !== undefined) this.#kept.delete(oldest);
  }
}

/** Cut once, so that what is sent to many is not searched through for each of them. */
export const cutAtNonce = (html: string, nonce: string): readonly Buffer[] =>
  html.split(nonce).map((part) => Buffer.from(part));

/** The page with a nonce of its own: what ran for one visitor runs for no other. */
export function withNonce(parts: readonly Buffer[], nonce: string): Buffer {
  const fresh = Buffer.from(nonce);
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [fresh, part])));
}
