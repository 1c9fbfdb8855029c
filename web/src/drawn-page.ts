/** server/src/web/page.ts says the same in its own words, since it may not import this room. */
export interface DrawnPage {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}
