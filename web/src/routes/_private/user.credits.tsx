import { createFileRoute } from '@tanstack/react-router';
import { CreditsPage } from '../../pages/credits/credits-page.tsx';

export interface CreditsAddress {
  readonly page?: number;
}

export const Route = createFileRoute('/_private/user/credits')({
  validateSearch: (search: Record<string, unknown>): CreditsAddress => {
    const page = Number(search['page']);
    return Number.isInteger(page) && page > 1 && page <= 10_000 ? { page } : {};
  },
  head: () => ({ meta: [{ title: 'My Credits/Coupon | Hammerdock' }] }),
  component: Credits,
});

function Credits() {
  const { page = 1 } = Route.useSearch();
  return <CreditsPage page={page} />;
}
