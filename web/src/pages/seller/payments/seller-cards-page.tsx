import type { ReactNode } from 'react';
import { useActing } from '../../../features/seller/acting-seller.tsx';
import { PageHead } from '../../../features/page-head/page-head.tsx';
import { LinkButton } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/states/state-page.tsx';

/** The seller's own cards; an admin who acts for a seller sees none of them. */
export function SellerCardsPage({ children }: { children: ReactNode }) {
  const { seller_id } = useActing();
  if (seller_id === undefined) return children;
  return (
    <>
      <PageHead title="CARD DETAILS" />
      <EmptyState
        title="Only the seller sees these cards"
        text="You can see payouts and the masked bank account instead."
        action={<LinkButton to={paths.sellerBank}>Payouts and bank details</LinkButton>}
      />
    </>
  );
}
