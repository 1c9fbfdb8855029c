import { createFileRoute } from '@tanstack/react-router';
import { readStrictly } from '../../../lib/address/read-strictly.ts';
import { NewAuctionPage } from '../../../pages/seller/auctions/new-auction-page.tsx';

const readAddress = readStrictly(({ template }: Record<string, unknown>): { template?: string } =>
  typeof template === 'string' && template !== '' ? { template } : {},
);

export const Route = createFileRoute('/_private/_seller/seller/auction/new')({
  validateSearch: readAddress,
  head: () => ({ meta: [{ title: 'New auction | Hammerdock' }] }),
  component: NewAuction,
});

function NewAuction() {
  const { template } = Route.useSearch();
  return <NewAuctionPage templateId={template ?? null} />;
}
