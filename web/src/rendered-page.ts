/** Also declared in server/src/ssr/page.ts, which may not import this package. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}
