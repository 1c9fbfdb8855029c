import { InfoPage } from './info-page.tsx';
import { SELLER } from './info-pages.ts';

/** One text per part of the seller's pages, under the page's title. */
export function SellerPage({ path, title }: { path: string; title: string }) {
  const page = SELLER[path.split('/')[0] ?? ''];
  return page === undefined ? null : <InfoPage page={{ ...page, title }} />;
}
