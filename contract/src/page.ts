// The interface between the server and the built pages of the web package.
import type { CardForm } from './card-form.ts';
import type { Envelope } from './call.ts';

export interface PageAssets {
  /** The style sheets of every page. */
  readonly css: string[];
  /** The module that hydrates the page; it is loaded after the first paint. */
  readonly entry: string;
  /** Modules that the entry imports, each after those that it imports itself. */
  readonly entryImports: readonly string[];
  /** Modules of each route's component beside those of the entry, by the id of the route. */
  readonly code: Readonly<Record<string, readonly string[]>>;
  /** Style sheets of that code, in the order in which they override each other. */
  readonly styles: Readonly<Record<string, readonly string[]>>;
  /** Further scripts of the development server. */
  readonly scripts: { attrs: Record<string, string | boolean>; children?: string }[];
}

/** What the configuration says about the store, for every page. */
export interface StoreSettings {
  /** Which built-in test providers are enabled by name, for the notice on every page (R71). */
  readonly testStore: {
    readonly payments: boolean;
    readonly emails: boolean;
    readonly texts: boolean;
  };
  readonly cardForm: CardForm;
  /** Addresses of the store's profiles on social networks, at most one for each. */
  readonly socialLinks: readonly string[];
  /** Encrypts the bodies of calls (API-04); null: they are not encrypted. */
  readonly payloadKey: string | null;
  /** Whether the demo fills an empty database; its rival bidders have a switch. */
  readonly demo: boolean;
}

export interface PageContext {
  /** Answers a call in this process, as the visitor who requested the page. */
  readonly transport: (name: string, input: unknown) => Promise<Envelope<unknown>>;
  readonly origin: string;
  readonly renderedAt: number;
  readonly settings: StoreSettings;
  readonly assets: PageAssets;
}

/** A string rather than a stream: encoding needs the whole document. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly html: string;
}

export type RenderPage = (url: string, context: PageContext) => Promise<RenderedPage>;
