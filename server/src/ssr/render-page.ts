// A page for one caller. Pages for guests have a type of their own, which only rendering without a
// session yields: the page cache accepts no other.
import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Caller } from '../rpc/invoke.ts';
import type { GuestCaller, InProcess } from '../rpc/in-process.ts';
import type { Pages } from './page.ts';
import { encodePage, type Effort, type EncodedPage } from './encoded-page.ts';

/** Holds nothing of the request: the caller is all that a rendering knows about the visitor. */
export interface PageParts {
  readonly pages: Pages;
  readonly config: Config;
  readonly invokeCall: InProcess['invokeCall'];
  readonly address: string;
  readonly effort: Effort;
}

export class GuestPage {
  readonly #encodedPage: EncodedPage;

  private constructor(encodedPage: EncodedPage) {
    this.#encodedPage = encodedPage;
  }

  static async render(parts: PageParts, caller: GuestCaller): Promise<GuestPage> {
    // A browser may keep it for its Back button.
    return new GuestPage(await render(parts, caller, 'private, no-cache'));
  }

  get status(): number {
    return this.#encodedPage.status;
  }

  get encodedPage(): EncodedPage {
    return this.#encodedPage;
  }
}

/** What a user sees is stored nowhere (SF12). */
export const renderUserPage = (parts: PageParts, caller: Caller): Promise<EncodedPage> =>
  render(parts, caller, 'no-store');

async function render(
  { pages, config, invokeCall, address, effort }: PageParts,
  caller: Caller,
  cacheControl: string,
): Promise<EncodedPage> {
  const nonce = randomBytes(16).toString('base64url');
  // What renders needs the address and nothing else; the session stays on this side.
  const { status, headers, html } = await pages.render(
    new Request(new URL(address, config.origin)),
    {
      transport: (name, input) => invokeCall(name, input, caller),
      origin: config.origin,
      nonce,
      // For display only; the database's clock decides (R2).
      renderedAt: Date.now(),
      testStore: config.testStore,
      assets: pages.assets,
    },
  );
  // All who share it get the id of the request that had it drawn, which the log knows.
  const told = [...headers, ['x-request-id', caller.requestId] as const];
  return encodePage({ status, headers: told, html, nonce, effort, cacheControl });
}
