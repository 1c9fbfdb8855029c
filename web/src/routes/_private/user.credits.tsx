import { createFileRoute } from '@tanstack/react-router';
import { readPageAddress } from '../../lib/address/page-address.ts';
import { CreditsPage } from '../../pages/credits/credits-page.tsx';
import { readStrictly } from '../../lib/address/read-strictly.ts';

const readAddress = readStrictly(readPageAddress);

export const Route = createFileRoute('/_private/user/credits')({
  validateSearch: readAddress,
  head: () => ({ meta: [{ title: 'My Credits/Coupon | Hammerdock' }] }),
  component: Credits,
});

function Credits() {
  const { page = 1 } = Route.useSearch();
  return <CreditsPage page={page} />;
}
