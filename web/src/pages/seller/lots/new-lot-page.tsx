import { useNavigate } from '@tanstack/react-router';
import { CallError } from '../../../api/call-error.ts';
import { useCall, useCommand } from '../../../api/query.tsx';
import { LotForm } from '../../../features/lot-form/lot-form.tsx';
import { changedFields } from '../../../features/lot-form/lot-values.ts';
import { PageHead } from '../../../features/page-head/page-head.tsx';
import { useActing } from '../../../features/seller/acting-seller.tsx';
import { paths } from '../../../paths.ts';
import { alertAdded } from './alert-added.tsx';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';

interface Props {
  /** The template to begin with; null: an empty form. */
  readonly templateId: string | null;
}

/** SELL-02: a new draft; its page takes the photos. */
export function NewLotPage({ templateId }: Props) {
  const acting = useActing();
  const navigate = useNavigate();
  const counted = useCall('sellerLots.countSellerLots', acting).data;
  const templates = useCall('lotTemplates.listLotTemplates', acting);
  const create = useCommand('sellerLots.createSellerLot', {
    refreshes: ['sellerLots.listSellerLots', 'sellerLots.countSellerLots'],
    isShown: ({ added }) => added,
    onDone: ({ lot, added }) => {
      if (added && lot.auction !== null) alertAdded(lot.auction, lot.lot_number);
      void navigate({ to: paths.sellerLot(lot.id), replace: true });
    },
    onRefused: (error) => error instanceof CallError && error.code === 'InputInvalid',
  });
  // Without the templates, a lot can be entered by hand.
  if (templates.data === undefined && !templates.isError) {
    return <ListSkeletons label="Loading your templates" />;
  }
  return (
    <>
      <PageHead title="New lot" />
      <LotForm
        lot={null}
        templates={templates.data?.templateList ?? []}
        templateId={templateId}
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
