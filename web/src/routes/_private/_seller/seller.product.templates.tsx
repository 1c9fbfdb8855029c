import { createFileRoute } from '@tanstack/react-router';
import { InfoPage } from '../../../pages/static/info-page.tsx';
import { PRODUCT_TEMPLATES } from '../../../pages/static/info-pages.ts';

export const Route = createFileRoute('/_private/_seller/seller/product/templates')({
  head: () => ({ meta: [{ title: 'Product templates | Hammerdock' }] }),
  component: ProductTemplates,
});

function ProductTemplates() {
  return <InfoPage page={PRODUCT_TEMPLATES} />;
}
