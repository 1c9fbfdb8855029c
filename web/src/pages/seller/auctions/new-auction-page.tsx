import { useNavigate } from '@tanstack/react-router';
import { useCommand } from '../../../api/query.tsx';
import { AuctionFormFields } from '../../../features/auction-form/auction-form.tsx';
import { emptyAuction, sentAuctionOf } from '../../../features/auction-form/auction-values.ts';
import { useAuctionForm } from '../../../features/auction-form/use-auction-form.ts';
import { PageHead } from '../../../features/page-head/page-head.tsx';
import { useActing } from '../../../features/seller/acting-seller.tsx';
import { useClock } from '../../../lib/time/clock.tsx';
import { paths } from '../../../paths.ts';

export function NewAuctionPage() {
  const clock = useClock();
  const acting = useActing();
  const navigate = useNavigate();
  const form = useAuctionForm(emptyAuction(clock.renderedAt));
  const create = useCommand('sellerAuctions.createAuction', {
    refreshes: ['sellerAuctions.listSellerAuctions'],
    onDone: ({ auction_id }) =>
      void navigate({ to: paths.sellerAuction(auction_id), replace: true }),
  });
  return (
    <>
      <PageHead title="New auction" />
      <AuctionFormFields
        form={form}
        submitLabel="Save draft"
        isSending={create.isPending}
        onSubmit={() => create.mutate({ ...acting, auction: sentAuctionOf(form.getValues()) })}
      />
    </>
  );
}
