import type { PageAssets, RenderPage } from '@hammerdock/contract/page.ts';

/** The built pages, or those of the development server. */
export interface Pages {
  readonly assets: PageAssets;
  readonly contentPolicy: string;
  /** In development it is reloaded after a source changes. */
  readonly render: RenderPage;
}
