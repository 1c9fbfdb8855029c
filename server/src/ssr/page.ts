// What the built pages offer the server. The server may not import the web room's sources, so the
// few words both sides agree on are said here; web/src/entry-server.tsx says them as well.
import type { Envelope } from '@hammerdock/contract/call.ts';

export interface Assets {
  readonly css: string[];
  readonly preloads: string[];
  readonly scripts: { attrs: Record<string, string | boolean>; children?: string }[];
}

export interface PageContext {
  /** Answers a call in this very process, as the visitor who asked for the page. */
  readonly transport: (name: string, input: unknown) => Promise<Envelope<unknown>>;
  readonly origin: string;
  /** Marks the scripts of the page as its own: see encoded-page.ts. */
  readonly nonce: string;
  readonly renderedAt: number;
  /** Which built-in test providers are enabled by name, for the notice on every page (R71). */
  readonly testStore: { readonly payments: boolean; readonly messages: boolean };
  readonly assets: Assets;
}

/** A string and no stream: it goes out when all of it is there, and is read again to be sealed. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

export type RenderPage = (request: Request, context: PageContext) => Promise<RenderedPage>;

export interface Pages {
  readonly assets: Assets;
  /** In development it is loaded again whenever a source changed. */
  readonly render: RenderPage;
}
