// Renders a page for one caller. A GuestPage can only be made by rendering without a session; the
// page cache accepts no other type.
import type { StoreSettings } from '@hammerdock/contract/page.ts';
import type { Config } from '../config/config.ts';
import type { PaymentProvider } from '../gateways/payments/provider.ts';
import type { Caller } from '../rpc/pipeline.ts';
import type { GuestCaller, InProcess } from '../rpc/in-process.ts';
import type { Pages } from './page.ts';
import { encodePage, type Effort, type EncodedPage } from './encoded-page.ts';

/** Contains nothing of the request: a render knows about the visitor only the caller. */
export interface PageParts {
  readonly pages: Pages;
  readonly settings: StoreSettings;
  readonly origin: string;
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
    return new GuestPage(await render(parts, caller, true));
  }

  get status(): number {
    return this.#encodedPage.status;
  }

  get encodedPage(): EncodedPage {
    return this.#encodedPage;
  }
}

export const renderUserPage = (parts: PageParts, caller: Caller): Promise<EncodedPage> =>
  render(parts, caller, false);

export const settingsOf = (
  { testStore, socialLinks, payloadKey, world }: Config,
  { cardForm }: Pick<PaymentProvider, 'cardForm'>,
): StoreSettings => ({
  cardForm,
  testStore,
  socialLinks,
  payloadKey,
  demo: world === 'demo',
});

async function render(
  { pages, settings, origin, invokeCall, address, effort }: PageParts,
  caller: Caller,
  isForGuests: boolean,
): Promise<EncodedPage> {
  // The render receives the address but not the session.
  const { status, headers, html } = await pages.render(new URL(address, origin).href, {
    transport: (name, input) => invokeCall(name, input, caller),
    origin,
    // For display only; the database's clock decides (R2).
    renderedAt: Date.now(),
    settings,
    assets: pages.assets,
  });
  // All recipients of a shared page get the id of the request that rendered it, as in the log.
  const allHeaders = {
    ...Object.fromEntries(headers),
    'content-security-policy': pages.contentPolicy,
    'x-request-id': caller.requestId,
  };
  // Errors, redirects and pages that ask for it are not cached.
  const asksNoStore = headers.some(
    ([name, value]) => name === 'cache-control' && value.includes('no-store'),
  );
  const isShared = isForGuests && status === 200 && !asksNoStore;
  return encodePage({ status, headers: allHeaders, html, effort, isShared });
}
