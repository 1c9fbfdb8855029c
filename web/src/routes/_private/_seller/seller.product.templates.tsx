import { createFileRoute } from '@tanstack/react-router';
import { readStrictly } from '../../../lib/address/read-strictly.ts';
import { LotTemplatesPage } from '../../../pages/seller/templates/lot-templates-page.tsx';

const readAddress = readStrictly(({ edit }: Record<string, unknown>): { edit?: string } =>
  typeof edit === 'string' && edit !== '' ? { edit } : {},
);

export const Route = createFileRoute('/_private/_seller/seller/product/templates')({
  validateSearch: readAddress,
  head: () => ({ meta: [{ title: 'Product templates | Hammerdock' }] }),
  component: LotTemplates,
});

function LotTemplates() {
  const { edit } = Route.useSearch();
  return <LotTemplatesPage editedId={edit ?? null} />;
}
