import { createFileRoute } from '@tanstack/react-router';
import { readStrictly } from '../../../lib/address/read-strictly.ts';
import { ImportPage } from '../../../pages/seller/import/import-page.tsx';

const readAddress = readStrictly(({ auction }: Record<string, unknown>): { auction?: string } =>
  typeof auction === 'string' && auction !== '' ? { auction } : {},
);

export const Route = createFileRoute('/_private/_seller/seller/import/')({
  validateSearch: readAddress,
  head: () => ({ meta: [{ title: 'Import | Hammerdock' }] }),
  component: Import,
});

function Import() {
  const { auction } = Route.useSearch();
  return <ImportPage auctionId={auction ?? null} />;
}
