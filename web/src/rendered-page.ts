/** server/src/ssr/page.ts says the same in its own words, since it may not import this room. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}
