import { ExplainedPage } from './explained-page.tsx';
import { SELLER } from './explained.ts';

/** One text per part of the seller's pages, under the page's title. */
export function SellerPage({ path, title }: { path: string; title: string }) {
  const page = SELLER[path.split('/')[0] ?? ''];
  return page === undefined ? null : <ExplainedPage page={{ ...page, title }} />;
}
