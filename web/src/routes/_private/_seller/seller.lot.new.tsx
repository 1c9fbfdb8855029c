import { createFileRoute } from '@tanstack/react-router';
import { readStrictly } from '../../../lib/address/read-strictly.ts';
import { NewLotPage } from '../../../pages/seller/lots/new-lot-page.tsx';

const readAddress = readStrictly(({ template }: Record<string, unknown>): { template?: string } =>
  typeof template === 'string' && template !== '' ? { template } : {},
);

export const Route = createFileRoute('/_private/_seller/seller/lot/new')({
  validateSearch: readAddress,
  head: () => ({ meta: [{ title: 'New lot | Hammerdock' }] }),
  component: NewLot,
});

function NewLot() {
  const { template } = Route.useSearch();
  return <NewLotPage templateId={template ?? null} />;
}
