// The interface of the built pages. The server may not import the sources of the web package, so
// the types are declared here and in web/src/entry-server.tsx.
import type { Envelope } from '@hammerdock/contract/call.ts';

export interface Assets {
  readonly css: string[];
  readonly preloads: string[];
  readonly scripts: { attrs: Record<string, string | boolean>; children?: string }[];
}

export interface PageContext {
  /** Answers a call in this process, as the visitor who requested the page. */
  readonly transport: (name: string, input: unknown) => Promise<Envelope<unknown>>;
  readonly origin: string;
  /** Marks the page's own scripts: see encoded-page.ts. */
  readonly nonce: string;
  readonly renderedAt: number;
  /** Which built-in test providers are enabled by name, for the notice on every page (R71). */
  readonly testStore: { readonly payments: boolean; readonly messages: boolean };
  readonly assets: Assets;
}

/** A string rather than a stream: encoding needs the whole document. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

export type RenderPage = (request: Request, context: PageContext) => Promise<RenderedPage>;

export interface Pages {
  readonly assets: Assets;
  /** In development it is reloaded after a source changes. */
  readonly render: RenderPage;
}
