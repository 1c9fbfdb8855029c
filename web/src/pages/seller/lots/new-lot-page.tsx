import { useNavigate } from '@tanstack/react-router';
import { CallError } from '../../../api/call-error.ts';
import { useCall, useCommand } from '../../../api/query.tsx';
import { LotForm } from '../../../features/lot-form/lot-form.tsx';
import { changedFields } from '../../../features/lot-form/lot-values.ts';
import { PageHead } from '../../../features/page-head/page-head.tsx';
import { useActing } from '../../../features/seller/acting-seller.tsx';
import { paths } from '../../../paths.ts';

/** SELL-02: a new draft; its page takes the photos. */
export function NewLotPage() {
  const acting = useActing();
  const navigate = useNavigate();
  const counted = useCall('sellerLots.countSellerLots', acting).data;
  const create = useCommand('sellerLots.createSellerLot', {
    refreshes: ['sellerLots.listSellerLots', 'sellerLots.countSellerLots'],
    onDone: ({ lot }) => void navigate({ to: paths.sellerLot(lot.id), replace: true }),
    onRefused: (error) => error instanceof CallError && error.code === 'InputInvalid',
  });
  return (
    <>
      <PageHead title="New lot" />
      <LotForm
        lot={null}
        auctions={counted?.auctionList ?? []}
        mayChange={() => true}
        isSending={create.isPending}
        error={create.error}
        onSubmit={(values) => {
          const auction_id = values.auction_id === '' ? null : values.auction_id;
          create.mutate({ ...acting, auction_id, fields: changedFields(values, null) });
        }}
      />
    </>
  );
}
