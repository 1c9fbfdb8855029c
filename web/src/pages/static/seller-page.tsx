import { ExplainedPage } from './explained-page.tsx';
import { SELLER } from './explained.ts';

/** One text for each part of the seller's pages, under the title of the very page. */
export function SellerPage({ path, title }: { path: string; title: string }) {
  const page = SELLER[path.split('/')[0] ?? ''];
  return page === undefined ? null : <ExplainedPage page={{ ...page, title }} />;
}
